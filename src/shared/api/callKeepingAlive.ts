import { CALL_TIMEOUT_MS } from '#shared/config/constants.ts'
import { env } from '#shared/config/env.ts'
import { apiOrigin } from '#shared/config/hosts.ts'
import { noteRequest } from '#shared/session/activity.ts'
import type { ApiError, ApiResult } from './apiError.ts'
import { parsedAnswer } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import { errorDetail } from './errorDetail.ts'
import { NO_STORE } from './noStore.ts'

/**
 * Sends a small JSON call that has to arrive though the page goes away. It has left when this returns its promise: what is
 * awaited first is never sent by a page that closes, and what the end of a session aborts does not arrive. For anything else
 * there is `run`.
 */
export async function callKeepingAlive<Args, Value>(
  endpoint: Endpoint<Args, Value, string>,
  args: Args,
): Promise<ApiResult<Value>> {
  const path = typeof endpoint.path === 'string' ? endpoint.path : endpoint.path(args)
  noteRequest(path)
  try {
    const response = await fetch(apiOrigin(env(), window.location) + path, {
      method: endpoint.method,
      keepalive: true,
      credentials: 'include',
      headers: { ...NO_STORE, 'Content-Type': 'application/json' },
      body: JSON.stringify(endpoint.request?.(args).body),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    const body = jsonOf(await response.text())
    if (response.ok) return await parsedAnswer(endpoint, body)
    return {
      ok: false,
      error: { kind: 'http', status: response.status, detail: errorDetail(body) },
    }
  } catch (error) {
    return { ok: false, error: lost(error) }
  }
}

/** A text that is no JSON fits no schema and has no detail. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @throws what is no failure of the line */
function lost(error: unknown): ApiError {
  if (error instanceof DOMException) return { kind: 'timeout' }
  if (error instanceof TypeError) return { kind: 'network' }
  throw error
}
