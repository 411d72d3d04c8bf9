import { Suspense } from 'react'
import { formatIndiaTime } from '#shared/lib/clock.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { jobName, type RunningJob } from '#shared/jobs/job.ts'
import { cancelJob } from '#shared/jobs/lifecycle.ts'
import { AnalyzerHead } from '../AnalyzerHead.tsx'
import type { AnalyzerDefinition, ProgressProps } from '../definition.ts'
import { sayMinutes } from '../estimates.ts'
import { OtherJobs } from '../jobs/OtherJobs.tsx'
import { JobRing } from './JobRing.tsx'
import { PhaseList } from './PhaseList.tsx'
import { plainPhases } from './phases.ts'
import './queueOverlay.css'

type ProcessingViewProps = {
  definition: Pick<AnalyzerDefinition<unknown>, 'title' | 'estimateMs' | 'processing'>
  job: RunningJob
  onStopped: () => void
  onStartAnother: () => void
}

const LEAVE = 'You can leave this page. The job goes on and waits for you under Jobs.'
/** Until the server has the files there is nothing to come back to. */
const STAY = 'The file is being sent. Keep this page open until it has left.'

/** Process: how far it is, what is under way, Cancel, and the other running jobs (look 04). */
export function ProcessingView({
  definition: { title, estimateMs, processing },
  job,
  onStopped,
  onStartAnother,
}: ProcessingViewProps) {
  const dispatch = useAppDispatch()
  const { sending = STAY, Progress = PlainProgress, clock } = processing ?? {}
  const queued = job.kind === 'processQueued' ? processing?.queued : undefined
  const pages = job.files.reduce((sum, file) => sum + (file.pages ?? 1), 0)
  const bytes = job.files.reduce((sum, file) => sum + file.size, 0)
  const hasLeft = job.transactionId !== null && job.followUpAt === null
  const cancel = async () => {
    if (await dispatch(cancelJob(job))) onStopped()
  }
  return (
    <div className="page">
      <AnalyzerHead title={title} line={hasLeft ? LEAVE : sending} step={2} />
      <div className="processing">
        <section className="panel processing-card" aria-label={`Processing ${jobName(job)}`}>
          {queued !== undefined && <QueueOverlay {...queued} onCancel={() => void cancel()} />}
          <div className="processing-ring" inert={queued !== undefined}>
            <JobRing job={job} clock={clock} />
          </div>
          <div className="processing-facts" inert={queued !== undefined}>
            <JobHead job={job} pages={pages} />
            <Suspense fallback={null}>
              <Progress job={job} />
            </Suspense>
            <p className="small t-warning" role="status">
              {job.misses > 0 && 'The connection is lost. Still trying; the job itself goes on.'}
            </p>
            <div className="processing-foot">
              <p className="small muted processing-when">
                Started at {formatIndiaTime(job.startedAt)}. Usually takes about{' '}
                {sayMinutes(estimateMs(pages, bytes))}.
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

function PlainProgress({ job }: ProgressProps) {
  return <PhaseList phases={plainPhases(job)} />
}

type JobHeadProps = { job: RunningJob; pages: number }

/** What is being processed, and how it stands in a word. */
function JobHead({ job, pages }: JobHeadProps) {
  return (
    <div className="row-flex">
      <div className="clip">
        <h2 className="clip" title={job.files[0]?.name}>
          {jobName(job)}
        </h2>
        <p className="small muted">
          {plural(pages, 'page')},{' '}
          {formatMegabytes(job.files.reduce((sum, file) => sum + file.size, 0))}
        </p>
      </div>
      <span className="push">
        {job.misses > 0 ? (
          <Chip tone="warning">Connection lost</Chip>
        ) : (
          <Chip tone="accent" bare>
            {job.kind === 'processQueued' ? 'In queue' : 'In Progress'}
          </Chip>
        )}
      </span>
    </div>
  )
}

type QueueOverlayProps = { title: string; line: string; onCancel: () => void }

/** Lies over a job that the server has taken and not begun. What is under it takes no clicks meanwhile. */
function QueueOverlay({ title, line, onCancel }: QueueOverlayProps) {
  return (
    <div className="queue-overlay">
      <div className="queue-card" role="status">
        <span className="spinner-border t-accent" aria-hidden="true" />
        <h2>{title}</h2>
        <p className="muted">{line}</p>
      </div>
      <button type="button" className="btn btn-secondary" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
