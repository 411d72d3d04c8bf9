import repeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import personCheck from 'bootstrap-icons/icons/person-check.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { composeFileName } from '#shared/platform/lib/text/fileName.ts'
import type { Tone } from '#shared/ui/components/Chip.tsx'

/** Any other status is a contract error (kyc §4). */
export const JOB_STATUSES = [
  'NOT_LOGGED_IN',
  'LOGGED_IN',
  'FETCHING_DETAILS',
  'PASS',
  'FAIL',
  'ERROR',
] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** kyc §2, §4 */
export const JOB_STATUS: Record<
  JobStatus,
  { label: string; tone: Tone; icon: string; hasReport: boolean }
> = {
  NOT_LOGGED_IN: { label: 'Not Logged In', tone: 'info', icon: hourglass, hasReport: false },
  LOGGED_IN: { label: 'Logged In', tone: 'success', icon: personCheck, hasReport: false },
  FETCHING_DETAILS: { label: 'Fetching Details', tone: 'success', icon: repeat, hasReport: false },
  PASS: { label: 'Pass', tone: 'success', icon: check, hasReport: true },
  FAIL: { label: 'Failed', tone: 'danger', icon: cross, hasReport: false },
  ERROR: { label: 'Error', tone: 'danger', icon: triangle, hasReport: false },
}

/** kyc §3. Missing texts are empty. */
export type UanJob = {
  jobId: string
  /** '20-11-2026' */
  uploadDate: string
  name: string
  phone: string
  uan: string
  isLinkSent: boolean
  isOtpSent: boolean
  status: JobStatus
}

export const candidateLinkPath = ({ jobId }: Pick<UanJob, 'jobId'>): string =>
  `/uan/form?id=${encodeURIComponent(jobId)}`

export const candidateLink = (job: Pick<UanJob, 'jobId'>): string =>
  window.location.origin + __BASE_PATH__ + candidateLinkPath(job)

/** kyc §9 */
export const reportFileName = ({ name, uan }: Pick<UanJob, 'name' | 'uan'>): string =>
  composeFileName(name, `_${uan}_report.pdf`)
