import type { UAN_FILTER_STATUSES } from '#api/calls/verification.ts'
import { PHONE, type CsvRow, type CsvRule } from '../readCsv.ts'
import { sendMessage } from '../sendMessage.ts'
import type { World } from '../world.ts'

/** Statuses of a job; the filter has all except FETCHING_DETAILS (kyc §4, §5). */
export type JobStatus = (typeof UAN_FILTER_STATUSES)[number] | 'FETCHING_DETAILS'

/** The columns of the template (kyc §3). */
const COLUMNS = ['name', 'phoneNumber', 'uanNumber', 'internalReferenceNumber'] as const
export type JobSource = CsvRow<(typeof COLUMNS)[number]>

export const JOB_CSV: CsvRule<(typeof COLUMNS)[number]> = {
  columns: COLUMNS,
  mandatory: ['name', 'phoneNumber', 'uanNumber'],
  patterns: { phoneNumber: PHONE, uanNumber: [/^\d{12}$/, 'a UAN of 12 digits'] },
}

/** A stored job of a candidate (kyc §3). */
export type UanJob = {
  /** The id in the candidate's link. */
  jobId: string
  subClientId: string
  /** ms since 1970. */
  createdAt: number
  /** A text, because one of the fault jobs has an unknown status. */
  jobStatus: JobStatus | (string & {})
  sourceData: JobSource
  /** Whether the link and the OTP were sent by SMS. */
  statusFlags: { smsStatus: boolean; otpStatus: boolean }
  /** Whether the candidate has logged in with the UAN password. */
  userVerified: boolean
}

export const jobLink = ({ jobId }: Pick<UanJob, 'jobId'>): string =>
  `/uan/form?id=${encodeURIComponent(jobId)}`

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})
/** '20/11/2026 10:42:07', in India. */
const writtenTime = (at: number) => TIME.format(at).replace(',', '')

/** The job in the operator's list. */
export const toJobRecord = ({ jobId, createdAt, sourceData, statusFlags, jobStatus }: UanJob) => ({
  job_id: jobId,
  createdAt: writtenTime(createdAt),
  sourceData,
  statusFlags,
  jobStatus,
})

/** Creates a job and "sends" its link to the candidate. */
export function openJob(world: World, sourceData: JobSource, subClientId: string): UanJob {
  const job: UanJob = {
    jobId: world.nextId('uan'),
    subClientId,
    createdAt: world.now(),
    jobStatus: 'NOT_LOGGED_IN',
    sourceData,
    statusFlags: { smsStatus: true, otpStatus: false },
    userVerified: false,
  }
  world.uanJobs.set(job.jobId, job)
  sendMessage(world, {
    channel: 'sms',
    to: sourceData.phoneNumber,
    subject: 'Employment history',
    text: `${sourceData.name}, please log in to your UAN with the link. It takes about 5 minutes.`,
    link: jobLink(job),
  })
  return job
}
