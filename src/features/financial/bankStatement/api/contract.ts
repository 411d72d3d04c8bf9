import * as v from 'valibot'
import type { RunningAnswer } from '#shared/kits/jobs/definition.ts'
import { ProgressFields, toRunning } from '#shared/kits/jobs/statusResponses.ts'
import { NormalizedKeysSchema } from '#shared/platform/api/schemas/normalizedKeysSchema.ts'

/** The backend's names of the accounts (decisions D8). */
export const ACCOUNT_KEYS = ['account_1', 'account_2'] as const
export type AccountKey = (typeof ACCOUNT_KEYS)[number]

/** Files that could not be analysed; an account without any is left out. */
export type FailedFiles = Readonly<Partial<Record<AccountKey, readonly string[]>>>

/** analyzers §3, "Bank statement process status". */
export type BankStatementStatus =
  | RunningAnswer
  | { kind: 'failed'; message: string }
  | {
      kind: 'success'
      failedFiles: FailedFiles
      failedAccounts: readonly AccountKey[]
      tookMs: number | null
    }

/** Smaller numbers are epoch seconds, larger ones epoch ms. */
const EPOCH_SECONDS_MAX = 100_000_000_000

const TimeSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((time): number | null => {
    if (time === null || time === '') return null
    const ms = typeof time === 'number' ? time : Date.parse(time)
    if (!Number.isFinite(ms)) return null
    return typeof time === 'number' && ms < EPOCH_SECONDS_MAX ? ms * 1000 : ms
  }),
)

/** A list or a single name. Invalid names must not fail a finished analysis. */
const NamesSchema = v.optional(v.pipe(v.unknown(), v.transform(namesIn)))

function namesIn(value: unknown): string[] {
  const names: unknown[] = Array.isArray(value) ? value : [value]
  return names.filter((name): name is string => typeof name === 'string' && name !== '')
}

const FailedFilesSchema = v.pipe(
  v.nullish(v.unknown(), null),
  // No failed files may be an empty list; names in a list would have no account.
  v.transform((failed) => (Array.isArray(failed) && failed.length === 0 ? null : failed)),
  v.check((failed) => !Array.isArray(failed), 'an object by account'),
  v.nullish(v.object({ account_1: NamesSchema, account_2: NamesSchema }), null),
  v.transform((failed): FailedFiles =>
    Object.fromEntries(
      ACCOUNT_KEYS.map((key) => [key, failed?.[key] ?? []] as const).filter(
        ([, names]) => names.length > 0,
      ),
    ),
  ),
)

/** The format is not specified: a list of keys, a text with keys, or a count, which names none. */
const FailedAccountsSchema = v.pipe(
  v.nullish(v.union([v.array(v.string()), v.string(), v.number()]), null),
  v.transform((failed): AccountKey[] => {
    const names = Array.isArray(failed) ? failed.join() : String(failed ?? '')
    return ACCOUNT_KEYS.filter((key) => names.includes(key))
  }),
)

const StatusFields = v.object({
  status: v.picklist(['In Progress', 'Pending', 'Failed', 'Success']),
  ...ProgressFields,
  message: v.nullish(v.string(), ''),
  starttime: TimeSchema,
  endtime: TimeSchema,
  failedfiles: FailedFilesSchema,
  accountsfailed: FailedAccountsSchema,
})

function toStatus(fields: v.InferOutput<typeof StatusFields>): BankStatementStatus {
  const { starttime, endtime } = fields
  switch (fields.status) {
    case 'In Progress':
    case 'Pending':
      return toRunning(fields)
    case 'Failed':
      return { kind: 'failed', message: fields.message ?? '' }
    case 'Success':
      return {
        kind: 'success',
        failedFiles: fields.failedfiles,
        failedAccounts: fields.accountsfailed,
        tookMs:
          starttime === null || endtime === null || endtime < starttime
            ? null
            : endtime - starttime,
      }
    default:
      return fields.status satisfies never
  }
}

/** GET bankstatement/status. */
export const StatusSchema = v.pipe(NormalizedKeysSchema, StatusFields, v.transform(toStatus))
