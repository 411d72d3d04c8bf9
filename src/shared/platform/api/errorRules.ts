import type { ApiError } from '#shared/platform/api/apiError.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'

type DetailTest = (detail: string) => boolean

type Rule<Name extends string> = {
  matches: (error: ApiError) => boolean
  outcome: Name
}

/** `Outcome`: names without a dialog that the caller handles itself, such as 'askActiveSession'. */
export type ErrorRules<Outcome extends string = never> = readonly Rule<DialogName | Outcome>[]

/** The first matching row applies, in the order of the specification. */
export function errorRules<Name extends string>(
  ...rows: readonly Rule<Name>[]
): readonly Rule<Name>[] {
  return rows
}

/** A `DetailTest` limits the rule to that text. */
export function onStatus<Name extends string>(
  status: number | readonly number[],
  ...rest: [Name] | [DetailTest, Name]
): Rule<Name> {
  const statuses = typeof status === 'number' ? [status] : status
  const [test, outcome] = rest.length === 2 ? rest : [() => true, rest[0]]
  return {
    matches: (error) =>
      error.kind === 'http' && statuses.includes(error.status) && test(error.detail),
    outcome,
  }
}

/** Matches this detail text with any status, also in a 2xx response that does not fit the schema (D13). */
export function onErrorDetail<Name extends string>(test: DetailTest, outcome: Name): Rule<Name> {
  return {
    matches: (error) => 'detail' in error && error.detail !== undefined && test(error.detail),
    outcome,
  }
}

export const detailEquals =
  (text: string): DetailTest =>
  (detail) =>
    detail.trim() === text

export const detailIncludes =
  (text: string): DetailTest =>
  (detail) =>
    detail.includes(text)

/** Matches every other status, and a response that does not fit its contract. */
export function onOtherError<Name extends string>(outcome: Name): Rule<Name> {
  return { matches: (error) => error.kind === 'http' || error.kind === 'contract', outcome }
}

/** Matches a network failure or timeout. */
export function onNoResponse<Name extends string>(outcome: Name): Rule<Name> {
  return { matches: (error) => error.kind === 'network' || error.kind === 'timeout', outcome }
}

/** The table of a signed-in call with one kind of failure: `rows` first, then every other failure as `outcome`. */
export function signedInErrorRules<Name extends string>(
  outcome: Name,
  ...rows: readonly Rule<Name | DialogName>[]
): readonly Rule<Name | DialogName>[] {
  return [
    onStatus(401, 'notAuthenticated'),
    ...rows,
    onOtherError(outcome),
    onNoResponse('uploadFailed'),
  ]
}

/**
 * Null for an aborted call. Defaults: 401 notAuthenticated (shell §6), no response uploadFailed, else internalError.
 */
export function classifyError<Outcome extends string>(
  table: ErrorRules<Outcome>,
  error: ApiError,
): DialogName | Outcome | null {
  if (error.kind === 'aborted') return null
  const row = table.find((rule) => rule.matches(error))
  if (row !== undefined) return row.outcome
  if (error.kind === 'http' && error.status === 401) return 'notAuthenticated'
  if (error.kind === 'network' || error.kind === 'timeout') return 'uploadFailed'
  return 'internalError'
}
