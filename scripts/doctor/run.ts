import { safeParse } from 'valibot'
import { callNamed } from '#api/calls.ts'
import { finding, type Finding } from '#api/fit.ts'
import { LoginSchema } from '#features/auth/contract.ts'
import { decryptMailResponse } from '#features/auth/decryptMailResponse.ts'
import { toServiceKey } from '#shared/platform/session/services/services.ts'
import type { Limits } from './conditions.ts'
import { checkPreflight } from './headers.ts'
import { NoResponseError, sendOnce, type Exchange } from './http.ts'
import { detailOf, jsonOf, textIn } from './json.ts'
import { callReadOnly, mayUse, type Account } from './readOnly.ts'
import type { Report } from './report.ts'
import { checkSocket } from './socket.ts'
import { submitSamples, USUAL_WAITS, type Waits } from './submit.ts'
import { resultOf, Visit, type Row, type Target } from './visit.ts'

export type DoctorOptions = {
  target: Target
  credentials: { email: string; password: string }
  submits: boolean
  waits?: Waits
  limits?: Limits
  /** Aborted by Ctrl+C: no further call, then the sign-out. */
  signal: AbortSignal
  onRow?: (row: Row) => void
}

/** Ends the visit with a sentence for the report. */
class Stopped extends Error {
  override name = 'Stopped'
}

const ACTIVE_SESSION = 'User session already exist'
const PREFLIGHTED = ['cache-control', 'client-code', 'email', 'password', 'pragma']

async function preflight(visit: Visit): Promise<void> {
  const { base, origin } = visit.target
  const path = '/master/V1/login'
  const row = { call: 'preflight', method: 'OPTIONS', path }
  const asked = { origin, method: 'POST', names: PREFLIGHTED }
  const headers = {
    origin,
    'access-control-request-method': asked.method,
    'access-control-request-headers': asked.names.join(),
  }
  try {
    const {
      status,
      ms,
      headers: answered,
    } = await sendOnce(base, { method: 'OPTIONS', path, headers })
    const isOk = status >= 200 && status < 300
    const findings = [
      ...(isOk ? [] : [finding('breaks', 'status', '200 to 299')]),
      ...checkPreflight(answered, asked),
    ]
    visit.add({ ...row, status, ms, result: resultOf(findings), findings })
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error
    visit.add({
      ...row,
      status: null,
      ms: 0,
      result: 'no response',
      findings: [],
      note: error.message,
    })
  }
}

/** @throws Stopped if the account has a session, which must not end */
function stopAtActiveSession(exchange: Exchange | null): void {
  if (exchange?.status === 401 && detailOf(exchange) === ACTIVE_SESSION)
    throw new Stopped('the account has a session already. It was left as it is')
}

/** The services that the portal reads from a login; null where there is no list (decisions D26). */
function servicesIn(login: unknown): Account['services'] {
  const parsed = safeParse(LoginSchema, login)
  const names = parsed.success ? parsed.output.serviceNames : null
  return names?.map(toServiceKey).filter((key) => key !== undefined) ?? null
}

/** Decrypts validate-mail as the portal does; the account has to exist there, or the portal offers to sign up. */
async function checkMail({ mailKey }: Target, exchange: Exchange): Promise<Finding[]> {
  const encrypted = textIn(jsonOf(exchange), 'data')
  if (exchange.status !== 200 || encrypted === '') return []
  if (mailKey === '')
    return [finding('note', 'body.data', 'VITE_MAIL_RESPONSE_KEY, to decrypt it with')]
  try {
    const { exist } = await decryptMailResponse(encrypted, mailKey)
    return exist ? [] : [finding('breaks', 'body.data', 'exist: true, for an account that exists')]
  } catch {
    const expected = 'what VITE_MAIL_RESPONSE_KEY decrypts to {"exist": true}'
    return [finding('breaks', 'body.data', expected)]
  }
}

/** Once it is sent, it is awaited even after Ctrl+C: there may be a session to end. @throws Stopped */
async function signIn(
  visit: Visit,
  { credentials, signal }: DoctorOptions,
  onSession: () => void,
): Promise<unknown> {
  const { email, password } = credentials
  const { target } = visit
  const check = (exchange: Exchange) => checkMail(target, exchange)
  const mail = await visit.call('validateMail', { headers: { email } }, { signal, check })
  stopAtActiveSession(mail)
  signal.throwIfAborted()
  const exchange = await visit.call(
    'login',
    { headers: { email, password, 'client-code': target.clientCode }, form: credentials },
    {
      check: async ({ headers, status }) => (status === 200 ? visit.cookies.check(headers) : []),
    },
  )
  stopAtActiveSession(exchange)
  if (exchange === null)
    throw new Stopped('the sign-in got no response. If it opened a session, it is still open')
  if (exchange.status === 200 || exchange.headers['set-cookie'] !== undefined) onSession()
  if (exchange.status !== 200) throw new Stopped('the sign-in was refused')
  return jsonOf(exchange)
}

/** Whether the session goes on after a sign-out: in this browser, or for a copy of its cookie. */
async function checkSignedOut(visit: Visit, before: Record<string, string>): Promise<Finding[]> {
  const isOpen = async (headers: Record<string, string>) => {
    try {
      return (await visit.send('accessToken', { headers })).status < 300
    } catch (error) {
      if (error instanceof NoResponseError) return false
      throw error
    }
  }
  if (await isOpen({})) return [finding('breaks', 'session', 'none after the sign-out')]
  return 'cookie' in before && (await isOpen(before))
    ? [finding('differs', 'session', 'none after the sign-out, also for a copy of its cookie')]
    : []
}

async function signOut(visit: Visit, email: string): Promise<void> {
  const before = await visit.cookies.header(callNamed('accessToken').path)
  await visit.call('logout', { headers: { email } }, { check: () => checkSignedOut(visit, before) })
}

async function makeCalls(visit: Visit, login: unknown, options: DoctorOptions): Promise<void> {
  const { signal, submits, waits = USUAL_WAITS } = options
  const user = await visit.call('userDetails', {}, { signal })
  const privilege = user === null ? '' : textIn(jsonOf(user), 'privilege')
  const account: Account = { privilege, services: servicesIn(login) }
  await callReadOnly(visit, account, signal)
  if (mayUse(account, 'UAN')) await checkSocket(visit, signal)
  if (submits) await submitSamples(visit, account, { waits, signal })
}

/** Header values cannot carry everything; the body has the whole password (decisions D2). */
const isHeaderValue = (text: string) => /^[\x20-\x7e\xa0-\xff]*$/.test(text)

/** Visits the backend, and signs out whatever happens. */
export async function runDoctor(options: DoctorOptions): Promise<Report> {
  const { target, credentials, signal, limits, onRow = () => undefined } = options
  const visit = new Visit(target, onRow, limits)
  const reportOf = (stopped: string | null): Report => ({
    base: target.base.origin,
    stopped,
    rows: visit.rows,
  })
  if (!isHeaderValue(credentials.email) || !isHeaderValue(credentials.password))
    return reportOf('an HTTP header cannot carry this email or password')
  let hasSession = false
  try {
    if (visit.isCrossOrigin) await preflight(visit)
    const login = await signIn(visit, options, () => (hasSession = true))
    await makeCalls(visit, login, options)
    return reportOf(null)
  } catch (error) {
    if (error instanceof Stopped) return reportOf(error.message)
    if (signal.aborted) return reportOf('it was interrupted')
    throw error
  } finally {
    if (hasSession) await signOut(visit, credentials.email)
  }
}
