import type { ApiError } from '#shared/api/apiError.ts'
import type { ErrorName } from './errorNames.ts'

type DetailTest = (detail: string) => boolean

/** One line of a call's error table: the first that fits names the failure. */
type Rule<Name extends string> = {
  fits: (error: ApiError) => boolean
  outcome: Name
}

/**
 * A call's error table. `Outcome` are answers beyond the catalogue that this call's caller handles itself
 * (for example 'askActiveSession').
 */
export type ErrorRules<Outcome extends string = never> = readonly Rule<ErrorName | Outcome>[]

/** The table of one call, in the order in which the specification lists its rows. */
export function rules<Name extends string>(...rows: readonly Rule<Name>[]): readonly Rule<Name>[] {
  return rows
}

/** A row for an HTTP status, or one of several, narrowed by the detail text where one is given. */
export function on<Name extends string>(
  status: number | readonly number[],
  ...rest: [Name] | [DetailTest, Name]
): Rule<Name> {
  const statuses = typeof status === 'number' ? [status] : status
  const [test, outcome] = rest.length === 2 ? rest : [() => true, rest[0]]
  return {
    fits: (error) => error.kind === 'http' && statuses.includes(error.status) && test(error.detail),
    outcome,
  }
}

/** A row for an answer with this detail text, whatever its status; also for a success that does not fit and says why (D13). */
export function onDetail<Name extends string>(test: DetailTest, outcome: Name): Rule<Name> {
  return {
    fits: (error) => 'detail' in error && error.detail !== undefined && test(error.detail),
    outcome,
  }
}

export const detailIs =
  (text: string): DetailTest =>
  (detail) =>
    detail.trim() === text

export const detailHas =
  (text: string): DetailTest =>
  (detail) =>
    detail.includes(text)

/** Every other status, and an answer that does not fit its contract. */
export function otherwise<Name extends string>(outcome: Name): Rule<Name> {
  return { fits: (error) => error.kind === 'http' || error.kind === 'contract', outcome }
}

/** No answer: network failure or time-out. */
export function noResponse<Name extends string>(outcome: Name): Rule<Name> {
  return { fits: (error) => error.kind === 'network' || error.kind === 'timeout', outcome }
}

/** The table of a call of the signed-in that fails in one way: `rows` first, then every other failure as `outcome`. */
export function failsAs<Name extends string>(
  outcome: Name,
  ...rows: readonly Rule<Name | ErrorName>[]
): readonly Rule<Name | ErrorName>[] {
  return [on(401, 'notAuthenticated'), ...rows, otherwise(outcome), noResponse('uploadFailed')]
}

/**
 * The name of a failed call, or null for an aborted one: nobody waits for it.
 * What no row names: a 401 is notAuthenticated (shell §6), no answer is uploadFailed, anything else internalError.
 */
export function judge<Outcome extends string>(
  table: ErrorRules<Outcome>,
  error: ApiError,
): ErrorName | Outcome | null {
  if (error.kind === 'aborted') return null
  const row = table.find((rule) => rule.fits(error))
  if (row !== undefined) return row.outcome
  if (error.kind === 'http' && error.status === 401) return 'notAuthenticated'
  if (error.kind === 'network' || error.kind === 'timeout') return 'uploadFailed'
  return 'internalError'
}
