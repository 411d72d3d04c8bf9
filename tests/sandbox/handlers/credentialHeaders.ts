import { Fault } from '../fault.ts'

/** Values that a header can carry: Latin-1 without control characters or surrounding spaces (D2). */
const fitsHeader = (value: string) =>
  /^[\x20-\x7e\xa0-\xff]*$/.test(value) && value.trim() === value

/**
 * Login also sends email and password as headers, except values that a header cannot carry (D2).
 * @throws Fault 400 with the header's name
 */
export function checkCredentialHeaders(
  request: Request,
  body: { email: string; password: string },
): void {
  for (const name of ['email', 'password'] as const) {
    const sent = request.headers.get(name)
    const due = fitsHeader(body[name])
    if (due && sent === null) throw new Fault(400, `Header ${name} is missing`)
    if (due && sent !== body[name]) throw new Fault(400, `Header ${name} differs from the body`)
    if (!due && sent !== null)
      throw new Fault(400, `Header ${name} must be left out: it does not fit Latin-1`)
  }
}
