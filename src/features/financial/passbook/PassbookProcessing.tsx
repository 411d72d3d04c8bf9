import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { minutesAndSeconds } from '#shared/analyzer/estimates.ts'
import { jobName, type RunningJob } from '#shared/jobs/job.ts'
import { JobHead } from '#shared/analyzer/processing/JobHead.tsx'
import { JobRing } from '#shared/analyzer/processing/JobRing.tsx'
import { OtherJobs } from '#shared/analyzer/jobs/OtherJobs.tsx'
import { RunSteps } from '#shared/analyzer/processing/RunSteps.tsx'
import { cancelJob } from '#shared/jobs/lifecycle.ts'
import { formatIndiaTime } from '#shared/lib/clock.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { useNow } from '#shared/ui/useNow.ts'
import { passbookEstimateMs } from './estimates.ts'
import { passbookPhase, passbookSteps } from './passbookSteps.ts'
import { SecondSend } from './SecondSend.tsx'

type PassbookProcessingProps = {
  job: RunningJob
  onStopped: () => void
  onStartAnother: () => void
}

const LEAVE = 'You can leave this page. The job goes on and waits for you under Jobs.'
/** As long as something is still to be sent, it is this browser that sends it. */
const STAY = 'The pages are sent from here. Keep the portal open until they have left.'

/** Process: what was sent and what follows when, how far it is, Cancel (analyzers §2, §4). */
export function PassbookProcessing({ job, onStopped, onStartAnother }: PassbookProcessingProps) {
  const dispatch = useAppDispatch()
  const now = useNow(job.followUpAt === null ? null : CLOCK_TICK_MS)
  const pages = job.files.length
  const cancel = async () => {
    if (await dispatch(cancelJob(job))) onStopped()
  }
  const isSent = passbookPhase(job, now) === 'reading'
  return (
    <div className="page">
      <AnalyzerHead title="Passbook" line={isSent ? LEAVE : STAY} step={2} />
      <div className="processing">
        <section className="panel processing-card" aria-label={`Processing ${jobName(job)}`}>
          <div className="processing-ring">
            <JobRing job={job} />
          </div>
          <div className="processing-facts">
            <JobHead job={job} pages={pages} />
            <RunSteps steps={passbookSteps(job, now)} />
            <SecondSend job={job} now={now} />
            <p className="small t-warning" role="status">
              {job.misses > 0 && 'The connection is lost. Still trying; the job itself goes on.'}
            </p>
            <div className="processing-foot">
              <p className="small muted processing-when">
                Started at {formatIndiaTime(job.startedAt)}. Usually takes about{' '}
                {minutesAndSeconds(passbookEstimateMs(pages))} minutes.
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
