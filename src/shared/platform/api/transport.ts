import axios, {
  AxiosHeaders,
  isAxiosError,
  isCancel,
  type AxiosError,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios'
import { recordServiceRequest } from '#shared/platform/api/serviceRequests.ts'
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#shared/platform/config/constants.ts'
import { env } from '#shared/platform/config/env.ts'
import { apiOrigin } from '#shared/platform/config/hosts.ts'
import { parseUrl } from '#shared/platform/config/parseUrl.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import type { ApiError, ApiResult } from './apiError.ts'
import type { CallOptions, Endpoint, ApiRequest } from './endpoint.ts'
import { errorDetail } from './errorDetail.ts'
import { NO_STORE_HEADERS } from './noStoreHeaders.ts'
import { watchSilence, type SilenceWatch } from './watchSilence.ts'

export type ApiCall = ApiRequest & {
  method: Endpoint<never, never>['method']
  path: string
  responseType: Endpoint<never, never>['responseType']
  keepsBody?: true | undefined
}

/** jsdom corrupts File bodies on XHR, so unit tests use fetch; the browser keeps XHR for upload progress. */
const IS_XHR = import.meta.env.MODE !== 'test'

const client = axios.create({
  withCredentials: true,
  headers: NO_STORE_HEADERS,
  ...(IS_XHR ? {} : { adapter: 'fetch' }),
})

client.interceptors.request.use((config) => {
  recordServiceRequest(config.url ?? '')
  return config
})

/** A Blob error body (`responseType: 'blob'`) is parsed as JSON, so that its `detail` can be read (D13). */
async function readBody(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data
  try {
    return JSON.parse(await data.text()) as unknown
  } catch {
    return undefined // not JSON, for example a proxy's HTML page: there is no detail
  }
}

async function toApiError(error: AxiosError): Promise<ApiError> {
  if (isCancel(error) || error.code === 'ERR_CANCELED') return { kind: 'aborted' }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' }
  if (error.response === undefined || error.response.status === 0) return { kind: 'network' }
  const { data, status, headers } = error.response
  const detail = errorDetail(await readBody(data))
  return {
    kind: 'http',
    status,
    detail,
    retryAfter: headers['retry-after'] as string | undefined,
  }
}

const isRaw = ({ responseType }: ApiCall) => responseType === 'blob' || responseType === 'bytes'

/** The limit on the whole of a call without a body, ms; the response may be a report. */
const timeoutOf = (call: ApiCall): number => (isRaw(call) ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS)

/** A body is limited by silence, everything else by time (decisions L83). */
function limitsOf(
  call: ApiCall,
  { onUploadProgress, signal }: CallOptions,
  silence: SilenceWatch | null,
): AxiosRequestConfig {
  const report = ({ loaded, total }: AxiosProgressEvent) => {
    silence?.onProgress()
    if (total !== undefined && total > 0) onUploadProgress?.(loaded / total)
  }
  const isWatched = IS_XHR && silence !== null
  return {
    ...(silence === null ? { timeout: timeoutOf(call) } : {}),
    ...(silence === null && signal === undefined
      ? {}
      : { signal: anySignal(signal, silence?.signal) }),
    ...(isWatched || onUploadProgress !== undefined ? { onUploadProgress: report } : {}),
    ...(isWatched ? { onDownloadProgress: silence.onProgress } : {}),
  }
}

function toAxiosConfig(call: ApiCall): AxiosRequestConfig {
  return {
    method: call.method,
    baseURL: apiOrigin(env(), window.location),
    url: call.path,
    responseType: isRaw(call) || call.keepsBody === true ? 'blob' : 'json',
    headers: new AxiosHeaders(call.headers),
    params: call.query,
    data: call.body,
  }
}

/** A page of a proxy or of a sign-in. No report, workbook, ZIP or CSV starts like this. */
const MARKUP = /^\s*</
/** Enough to recognize an HTML page. */
const HEAD_BYTES = 256

/** A successful response that is not the service's answer to this call. */
function misfit(issue: string, detail = ''): ApiResult<never> {
  return { ok: false, error: { kind: 'contract', issue, detail: detail || undefined } }
}

/** A JSON error instead of the file (pitfalls, Network). Some servers send text/html for everything. */
async function checkFileBody(data: unknown): Promise<ApiResult<unknown>> {
  if (!(data instanceof Blob)) return { ok: true, value: data }
  if (data.type.includes('json'))
    return misfit('JSON in place of a file', errorDetail(await readBody(data)))
  if (data.size === 0) return misfit('an empty file')
  return MARKUP.test(await data.slice(0, HEAD_BYTES).text())
    ? misfit('a page in place of a file')
    : { ok: true, value: data }
}

/** The raw bytes are returned too: serializing the value again would turn 30.00 into 30. */
async function jsonAndBody({ data }: { data: unknown }): Promise<ApiResult<unknown>> {
  if (!(data instanceof Blob)) return { ok: true, value: data }
  const text = await data.text()
  try {
    return { ok: true, value: text === '' ? text : JSON.parse(text), body: data }
  } catch {
    return misfit('a page or broken JSON in place of JSON')
  }
}

/** A proxy's sign-in must not count as the success of a call whose response has no content. */
const isPage = (data: unknown): boolean => typeof data === 'string' && MARKUP.test(data)

/** A 204 has an empty text where JSON was expected. */
function responseValue(
  { responseType }: Pick<ApiCall, 'responseType'>,
  { status, data }: { status: number; data: unknown },
): unknown {
  switch (responseType) {
    case 'none':
      return { status }
    case 'status':
      return { status, body: data === '' || data === null ? undefined : data }
    case 'json':
    case 'blob':
    case 'bytes':
      return data
    default:
      return responseType satisfies never
  }
}

/** What the endpoint's schema parses, from a response of a 2xx status. */
export async function readResponse(
  call: Pick<ApiCall, 'responseType' | 'keepsBody'>,
  response: Pick<AxiosResponse<unknown>, 'status' | 'data'>,
): Promise<ApiResult<unknown>> {
  if (call.responseType === 'blob') return checkFileBody(response.data)
  if (call.keepsBody === true) return jsonAndBody(response)
  if (call.responseType === 'none' && isPage(response.data))
    return misfit('a page in place of a response')
  return { ok: true, value: responseValue(call, response) }
}

/** Browsers follow a 307. Where one reaches us, the call is repeated once (decisions D11), only on our API's origin. */
async function requestFollowingRedirect(
  config: AxiosRequestConfig,
): Promise<AxiosResponse<unknown>> {
  try {
    return await client.request<unknown>(config)
  } catch (error) {
    const redirectTarget = isAxiosError(error) ? redirectUrl(error, config) : null
    if (redirectTarget === null) throw error
    const { params: _, ...again } = config // the target URL already contains the query
    return client.request<unknown>({ ...again, url: redirectTarget })
  }
}

function redirectUrl(
  { response }: AxiosError,
  { baseURL, url }: AxiosRequestConfig,
): string | null {
  const location: unknown = response?.status === 307 ? response.headers.location : undefined
  if (typeof location !== 'string') return null
  const from = new URL(url ?? '', baseURL)
  const to = parseUrl(location, from)
  return to?.origin === from.origin ? to.href : null
}

/** Errors that are not axios's are thrown. */
export async function sendRequest(
  call: ApiCall,
  options: CallOptions,
): Promise<ApiResult<unknown>> {
  const silence = call.body === undefined ? null : watchSilence(UPLOAD_TIMEOUT_MS)
  try {
    const config = { ...toAxiosConfig(call), ...limitsOf(call, options, silence) }
    return await readResponse(call, await requestFollowingRedirect(config))
  } catch (error) {
    if (!isAxiosError(error) && !isCancel(error)) throw error
    const isSilent = silence?.signal.aborted === true && options.signal?.aborted !== true
    if (isSilent && isCancel(error)) return { ok: false, error: { kind: 'timeout' } }
    return { ok: false, error: await toApiError(error as AxiosError) }
  } finally {
    silence?.stop()
  }
}
