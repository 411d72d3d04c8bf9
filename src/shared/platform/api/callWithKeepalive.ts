import { recordServiceRequest } from '#shared/platform/api/serviceRequests.ts'
import { CALL_TIMEOUT_MS } from '#shared/platform/config/constants.ts'
import { env } from '#shared/platform/config/env.ts'
import { apiOrigin } from '#shared/platform/config/hosts.ts'
import type { ApiError, ApiResult } from './apiError.ts'
import { parseResponse } from './callEndpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { errorDetail } from './errorDetail.ts'
import { NO_STORE_HEADERS } from './noStoreHeaders.ts'

/** Sends a small call that must arrive although the page is closing. Use `callInSession` for everything else. */
export async function callWithKeepalive<Args, Value>(
  endpoint: Endpoint<Args, Value, string>,
  args: Args,
): Promise<ApiResult<Value>> {
  const path = typeof endpoint.path === 'string' ? endpoint.path : endpoint.path(args)
  recordServiceRequest(path)
  try {
    const response = await fetch(apiOrigin(env(), window.location) + path, {
      method: endpoint.method,
      keepalive: true,
      credentials: 'include',
      headers: { ...NO_STORE_HEADERS, 'Content-Type': 'application/json' },
      body: JSON.stringify(endpoint.request?.(args).body),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    const body = parseJson(await response.text())
    if (response.ok) return await parseResponse(endpoint, body)
    return {
      ok: false,
      error: { kind: 'http', status: response.status, detail: errorDetail(body) },
    }
  } catch (error) {
    return { ok: false, error: toNetworkError(error) }
  }
}

/** Text that is not JSON gives undefined, which fits no schema. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @throws any error that is not a network failure */
function toNetworkError(error: unknown): ApiError {
  if (error instanceof DOMException) return { kind: 'timeout' }
  if (error instanceof TypeError) return { kind: 'network' }
  throw error
}
