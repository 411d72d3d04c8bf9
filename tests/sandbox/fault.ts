import { HttpResponse } from 'msw'

/** A refusal in the backend's form: the wrapper of every call turns it into `{detail}` with this status. */
export class Fault extends Error {
  readonly status: number
  readonly detail: unknown

  constructor(status: number, detail: unknown) {
    super(typeof detail === 'string' ? detail : JSON.stringify(detail))
    this.status = status
    this.detail = detail
  }
}

/** A body whose schema is kept and whose content cannot be; the detail is a list, as that of a schema (D13). */
export const misfit = (path: string, message: string): Fault => {
  const loc = ['body', ...path.split('.')]
  return new Fault(422, [{ loc, msg: `${loc.join('.')}: ${message}` }])
}

/** Answers that a magic value brings about, by its name. `null`: the connection breaks without an answer. */
const FAULTS = {
  'low-credits': [400, 'Insufficient Credits'],
  'trial-ended': [400, 'Trial Subscription Ended'],
  'limit-exhausted': [400, 'File Limit Exhausted'],
  'bad-document': [400, 'Document could not be read'],
  'empty-excel': [400, 'Excel is Empty'],
  'extra-excel': [400, 'Extra Data Entered'],
  'bad-excel': [400, 'Error While reading the Excel'],
  'server-error': [500, 'Internal Server Error'],
  teapot: [418, 'I am a teapot'],
  'odd-error': [418, 'I am a teapot'],
  'rate-limited': [429, 'Too many attempts. Please try again after 1 minute.'],
  unauthorized: [401, 'Not authenticated'],
  'link-sent': [400, 'Link already sent to your inbox. If you not received link contact admin.'],
  'no-answer': null,
} as const satisfies Record<string, readonly [number, string] | null>

export type FaultName = keyof typeof FAULTS

export const isFaultName = (name: string): name is FaultName => Object.hasOwn(FAULTS, name)

/** Ends the call as the magic value tells. */
export function fail(name: FaultName): Response {
  const fault = FAULTS[name]
  if (fault === null) return HttpResponse.error()
  throw new Fault(fault[0], fault[1])
}
