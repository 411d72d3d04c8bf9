import { classifyError } from '#shared/platform/api/errorRules.ts'
import type { ProductEndpoint } from './endpoints.ts'

/** Statuses that some rule names, and one that none does. */
const OTHER_STATUS = 418
const STATUSES = [400, 401, 413, 429, 500, OTHER_STATUS] as const

/** Details that the specification quotes (shell §8, analyzers §8, kyc §8). */
const DETAILS = [
  'Incorrect email or password.',
  'User session already exist',
  'Your account is Blocked.',
  'User is Blocked. Please contact admin',
  'Invalid user id. Please enter valid user id',
  'Link already sent to your inbox. If you not received link contact admin.',
  'Insufficient Credits',
  'Excel is Empty',
  'Extra Data Entered',
  'Error While reading the Excel',
  'Trial Subscription Ended',
  'File Limit Exhausted',
  'Case Was Already Assigned',
  'Case status is already updated',
  'No data found for the selected date range.',
  'API Access Denied',
  'Invalid OTP',
] as const

/** `detail`: only with this text. */
export type NamedError = { status: number | 'default'; detail?: string; name: string }

const nameOf = ({ errors }: ProductEndpoint, status: number, detail: string) =>
  classifyError(errors, { kind: 'http', status, detail }) ?? 'none'

function errorsOfStatus(
  endpoint: ProductEndpoint,
  status: (typeof STATUSES)[number],
): NamedError[] {
  const plain = nameOf(endpoint, status, '')
  const isOther = status === OTHER_STATUS
  const key = isOther ? 'default' : status
  const detailed = DETAILS.filter((detail) => {
    const name = nameOf(endpoint, status, detail)
    return name !== plain && (isOther || name !== nameOf(endpoint, OTHER_STATUS, detail))
  }).map((detail): NamedError => ({ status: key, detail, name: nameOf(endpoint, status, detail) }))
  const isNamed = isOther || plain !== nameOf(endpoint, OTHER_STATUS, '')
  return isNamed ? detailed.concat({ status: key, name: plain }) : detailed
}

/** The error names of an endpoint by status and detail, as its rules have them; only what differs from the default. */
export const namedErrors = (endpoint: ProductEndpoint): readonly NamedError[] =>
  STATUSES.flatMap((status) => errorsOfStatus(endpoint, status))

/** The error name where there is no response. */
export const noResponseError = ({ errors }: ProductEndpoint): string =>
  classifyError(errors, { kind: 'network' }) ?? 'none'
