import axios, {
  AxiosHeaders,
  isAxiosError,
  isCancel,
  type AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios'
import { env } from '#shared/config/env.ts'
import { apiOrigin } from '#shared/config/hosts.ts'
import {
  CALL_TIMEOUT_MS,
  UPLOAD_TIMEOUT_BYTES,
  UPLOAD_TIMEOUT_MS,
} from '#shared/config/constants.ts'
import { assertNever } from '#shared/lib/assertNever.ts'
import { noteRequest } from '#shared/session/activity.ts'
import type { ApiError, ApiResult } from './apiError.ts'
import type { CallOptions, Endpoint, WireRequest } from './endpoint.ts'
import { errorDetail } from './errorDetail.ts'
import { NO_STORE } from './noStore.ts'

type WireCall = WireRequest & {
  method: Endpoint<never, never>['method']
  path: string
  answer: Endpoint<never, never>['answer']
}

const client = axios.create({
  withCredentials: true,
  headers: NO_STORE,
  // jsdom corrupts File bodies on XHR; the browser keeps XHR for upload progress.
  ...(import.meta.env.MODE === 'test' ? { adapter: 'fetch' } : {}),
})

client.interceptors.request.use((config) => {
  noteRequest(config.url ?? '')
  return config
})

/** A Blob error body (`responseType: 'blob'`) is read as JSON before anything judges it (D13). */
async function readBody(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data
  try {
    return JSON.parse(await data.text()) as unknown
  } catch {
    return undefined // no JSON: a proxy's HTML page, say. There is no detail to read.
  }
}

async function toApiError(error: AxiosError): Promise<ApiError> {
  if (isCancel(error) || error.code === 'ERR_CANCELED') return { kind: 'aborted' }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' }
  if (error.response === undefined || error.response.status === 0) return { kind: 'network' }
  const body = await readBody(error.response.data)
  return { kind: 'http', status: error.response.status, detail: errorDetail(body) }
}

/** A body may be a file as it stands or in base64; an answer may be a report. */
const carriesFile = (wire: WireCall) => wire.body !== undefined || isRaw(wire)

/** The body is taken as it comes. */
const isRaw = ({ answer }: WireCall) => answer === 'blob' || answer === 'bytes'

const sumOfSizes = (sum: number, part: FormDataEntryValue) =>
  sum + (typeof part === 'string' ? 0 : part.size)

/** ms until a call is given up. */
function timeoutOf(wire: WireCall): number {
  if (!carriesFile(wire)) return CALL_TIMEOUT_MS
  const bytes = wire.body instanceof FormData ? [...wire.body.values()].reduce(sumOfSizes, 0) : 0
  return UPLOAD_TIMEOUT_MS * Math.max(1, bytes / UPLOAD_TIMEOUT_BYTES)
}

function toConfig(wire: WireCall, options: CallOptions): AxiosRequestConfig {
  const { onUploadProgress, signal } = options
  return {
    method: wire.method,
    timeout: timeoutOf(wire),
    baseURL: apiOrigin(env(), window.location),
    url: wire.path,
    responseType: isRaw(wire) ? 'blob' : 'json',
    headers: new AxiosHeaders(wire.headers),
    ...(wire.query === undefined ? {} : { params: wire.query }),
    ...(wire.body === undefined ? {} : { data: wire.body }),
    ...(signal === undefined ? {} : { signal }),
    ...(onUploadProgress === undefined
      ? {}
      : {
          onUploadProgress: ({ loaded, total }) => {
            if (total !== undefined && total > 0) onUploadProgress(loaded / total)
          },
        }),
  }
}

/** No report, workbook, ZIP or CSV begins so; the page of a proxy or of a sign-in does. */
const MARKUP = /^\s*</
/** Enough of an answer to know a page by, in bytes. */
const HEAD_BYTES = 256

/**
 * The file that was due. A JSON error in its place is an error, whatever its status says (pitfalls, Network); nothing at all, or a
 * page, does not fit. Only the bytes count: some servers call every answer text/html.
 */
async function fileOf(data: unknown): Promise<ApiResult<unknown>> {
  if (!(data instanceof Blob)) return { ok: true, value: data }
  if (data.type.includes('json')) {
    const detail = errorDetail(await readBody(data))
    return { ok: false, error: { kind: 'http', status: 400, detail } }
  }
  const issue =
    data.size === 0
      ? 'an empty file'
      : MARKUP.test(await data.slice(0, HEAD_BYTES).text())
        ? 'a page in place of a file'
        : null
  return issue === null
    ? { ok: true, value: data }
    : { ok: false, error: { kind: 'contract', issue } }
}

/** What the call's schema gets; a 204 comes with an empty text where JSON was due. */
function valueOf({ answer }: WireCall, { status, data }: AxiosResponse<unknown>): unknown {
  switch (answer) {
    case 'none':
      return { status }
    case 'status':
      return { status, body: data === '' || data === null ? undefined : data }
    case 'json':
    case 'blob':
    case 'bytes':
      return data
    default:
      return assertNever(answer)
  }
}

/**
 * A browser follows a 307 by itself, method and body kept. Where one reaches us, the call is repeated once at the place that it
 * names (decisions D11), if that is our API's: nowhere else may a body go that was meant for it.
 */
async function sent(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  try {
    return await client.request<unknown>(config)
  } catch (error) {
    const place = isAxiosError(error) ? placeMovedTo(error, config) : null
    if (place === null) throw error
    const { params: _, ...again } = config // the place has its query already
    return client.request<unknown>({ ...again, url: place })
  }
}

function placeMovedTo(
  { response }: AxiosError,
  { baseURL, url }: AxiosRequestConfig,
): string | null {
  const location: unknown = response?.status === 307 ? response.headers.location : undefined
  if (typeof location !== 'string') return null
  const from = new URL(url ?? '', baseURL)
  const to = URL.canParse(location, from) ? new URL(location, from) : null
  return to?.origin === from.origin ? to.href : null
}

/** Sends one call as it is written; an answer is a value, a failure an ApiError, and anything that is not axios is thrown. */
export async function send(wire: WireCall, options: CallOptions): Promise<ApiResult<unknown>> {
  try {
    const response = await sent(toConfig(wire, options))
    if (wire.answer === 'blob') return await fileOf(response.data)
    return { ok: true, value: valueOf(wire, response) }
  } catch (error) {
    if (!isAxiosError(error) && !isCancel(error)) throw error
    return { ok: false, error: await toApiError(error as AxiosError) }
  }
}
