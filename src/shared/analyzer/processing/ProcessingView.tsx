import { formatIndiaTime } from '#shared/lib/clock.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import type { AnalyzerDefinition } from '#shared/analyzer/definition.ts'
import { minutesAndSeconds } from '#shared/analyzer/estimates.ts'
import { JobHead } from './JobHead.tsx'
import { JobRing } from './JobRing.tsx'
import { jobName, type RunningJob } from '#shared/jobs/job.ts'
import { OtherJobs } from '#shared/analyzer/jobs/OtherJobs.tsx'
import { QueueOverlay } from './QueueOverlay.tsx'
import { RunSteps } from './RunSteps.tsx'
import { stepsOf } from './stepsOf.ts'
import { cancelJob } from '#shared/jobs/lifecycle.ts'

type ProcessingViewProps<Result> = {
  definition: AnalyzerDefinition<Result>
  job: RunningJob
  onStopped: () => void
  onStartAnother: () => void
}

const LEAVE = 'You can leave this page. The job goes on and waits for you under Jobs.'
/** Until the server has the files there is nothing to come back to. */
const STAY = 'The file is being sent. Keep this page open until it has left.'

/** Process: how far it is, what is under way, Cancel, and the other running jobs (look 04). */
export function ProcessingView<Result>({
  definition,
  job,
  onStopped,
  onStartAnother,
}: ProcessingViewProps<Result>) {
  const dispatch = useAppDispatch()
  const queued = job.kind === 'processQueued' ? definition.queued : undefined
  const pages = job.files.reduce((sum, file) => sum + (file.pages ?? 1), 0)
  const cancel = async () => {
    if (await dispatch(cancelJob(job))) onStopped()
  }
  return (
    <div className="page">
      <AnalyzerHead
        title={definition.title}
        line={job.transactionId === null ? STAY : LEAVE}
        step={2}
      />
      <div className="processing">
        <section className="panel processing-card" aria-label={`Processing ${jobName(job)}`}>
          {queued !== undefined && <QueueOverlay {...queued} onCancel={() => void cancel()} />}
          <div className="processing-ring" inert={queued !== undefined}>
            <JobRing job={job} />
          </div>
          <div className="processing-facts" inert={queued !== undefined}>
            <JobHead job={job} pages={pages} />
            <RunSteps steps={stepsOf(job, definition.steps)} />
            {definition.progressLine !== undefined && (
              <p className="small muted" role="status">
                {definition.progressLine(job.report.percentage)}
              </p>
            )}
            <p className="small t-warning" role="status">
              {job.misses > 0 && 'The connection is lost. Still trying; the job itself goes on.'}
            </p>
            <div className="processing-foot">
              <p className="small muted processing-when">
                Started at {formatIndiaTime(job.startedAt)}. Usually takes about{' '}
                {minutesAndSeconds(definition.estimateMs(pages))} minutes.
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
