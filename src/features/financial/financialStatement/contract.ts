import * as v from 'valibot'
import type { RunningAnswer } from '#shared/kits/jobs/definition.ts'
import { ProgressFields, toRunning, unwrapped } from '#shared/kits/jobs/statusResponses.ts'

export const COUNTRIES = ['IN', 'US'] as const
export type Country = (typeof COUNTRIES)[number]

/** Quoted from analyzers §2. */
export const COUNTRY_LABEL: Record<Country, string> = { IN: 'India (IN)', US: 'United States (US)' }

const OptionsSchema = v.object({ country: v.picklist(COUNTRIES) })

/** India by default. */
export function countryOf(options: unknown): Country {
  const parsed = v.safeParse(OptionsSchema, options)
  return parsed.success ? parsed.output.country : 'IN'
}

export type StatementStatus =
  | RunningAnswer
  | { kind: 'failed' }
  /** `tookMs` where both times were sent and are plausible. */
  | { kind: 'done'; isPartial: boolean; tookMs: number | undefined }

const Moment = v.pipe(v.unknown(), v.transform(momentOf))

/** POST status (analyzers §4, §7). An unknown status is a contract error. */
export const StatementStatusSchema = v.pipe(
  unwrapped,
  v.object({
    status: v.picklist([
      'Transaction in Progress',
      'In Progress',
      'Failed',
      'Success',
      'Partial Success',
    ]),
    ...ProgressFields,
    starttime: v.optional(Moment),
    endtime: v.optional(Moment),
  }),
  v.transform((answer): StatementStatus => {
    const { status, starttime, endtime } = answer
    if (status === 'Failed') return { kind: 'failed' }
    if (status === 'Success' || status === 'Partial Success')
      return {
        kind: 'done',
        isPartial: status === 'Partial Success',
        tookMs: tookOf(starttime, endtime),
      }
    return toRunning(answer)
  }),
)

const SECONDS_BELOW = 100_000_000_000

/**
 * Epoch ms of a server time: ISO, '2026-11-20 11:42:05.123456', epoch seconds or ms. Only differences matter, so a
 * missing zone is read as UTC.
 */
function momentOf(value: unknown): number | null {
  if (typeof value === 'number')
    return Number.isFinite(value) ? (value < SECONDS_BELOW ? value * 1000 : value) : null
  if (typeof value !== 'string') return null
  const iso = value
    .trim()
    .replace(' ', 'T')
    .replace(/(\.\d{3})\d+/, '$1')
  const timestamp = Date.parse(/(z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : `${iso}Z`)
  return Number.isNaN(timestamp) ? null : timestamp
}

function tookOf(start: number | null | undefined, end: number | null | undefined) {
  if (typeof start !== 'number' || typeof end !== 'number' || end < start) return undefined
  return end - start
}

export type StatementResult = { workbook: Blob; isPartial: boolean }

export const WORKBOOK = 'workbook'

const StoredResultSchema = v.object({ isPartial: v.boolean() })

/** null where the stored data does not fit. */
export function parseStoredResult(
  data: unknown,
  files: Readonly<Record<string, Blob>> = {},
): StatementResult | null {
  const parsed = v.safeParse(StoredResultSchema, data)
  const workbook = files[WORKBOOK]
  return parsed.success && workbook !== undefined ? { workbook, ...parsed.output } : null
}
