import { CALL_TIMEOUT_MS } from '#shared/platform/config/constants.ts'
import type { ApiResult } from './apiError.ts'
import { errorDetail } from './errorDetail.ts'
import { NO_STORE_HEADERS } from './noStoreHeaders.ts'

type EarlyCall = {
  path: string
  answer: Promise<{ isOk: boolean; status: number; retryAfter: string | null; text: string }>
  controller: AbortController
}

declare global {
  /** Set by the inline script before the first paint, which shares no module with the app. */
  var earlyCall: EarlyCall | undefined
}

/** The same value as the HTTP client sends. */
const ACCEPT = 'application/json, text/plain, */*'

/** Sends a GET before the code that needs the response has loaded; `takeEarlyCall` returns the response. */
export function sendEarlyCall(origin: string, path: string): void {
  const controller = new AbortController()
  const { signal } = controller
  const headers = new Headers(NO_STORE_HEADERS)
  headers.set('Accept', ACCEPT)
  const answer = fetch(origin + path, { credentials: 'include', headers, signal }).then(
    async (response) => ({
      isOk: response.ok,
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    }),
  )
  const call = { path, answer, controller }
  globalThis.earlyCall = call
  // The network failed before anyone waited for the response: whoever needs it sends the call again.
  answer.catch(() => {
    if (globalThis.earlyCall === call) globalThis.earlyCall = undefined
  })
}

/** The response stays for `takeEarlyCall`. Undefined where there is none or it failed. */
export async function peekEarlyCall(path: string): Promise<unknown> {
  const { earlyCall } = globalThis
  if (earlyCall?.path !== path) return undefined
  const response = await earlyCall.answer.catch(() => null)
  return response?.isOk === true ? bodyOf(response.text) : undefined
}

/** The response of an early call, once; undefined where none was sent to this path. The timeout counts from here. */
export function takeEarlyCall(
  path: string,
  signal: AbortSignal,
): Promise<ApiResult<unknown>> | undefined {
  const { earlyCall } = globalThis
  if (earlyCall?.path !== path) return undefined
  globalThis.earlyCall = undefined
  return resultOf(earlyCall, signal)
}

async function resultOf(
  { answer, controller }: EarlyCall,
  signal: AbortSignal,
): Promise<ApiResult<unknown>> {
  let hasTimedOut = false
  const abort = () => controller.abort()
  const timer = setTimeout(() => {
    hasTimedOut = true
    abort()
  }, CALL_TIMEOUT_MS)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  try {
    const { isOk, status, retryAfter, text } = await answer
    const body = bodyOf(text)
    if (isOk) return { ok: true, value: body }
    return { ok: false, error: { kind: 'http', status, detail: errorDetail(body), retryAfter } }
  } catch {
    // Any other rejection of fetch is a network failure.
    const kind = signal.aborted ? 'aborted' : hasTimedOut ? 'timeout' : 'network'
    return { ok: false, error: { kind } }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/** Parses as the HTTP client does: text that is not JSON stays text, and the schema rejects it. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
