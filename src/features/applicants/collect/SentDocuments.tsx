import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import { Suspense, type ReactNode } from 'react'
import { describeBatch } from '#shared/kits/analyzer/batch/describeBatch.ts'
import { JobAction } from '#shared/kits/analyzer/jobs/JobAction.tsx'
import { JobFindings } from '#shared/kits/analyzer/jobs/JobFindings.tsx'
import { JobStateChip } from '#shared/kits/analyzer/jobs/JobStateChip.tsx'
import { resumeBatch } from '#shared/kits/jobs/batch/batchActions.ts'
import { selectBatch } from '#shared/kits/jobs/batch/batchSlice.ts'
import { batchTotals } from '#shared/kits/jobs/batch/itemStatus.ts'
import { canRetry, describeInterruption } from '#shared/kits/jobs/failures.ts'
import { isRunning, jobName, type Job } from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { SentFilesHistory } from '#shared/kits/upload/histories/lazyHistories.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { applicantBatchKey } from '../model/applicant.ts'
import type { Applicant, QueuedJob } from '../model/applicant.ts'
import { serviceLabel } from '../model/services.ts'
import { changeApplicant } from '../store/applicantsStore.ts'
import { sendFailedJobAgain, sendLostJob, type QueuedStatus } from '../store/queuedJobs.ts'
import { useQueuedStatuses } from '../store/useQueuedStatuses.ts'
import { returnFailedJob, returnQueued } from './returnToList.ts'

type SentDocumentsProps = { applicant: Applicant; canEdit: boolean }

/** The jobs of an applicant: waiting, running, done or failed. */
export function SentDocuments({ applicant, canEdit }: SentDocumentsProps) {
  const known = useAppSelector(selectJobs)
  const batch = useAppSelector((state) => selectBatch(state, applicantBatchKey(applicant.id)))
  const jobs = applicant.jobs.flatMap((id) => known[id] ?? [])
  const statuses = useQueuedStatuses(applicant)
  const isHalted = batch !== null && batch.halt !== null
  return (
    <>
      {isHalted && canEdit && <HaltedBatch applicant={applicant} />}
      <ul aria-label="Sent documents">
        {jobs.map((job) => (
          <SentJob key={job.id} job={job} applicant={applicant.id} canEdit={canEdit} />
        ))}
        {applicant.queued.map((queued) => (
          <QueuedDocuments
            key={queued.id}
            applicant={applicant.id}
            queued={queued}
            status={statuses[queued.id]}
            canEdit={canEdit}
          />
        ))}
      </ul>
    </>
  )
}

/** Credits or the trial ended, or nothing could be sent: the rest waits. */
function HaltedBatch({ applicant }: { applicant: Applicant }) {
  const dispatch = useAppDispatch()
  const key = applicantBatchKey(applicant.id)
  const jobs = useAppSelector(selectJobs)
  const batch = useAppSelector((state) => selectBatch(state, key))
  if (batch === null) return null
  const totals = batchTotals(batch, jobs)
  if (totals.waiting === 0) return null
  const waitingIds = new Set(batch.items.filter(({ job }) => job === null).map(({ id }) => id))
  return (
    <div className="collect-halted">
      <span role="status">{describeBatch(totals, batch.halt)}</span>
      <button
        type="button"
        className="btn btn-soft btn-sm"
        onClick={() => dispatch(resumeBatch(key))}
      >
        Send again ({totals.waiting})
      </button>
      <button
        type="button"
        className="btn btn-ghost btn-sm"
        onClick={() =>
          void dispatch(
            returnQueued(
              applicant.id,
              applicant.queued.filter(({ id }) => waitingIds.has(id)),
            ),
          )
        }
      >
        Restore to the list
      </button>
    </div>
  )
}

type SentJobProps = { applicant: string; job: Job; canEdit: boolean }

function SentJob({ applicant, job, canEdit }: SentJobProps) {
  const dispatch = useAppDispatch()
  const name = stripBidiControls(jobName(job, true))
  const failed = job.kind === 'Not Uploaded' && job.failure !== 'fileNotKept' ? job : null
  return (
    <SentRow
      name={name}
      line={[job.title, job.kind === 'Processed Successfully' ? job.subject : undefined]
        .filter(Boolean)
        .join(' · ')}
      state={
        <>
          <JobStateChip job={job} />
          <JobFindings job={job} />
          <Suspense fallback={null}>
            <SentFilesHistory files={job.files} name={name} />
          </Suspense>
        </>
      }
    >
      {canEdit && failed !== null && !canRetry(failed) && (
        <>
          <button
            type="button"
            className="btn btn-soft btn-sm"
            aria-label={`Retry ${name}`}
            onClick={() => void dispatch(sendFailedJobAgain(applicant, failed))}
          >
            Retry
          </button>
          <RestoreButton
            name={name}
            onClick={() => void dispatch(returnFailedJob(applicant, failed))}
          />
        </>
      )}
      <JobAction job={job} />
      {canEdit && !isRunning(job) && (
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-label={`Remove ${name}`}
          onClick={() =>
            void dispatch(changeApplicant(applicant, { kind: 'jobTakenOut', job: job.id }))
          }
        >
          Remove
        </button>
      )}
    </SentRow>
  )
}

type RestoreButtonProps = { name: string; onClick: () => void }

function RestoreButton({ name, onClick }: RestoreButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm"
      aria-label={`Restore ${name}`}
      onClick={onClick}
    >
      Restore
    </button>
  )
}

type QueuedDocumentsProps = {
  applicant: string
  queued: QueuedJob
  status: QueuedStatus | undefined
  canEdit: boolean
}

function QueuedDocuments({ applicant, queued, status, canEdit }: QueuedDocumentsProps) {
  const dispatch = useAppDispatch()
  const [first, ...more] = queued.files
  const name = stripBidiControls(first?.name ?? '')
  const isLost = status?.kind === 'lost'
  return (
    <SentRow
      name={more.length === 0 ? name : `${name} and ${plural(more.length, 'more', 'more')}`}
      line={isLost ? describeInterruption('It') : serviceLabel(queued.analyzer)}
      state={<QueuedState status={status} />}
    >
      {canEdit && isLost && (
        <>
          <button
            type="button"
            className="btn btn-soft btn-sm"
            aria-label={`Send ${name} again`}
            onClick={() => void dispatch(sendLostJob(applicant, queued.id))}
          >
            Send again
          </button>
          <RestoreButton
            name={name}
            onClick={() => void dispatch(returnQueued(applicant, [queued]))}
          />
        </>
      )}
    </SentRow>
  )
}

function QueuedState({ status }: { status: QueuedStatus | undefined }) {
  if (status?.kind === 'running') return <JobStateChip job={status.job} />
  if (status?.kind === 'lost')
    return (
      <Chip tone="warning" icon={triangle}>
        Interrupted
      </Chip>
    )
  return (
    <Chip tone="neutral" icon={hourglass}>
      {status?.kind === 'otherTab' ? 'Sent by another tab' : 'Waiting to be sent'}
    </Chip>
  )
}

type SentRowProps = { name: string; line: string; state: ReactNode; children?: ReactNode }

function SentRow({ name, line, state, children }: SentRowProps) {
  return (
    <li className="collect-sent" aria-label={name}>
      <Icon of={fileText} />
      <div className="collect-sent-text">
        <p className="medium clip" title={name}>
          {name}
        </p>
        <p className="small muted clip">{line}</p>
      </div>
      <div className="collect-sent-state">{state}</div>
      <div className="collect-sent-end">{children}</div>
    </li>
  )
}
