import arrows from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { Tone } from '#shared/ui/Chip.tsx'
import type { WrittenDate } from './writtenDate.ts'

/** Report Status, shown as the server spells it (kyc §3). */
export const REPORT_STATUSES = [
  'Completed',
  'IN PROGRESS',
  'Yet To Start',
  'Job Failed to Start',
] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** A check of one candidate with one employer. */
export type CompanyJob = {
  /** What tells it from the others: checks of one job may be several. */
  rowId: string
  /** What its report is asked by. */
  jobId: string
  batchId: string
  workOrderId: string
  company: string
  candidate: string
  employed: WrittenDate
  processed: WrittenDate
  /** A text that the table below may not know. */
  status: string
}

type StatusRow = {
  tone: Tone
  icon?: string
  /** Nothing more will become of it. */
  isEnd: boolean
  hasReport: boolean
}

export const REPORT_STATUS: Record<ReportStatus, StatusRow> = {
  Completed: { tone: 'success', icon: check, isEnd: true, hasReport: true },
  'IN PROGRESS': { tone: 'info', icon: arrows, isEnd: false, hasReport: false },
  'Yet To Start': { tone: 'neutral', icon: hourglass, isEnd: false, hasReport: false },
  'Job Failed to Start': { tone: 'danger', icon: cross, isEnd: true, hasReport: false },
}
/** It may yet become one that is known. */
const UNKNOWN: StatusRow = { tone: 'neutral', isEnd: false, hasReport: false }

export const isReportStatus = (text: string): text is ReportStatus =>
  Object.hasOwn(REPORT_STATUS, text)

export const statusRow = ({ status }: CompanyJob): StatusRow =>
  isReportStatus(status) ? REPORT_STATUS[status] : UNKNOWN

export const isUnderWay = (job: CompanyJob): boolean => !statusRow(job).isEnd
