import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import type { ReactNode } from 'react'
import { stripBidiControls } from '#shared/platform/lib/fileName.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { JobAction } from '#shared/kits/analyzer/jobs/JobAction.tsx'
import { JobFindings } from '#shared/kits/analyzer/jobs/JobFindings.tsx'
import { JobStateChip } from '#shared/kits/analyzer/jobs/JobStateChip.tsx'
import { describeBatch } from '#shared/kits/analyzer/batch/describeBatch.ts'
import { applicantBatchKey, type BatchItem } from '#shared/kits/jobs/batch/batch.ts'
import { resumeBatch, retryItem } from '#shared/kits/jobs/batch/batchActions.ts'
import { selectBatch } from '#shared/kits/jobs/batch/batchSlice.ts'
import {
  batchTotals,
  isRetriable,
  itemStatus,
  mayHaveArrived,
} from '#shared/kits/jobs/batch/itemStatus.ts'
import { canRetry } from '#shared/kits/jobs/failures.ts'
import { isRunning, jobName, type Job } from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { Applicant, QueuedJob } from '../model/applicant.ts'
import { serviceLabel } from '../model/services.ts'
import { changeApplicant } from '../store/applicantsStore.ts'

type SentDocumentsProps = { applicant: Applicant; canEdit: boolean }

/** The jobs of an applicant: waiting, running, done or failed. */
export function SentDocuments({ applicant, canEdit }: SentDocumentsProps) {
  const known = useAppSelector(selectJobs)
  const batch = useAppSelector((state) => selectBatch(state, applicantBatchKey(applicant.id)))
  const jobs = applicant.jobs.flatMap((id) => known[id] ?? [])
  const isHalted = batch !== null && batch.halt !== null
  const itemOf = (job: string) => batch?.items.find((item) => item.job === job)
  return (
    <>
      {isHalted && canEdit && <HaltedBatch applicant={applicant.id} />}
      <ul aria-label="Sent documents">
        {jobs.map((job) => (
          <SentJob
            key={job.id}
            job={job}
            applicant={applicant.id}
            item={itemOf(job.id)}
            canEdit={canEdit}
          />
        ))}
        {applicant.queued.map((queued) => (
          <QueuedDocuments
            key={queued.id}
            applicant={applicant.id}
            queued={queued}
            item={batch?.items.find(({ id }) => id === queued.id)}
            canEdit={canEdit}
          />
        ))}
      </ul>
    </>
  )
}

type HaltedBatchProps = { applicant: string }

/** Credits or the trial ended, or nothing could be sent: the rest waits. */
function HaltedBatch({ applicant }: HaltedBatchProps) {
  const dispatch = useAppDispatch()
  const key = applicantBatchKey(applicant)
  const jobs = useAppSelector(selectJobs)
  const batch = useAppSelector((state) => selectBatch(state, key))
  if (batch === null) return null
  const totals = batchTotals(batch, jobs)
  if (totals.waiting === 0) return null
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
    </div>
  )
}

type SentJobProps = { applicant: string; job: Job; item: BatchItem | undefined; canEdit: boolean }

function SentJob({ applicant, job, item, canEdit }: SentJobProps) {
  const dispatch = useAppDispatch()
  const jobs = useAppSelector(selectJobs)
  const name = stripBidiControls(jobName(job, true))
  const status = item === undefined ? null : itemStatus(item, jobs)
  const canSendAgain =
    status !== null &&
    (mayHaveArrived(status) || isRetriable(status)) &&
    !(status.kind === 'failed' && canRetry(status.job))
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
        </>
      }
    >
      {canEdit && item !== undefined && canSendAgain && (
        <button
          type="button"
          className="btn btn-soft btn-sm"
          aria-label={`Retry ${name}`}
          onClick={() => dispatch(retryItem(applicantBatchKey(applicant), item))}
        >
          Retry
        </button>
      )}
      <JobAction job={job} />
      {canEdit && !isRunning(job) && (
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-label={`Take out ${name}`}
          onClick={() =>
            void dispatch(changeApplicant(applicant, { kind: 'jobTakenOut', job: job.id }))
          }
        >
          Take out
        </button>
      )}
    </SentRow>
  )
}

type QueuedDocumentsProps = {
  applicant: string
  queued: QueuedJob
  item: BatchItem | undefined
  canEdit: boolean
}

function QueuedDocuments({ queued, item }: QueuedDocumentsProps) {
  const jobs = useAppSelector(selectJobs)
  const [first, ...more] = queued.files
  const name = stripBidiControls(first?.name ?? '')
  const isInterrupted = item !== undefined && itemStatus(item, jobs).kind === 'interrupted'
  return (
    <SentRow
      name={more.length === 0 ? name : `${name} and ${plural(more.length, 'more', 'more')}`}
      line={serviceLabel(queued.analyzer)}
      state={
        <Chip tone="neutral" icon={hourglass}>
          {isInterrupted ? 'Interrupted' : 'Waiting to be sent'}
        </Chip>
      }
    />
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
