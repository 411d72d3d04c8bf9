import { HttpResponse } from 'msw'
import { FAULTS, type FaultName, type FaultRow } from './magic/faults.ts'

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
export const validationFault = (path: string, message: string): Fault => {
  const loc = ['body', ...path.split('.')]
  return new Fault(422, [{ loc, msg: `${loc.join('.')}: ${message}` }])
}

/** Ends the call as this row tells. @throws Fault unless the connection breaks */
export function faultResponse(answer: NonNullable<FaultRow['answer']> | null): Response {
  if (answer === null) return HttpResponse.error()
  throw new Fault(...answer)
}

type Answered = {
  [Name in FaultName]: (typeof FAULTS)[Name] extends { answer: unknown } ? Name : never
}[FaultName]

/** Ends the call as the fault of this name does. */
export const fail = (name: Answered): Response => faultResponse(FAULTS[name].answer)
