import * as v from 'valibot'
import type { Job, JobOptions } from '#shared/kits/jobs/job.ts'
import { AcceptedFileSchema, type AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { UploadEntrySchema } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { BoundedNumberSchema } from '#shared/platform/lib/numbers/boundedNumber.ts'
import { SERVICE_KEYS, type ServiceKey } from '#shared/platform/store/currentUser.ts'

const ServiceSchema = v.picklist(SERVICE_KEYS)

/** What the first page of a bank statement tells; null for what was not read with certainty. */
const StatementReadingSchema = v.object({
  bankName: v.nullable(v.string()),
  /** Last four digits. */
  accountEnd: v.nullable(v.string()),
  /** Tells whole numbers with the same last digits apart. */
  accountCheck: v.optional(v.nullable(BoundedNumberSchema)),
  holder: v.nullable(v.string()),
  accountType: v.nullable(v.string()),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** Of a financial statement. */
  country: v.optional(v.nullable(v.string())),
})

/** What is known about a file that is not sent yet. */
const ChoiceSchema = v.object({
  /** Null: the user has to choose. */
  service: v.nullable(ServiceSchema),
  /** 'text': recognised by its first page. */
  by: v.nullable(v.picklist(['text', 'user'])),
  statement: v.nullable(StatementReadingSchema),
  /** Answers that could not be read, by question ('bank', 'accountType', 'owner', 'country'). */
  answers: v.record(v.string(), v.string()),
})
export type Choice = v.InferOutput<typeof ChoiceSchema>

/** A job to send: waits in the batch of the tab that pressed Send all. */
const QueuedJobSchema = v.object({
  id: v.string(),
  analyzer: ServiceSchema,
  files: v.pipe(v.array(AcceptedFileSchema), v.readonly()),
  options: v.pipe(v.record(v.string(), v.unknown()), v.readonly()),
  /** Id of the tab that sends it. */
  tab: v.string(),
})
export type QueuedJob = v.InferOutput<typeof QueuedJobSchema>

const NoteSchema = v.object({
  text: v.string(),
  /** What the open point said: if that changes, the point is open again. */
  about: v.string(),
})

/** What the user says about an obligation. */
const ObligationEditSchema = v.object({
  /** Null: as its kind starts. */
  decision: v.nullable(v.picklist(['confirmed', 'removed'])),
  /** In place of what was found. */
  counterparty: v.optional(v.string()),
  kind: v.optional(v.string()),
  monthly: v.optional(BoundedNumberSchema),
  /** By which it is found again in other documents; none of one that was added by hand. */
  payments: v.pipe(v.array(v.string()), v.readonly()),
  /** Joined or divided by hand: its payments are one obligation, whatever the rule finds. */
  isOwn: v.optional(v.boolean()),
})
export type ObligationEdit = v.InferOutput<typeof ObligationEditSchema>

/** One person, or one business. Bytes and results are those of its files and jobs. */
export const ApplicantSchema = v.object({
  id: v.string(),
  /** Email; only this user sees the applicant. */
  owner: v.string(),
  /** Empty: the name is taken from the documents. */
  name: v.string(),
  createdAt: BoundedNumberSchema,
  /** Epoch ms of the last change that a saved file would hold. */
  changedAt: BoundedNumberSchema,
  /** Epoch ms of the last Save to file; null for never. */
  savedAt: v.nullable(BoundedNumberSchema),
  /** Files that are not sent, in the order added. */
  entries: v.pipe(v.array(UploadEntrySchema), v.readonly()),
  /** By file id. */
  choices: v.record(v.string(), ChoiceSchema),
  queued: v.pipe(v.array(QueuedJobSchema), v.readonly()),
  /** Ids of its jobs, in the order added. */
  jobs: v.pipe(v.array(v.string()), v.readonly()),
  /** As earlier builds stored them: by account, counterparty and monthly amount. */
  obligations: v.record(v.string(), v.picklist(['confirmed', 'removed'])),
  /** What the user said of credits, by `creditKey`. Applicants of older builds have none. */
  credits: v.optional(v.record(v.string(), v.picklist(['salary', 'notSalary'])), {}),
  /** Of the loan that is asked for, a month in paise. */
  newInstalment: v.optional(v.nullable(BoundedNumberSchema), null),
  obligationEdits: v.optional(v.record(v.string(), ObligationEditSchema), {}),
  /** On transfers between own accounts, by `OwnTransfer.id`. */
  transfers: v.optional(v.record(v.string(), v.picklist(['accepted', 'undone'])), {}),
  /** Of explained open points, by point id. */
  notes: v.record(v.string(), NoteSchema),
})
export type Applicant = v.InferOutput<typeof ApplicantSchema>

/** A job to send, before its files are queued. */
export type PlannedJob = {
  analyzer: ServiceKey
  files: readonly AcceptedFile[]
  options: JobOptions
}

/** Whether a saved file would lack something. */
export const isUnsaved = ({ changedAt, savedAt }: Applicant): boolean =>
  savedAt === null || changedAt > savedAt

/** Whether the end of the session loses something of this applicant that no file holds, such as a new result. */
export function hasUnsavedWork(
  applicant: Applicant,
  jobs: Readonly<Record<string, Job | undefined>>,
): boolean {
  const { entries, queued, jobs: ids, savedAt } = applicant
  if (entries.length + queued.length + ids.length === 0) return false
  const isNewResult = (id: string) => {
    const job = jobs[id]
    return job?.kind === 'Processed Successfully' && job.finishedAt > (savedAt ?? 0)
  }
  return isUnsaved(applicant) || ids.some(isNewResult)
}

/** The given name, else the one in the first result that names somebody. */
export function applicantName(
  { name, jobs: ids }: Applicant,
  jobs: Readonly<Record<string, Job | undefined>>,
): string {
  const subjects = ids.map((id) => {
    const job = jobs[id]
    return job?.kind === 'Processed Successfully' ? job.subject : undefined
  })
  return (
    name.trim() || subjects.find((subject) => subject !== undefined) || 'Applicant without a name'
  )
}

/** The job that sends the files of a queued one; undefined before it starts. */
export const jobOfQueued = (
  { files }: Pick<QueuedJob, 'files'>,
  jobs: readonly Job[],
): Job | undefined => jobs.find((job) => job.files[0]?.id === files[0]?.id)

/** By job id, the applicant that each job belongs to, also while it is being sent. */
export const ownersOfJobs = (
  applicants: readonly Applicant[],
  jobs: readonly Job[],
): ReadonlyMap<string, string> =>
  new Map(
    applicants.flatMap(({ id, jobs: own, queued }) => {
      const sending = queued.flatMap((one) => jobOfQueued(one, jobs)?.id ?? [])
      return [...own, ...sending].map((job): [string, string] => [job, id])
    }),
  )

/** Of the batch in which a tab sends the documents of an applicant. */
export const applicantBatchKey = (id: string): string => `applicant/${id}`

export const applicantUrl = (id: string): string => `/applicants/${id}`
