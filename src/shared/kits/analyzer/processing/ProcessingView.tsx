import { Suspense } from 'react'
import { jobName, type RunningJob } from '#shared/kits/jobs/job.ts'
import { progressAt } from '#shared/kits/jobs/jobReducer.ts'
import { cancelJob } from '#shared/kits/jobs/run/lifecycle.ts'
import { CLOCK_TICK_MS } from '#shared/platform/config/constants.ts'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { formatIndiaTime, formatDuration } from '#shared/platform/lib/time/clock.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Countdown } from '#shared/ui/components/Countdown.tsx'
import { ProgressRing } from '#shared/ui/components/ProgressRing.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import { AnalyzerHeader } from '../AnalyzerHeader.tsx'
import './queueOverlay.css'
import type { AnalyzerDefinition, ProgressProps } from '../definition.ts'
import { formatAboutMinutes } from '../estimates.ts'
import { OtherJobs } from '../jobs/OtherJobs.tsx'
import { PhaseList } from './PhaseList.tsx'
import { defaultPhases } from './phases.ts'

type JobRingProps = {
  job: RunningJob
  /** Default: mm:ss. */
  formatTimeLeft?: ((ms: number) => string) | undefined
}

/** Percentage and time left of a running job. Only this component renders every second. */
function JobRing({ job, formatTimeLeft = formatDuration }: JobRingProps) {
  const now = useNow(CLOCK_TICK_MS)
  const { percentage, msLeft } = progressAt(job, now)
  return (
    <ProgressRing percentage={percentage}>
      {msLeft > 0 ? (
        <p className="processing-left">
          <Countdown endsAt={job.report.endsAt} format={formatTimeLeft} />{' '}
          <span className="muted">Min Left</span>
        </p>
      ) : (
        <p className="processing-left muted">Taking longer than usual</p>
      )}
    </ProgressRing>
  )
}

type ProcessingViewProps = {
  definition: Pick<AnalyzerDefinition<unknown>, 'title' | 'estimateMs' | 'processing'>
  job: RunningJob
  onStopped: () => void
  onStartAnother: () => void
}

const SENT_TEXT = 'You can leave this page. The job continues, and you find it under Jobs.'
/** A job can be resumed elsewhere only after its upload. */
const SENDING_TEXT = 'The file is being sent. Keep this page open until it is sent.'

/** Progress, phases, Cancel, and the other running jobs (look 04). */
export function ProcessingView({
  definition: { title, estimateMs, processing },
  job,
  onStopped,
  onStartAnother,
}: ProcessingViewProps) {
  const dispatch = useAppDispatch()
  const {
    sendingText = SENDING_TEXT,
    Progress = DefaultProgress,
    formatTimeLeft,
  } = processing ?? {}
  const queued = job.kind === 'processQueued' ? processing?.queued : undefined
  const pages = job.files.reduce((sum, file) => sum + (file.pages ?? 1), 0)
  const bytes = job.files.reduce((sum, file) => sum + file.size, 0)
  const hasLeft = job.transactionId !== null && job.followUpAt === null
  const cancel = async () => {
    if (await dispatch(cancelJob(job))) onStopped()
  }
  return (
    <div className="page">
      <AnalyzerHeader title={title} subtitle={hasLeft ? SENT_TEXT : sendingText} step={2} />
      <div className="processing">
        <section className="panel processing-card" aria-label={`Processing ${jobName(job)}`}>
          {queued !== undefined && <QueueOverlay {...queued} onCancel={() => void cancel()} />}
          <div className="processing-ring" inert={queued !== undefined}>
            <JobRing job={job} formatTimeLeft={formatTimeLeft} />
          </div>
          <div className="processing-facts" inert={queued !== undefined}>
            <JobSummary job={job} pages={pages} />
            <Suspense fallback={null}>
              <Progress job={job} />
            </Suspense>
            <p className="small t-warning" role="status">
              {job.misses > 0 && 'The connection is lost. Reconnecting; the job itself continues.'}
            </p>
            <div className="processing-footer">
              <p className="small muted processing-when">
                Started at {formatIndiaTime(job.startedAt)}. Usually takes{' '}
                {formatAboutMinutes(estimateMs(pages, bytes))}.
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

function DefaultProgress({ job }: ProgressProps) {
  return <PhaseList phases={defaultPhases(job)} />
}

type JobSummaryProps = { job: RunningJob; pages: number }

function JobSummary({ job, pages }: JobSummaryProps) {
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
          <Chip tone="accent" isPlain>
            {job.kind === 'processQueued' ? 'In queue' : 'In Progress'}
          </Chip>
        )}
      </span>
    </div>
  )
}

type QueueOverlayProps = { title: string; description: string; onCancel: () => void }

/** Overlay over a queued job; blocks clicks below it. */
function QueueOverlay({ title, description, onCancel }: QueueOverlayProps) {
  return (
    <div className="queue-overlay">
      <div className="queue-card" role="status">
        <span className="spinner-border t-accent" aria-hidden="true" />
        <h2>{title}</h2>
        <p className="muted">{description}</p>
      </div>
      <button type="button" className="btn btn-secondary" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
