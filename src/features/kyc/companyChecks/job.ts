import arrows from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { formatDay, toIndiaDay, parseDay } from '#shared/platform/lib/time/day.ts'
import { isIsoTime, assumeUtc } from '#shared/platform/lib/time/isoTime.ts'
import type { Tone } from '#shared/ui/components/Chip.tsx'

type ParsedDate = {
  /** '20 Nov 2026', a day in India; any other text is unchanged. */
  text: string
  /** Epoch ms; null where it is not a date. */
  timestamp: number | null
}

/** 'Fri, 20 Nov 2026 10:42:07 GMT' */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

function parseTimestamp(text: string): number | null {
  if (!isIsoTime(text) && !HTTP_DATE.test(text)) return null
  const timestamp = Date.parse(assumeUtc(text))
  return Number.isNaN(timestamp) ? null : timestamp
}

/** Day or year first, or a timestamp; a date that does not exist stays text. */
export function parseServerDate(text: string): ParsedDate {
  const day = parseDay(text)
  if (day !== null) return { text: formatDay(day), timestamp: Date.parse(day) }
  const timestamp = parseTimestamp(text)
  return timestamp === null
    ? { text, timestamp }
    : { text: formatDay(toIndiaDay(timestamp)), timestamp }
}

/** kyc §3 */
export const REPORT_STATUSES = [
  'Completed',
  'IN PROGRESS',
  'Yet To Start',
  'Job Failed to Start',
] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** One candidate with one employer. */
export type CompanyJob = {
  /** One job may have several checks. */
  rowId: string
  jobId: string
  batchId: string
  workOrderId: string
  company: string
  candidate: string
  employmentDate: ParsedDate
  processingDate: ParsedDate
  /** May be unknown to the table below. */
  status: string
}

type StatusDisplay = {
  tone: Tone
  icon?: string
  isFinal: boolean
  hasReport: boolean
}

export const REPORT_STATUS: Record<ReportStatus, StatusDisplay> = {
  Completed: { tone: 'success', icon: check, isFinal: true, hasReport: true },
  'IN PROGRESS': { tone: 'info', icon: arrows, isFinal: false, hasReport: false },
  'Yet To Start': { tone: 'neutral', icon: hourglass, isFinal: false, hasReport: false },
  'Job Failed to Start': { tone: 'danger', icon: cross, isFinal: true, hasReport: false },
}
/** May still change. */
const UNKNOWN: StatusDisplay = { tone: 'neutral', isFinal: false, hasReport: false }

export const isReportStatus = (text: string): text is ReportStatus =>
  Object.hasOwn(REPORT_STATUS, text)

export const statusDisplay = ({ status }: CompanyJob): StatusDisplay =>
  isReportStatus(status) ? REPORT_STATUS[status] : UNKNOWN

export const isInProgress = (job: CompanyJob): boolean => !statusDisplay(job).isFinal
