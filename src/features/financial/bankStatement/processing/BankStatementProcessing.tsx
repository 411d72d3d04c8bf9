import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { minutesAndSeconds } from '#shared/analyzer/estimates.ts'
import { jobName, type RunningJob } from '#shared/jobs/job.ts'
import { JobHead } from '#shared/analyzer/processing/JobHead.tsx'
import { JobRing } from '#shared/analyzer/processing/JobRing.tsx'
import { OtherJobs } from '#shared/analyzer/jobs/OtherJobs.tsx'
import { PhaseList } from '#shared/analyzer/processing/PhaseList.tsx'
import { cancelJob } from '#shared/jobs/lifecycle.ts'
import { formatIndiaTime } from '#shared/lib/clock.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { bankEstimateMs } from '../estimate.ts'
import { bankStepsOf } from './steps.ts'
import './processing.css'

type BankStatementProcessingProps = {
  job: RunningJob
  onStopped: () => void
  onStartAnother: () => void
}

const LEAVE = 'You can leave this page. The job goes on and waits for you under Jobs.'
/** Until the server has the files there is nothing to come back to. */
const STAY = 'The files are being sent. Keep this page open until they have left.'

/** The queue message, then five steps, a percentage, a countdown and Cancel (analyzers §2, screen 9). */
export function BankStatementProcessing({
  job,
  onStopped,
  onStartAnother,
}: BankStatementProcessingProps) {
  const dispatch = useAppDispatch()
  const pages = job.files.reduce((sum, file) => sum + (file.pages ?? 1), 0)
  const bytes = job.files.reduce((sum, file) => sum + file.size, 0)
  const cancel = async () => {
    if (await dispatch(cancelJob(job))) onStopped()
  }
  return (
    <div className="page">
      <AnalyzerHead
        title="Bank statement"
        line={job.transactionId === null ? STAY : LEAVE}
        step={2}
      />
      <div className="processing">
        <section className="panel processing-card" aria-label={`Processing ${jobName(job)}`}>
          <div className="processing-ring">
            <JobRing job={job} />
          </div>
          <div className="processing-facts">
            <JobHead job={job} pages={pages} />
            {job.kind === 'processQueued' && <QueueMessage job={job} />}
            <PhaseList phases={bankStepsOf(job)} />
            <p className="small t-warning" role="status">
              {job.misses > 0 && 'The connection is lost. Still trying; the job itself goes on.'}
            </p>
            <div className="processing-foot">
              <p className="small muted processing-when">
                Started at {formatIndiaTime(job.startedAt)}. Usually takes about{' '}
                {minutesAndSeconds(bankEstimateMs(pages, bytes))} minutes.
              </p>
              <button type="button" className="btn btn-ghost" onClick={onStartAnother}>
                Start another
              </button>
              <button type="button" className="btn btn-secondary" onClick={() => void cancel()}>
                Cancel
              </button>
            </div>
          </div>
        </section>
        <OtherJobs except={job.id} />
      </div>
    </div>
  )
}

/** Before the first step begins: the files leave, then wait for their turn. */
function QueueMessage({ job: { transactionId, sent } }: { job: RunningJob }) {
  const share = sent > 0 && sent < 1 ? ` ${Math.floor(sent * 100)}% have left.` : ''
  return (
    <p className="queue-message" role="status">
      <Icon of={hourglass} />
      {transactionId === null
        ? `Your statements are being sent.${share}`
        : 'Your statements are in the queue. The analysis starts by itself in a moment.'}
    </p>
  )
}
