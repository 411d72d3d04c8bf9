import { HttpResponse } from 'msw'
import { FAULTS, type FaultName, type FaultRow } from './magic/faults.ts'

/** An error in the backend's format: each call is answered with `{detail}` and this status. */
export class Fault extends Error {
  readonly status: number
  readonly detail: unknown

  constructor(status: number, detail: unknown) {
    super(typeof detail === 'string' ? detail : JSON.stringify(detail))
    this.status = status
    this.detail = detail
  }
}

/** A body that matches its schema but has invalid content; the detail is a list like a schema error (D13). */
export const validationFault = (path: string, message: string): Fault => {
  const loc = ['body', ...path.split('.')]
  return new Fault(422, [{ loc, msg: `${loc.join('.')}: ${message}` }])
}

/** Fails the call as this row says. @throws Fault unless the connection breaks */
export function faultResponse(response: NonNullable<FaultRow['answer']> | null): Response {
  if (response === null) return HttpResponse.error()
  throw new Fault(...response)
}

type Answered = {
  [Name in FaultName]: (typeof FAULTS)[Name] extends { answer: unknown } ? Name : never
}[FaultName]

/** Fails the call with the fault of this name. */
export const fail = (name: Answered): Response => faultResponse(FAULTS[name].answer)
