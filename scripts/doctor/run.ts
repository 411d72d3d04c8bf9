import { checkCookies, checkPreflight } from './headers.ts'
import { NoResponseError, sendOnce, type Exchange } from './http.ts'
import { callReadOnly, mayUse, type Account } from './readOnly.ts'
import type { Report } from './report.ts'
import { checkSocket } from './socket.ts'
import { submitSamples, USUAL_WAITS, type Waits } from './submit.ts'
import { detailOf, fieldOf, jsonOf, Visit, type Row, type Target } from './visit.ts'

export type DoctorOptions = {
  target: Target
  credentials: { email: string; password: string }
  submits: boolean
  waits?: Waits
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
      ...(isOk
        ? []
        : [{ path: 'status', expected: '200 to 299', source: 'specification' as const }]),
      ...checkPreflight(answered, asked),
    ]
    visit.add({ ...row, status, ms, result: findings.length === 0 ? 'fits' : 'differs', findings })
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

function servicesIn(login: unknown): string[] | null {
  const inner = fieldOf(login, 'data') ?? login
  const list = ['service', 'services', 'userServices', 'user_services']
    .map((name) => fieldOf(inner, name))
    .find(Array.isArray)
  if (list === undefined) return null
  return list.map((each: unknown) =>
    String(typeof each === 'string' ? each : fieldOf(each, 'serviceName')),
  )
}

/** Signs in. Once it is sent, it is awaited even after Ctrl+C: there may be a session to end. @throws Stopped */
async function signIn(visit: Visit, { credentials, signal }: DoctorOptions): Promise<unknown> {
  const { email, password } = credentials
  stopAtActiveSession(await visit.call('validateMail', { headers: { email } }, { signal }))
  signal.throwIfAborted()
  const { base, origin, clientCode } = visit.target
  const exchange = await visit.call(
    'login',
    { headers: { email, password, 'client-code': clientCode }, form: credentials },
    { check: ({ headers, status }) => (status === 200 ? checkCookies(headers, base, origin) : []) },
  )
  stopAtActiveSession(exchange)
  if (exchange === null)
    throw new Stopped('the sign-in got no response. If it opened a session, it is still open')
  if (exchange.status !== 200) throw new Stopped('the sign-in was refused')
  return jsonOf(exchange)
}

async function makeCalls(visit: Visit, login: unknown, options: DoctorOptions): Promise<void> {
  const { signal, submits, waits = USUAL_WAITS } = options
  const user = await visit.call('userDetails', {}, { signal })
  const privilege = user === null ? '' : String(fieldOf(jsonOf(user), 'privilege'))
  const account: Account = { privilege, services: servicesIn(login) }
  await callReadOnly(visit, account, signal)
  if (mayUse(account, 'UAN')) await checkSocket(visit, signal)
  if (submits) await submitSamples(visit, account, { waits, signal })
}

/** Header values cannot carry everything; the body has the whole password (decisions D2). */
const isHeaderValue = (text: string) => /^[\x20-\x7e\xa0-\xff]*$/.test(text)

/** Visits the backend, and signs out whatever happens. */
export async function runDoctor(options: DoctorOptions): Promise<Report> {
  const { target, credentials, signal, onRow = () => undefined } = options
  const visit = new Visit(target, onRow)
  const reportOf = (stopped: string | null): Report => ({
    base: target.base.origin,
    stopped,
    rows: visit.rows,
  })
  if (!isHeaderValue(credentials.email) || !isHeaderValue(credentials.password))
    return reportOf('an HTTP header cannot carry this email or password')
  let isSignedIn = false
  try {
    if (visit.isCrossOrigin) await preflight(visit)
    const login = await signIn(visit, options)
    isSignedIn = true
    await makeCalls(visit, login, options)
    return reportOf(null)
  } catch (error) {
    if (error instanceof Stopped) return reportOf(error.message)
    if (signal.aborted) return reportOf('it was interrupted')
    throw error
  } finally {
    if (isSignedIn) await visit.call('logout', { headers: { email: credentials.email } })
  }
}
