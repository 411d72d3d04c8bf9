import { safeParseAsync, type BaseIssue, type GenericSchema } from 'valibot'
import { recordEvent } from '#shared/platform/lib/appEvents.ts'
import { hasDotSegment, isWellFormed } from '#shared/platform/lib/text/wellFormed.ts'
import type { ApiError, ApiResult } from './apiError.ts'
import type { CallOptions, Endpoint, ApiRequest } from './endpoint.ts'
import { errorDetail } from './errorDetail.ts'
import { isValidHeaderValue } from './httpHeaders.ts'
import { issuePath } from './schemas/issuePath.ts'
import type { ApiCall } from './transport.ts'

type SendableParts = Pick<ApiRequest, 'query' | 'headers'> & { path: string }

/** HTTP cannot carry some texts: the HTTP client would throw or send something else. */
function findUnsendablePart({ path, query = {}, headers = {} }: SendableParts): string | undefined {
  if (!isWellFormed(path) || hasDotSegment(path)) return 'path'
  const broken = Object.entries(query).find(([, value]) => !isWellFormed(String(value)))
  const invalidValue = Object.entries(headers).find(([, value]) => !isValidHeaderValue(value))
  return (broken ?? invalidValue)?.[0]
}

/** The HTTP client loads with the first call, so that the sign-in and candidate pages paint without it. */
export async function callEndpoint<Args, Value>(
  endpoint: Endpoint<Args, Value, string>,
  args: Args,
  options: CallOptions = {},
): Promise<ApiResult<Value>> {
  const request = {
    path: typeof endpoint.path === 'string' ? endpoint.path : endpoint.path(args),
    ...endpoint.request?.(args),
  }
  const invalidValue = findUnsendablePart(request)
  if (invalidValue !== undefined) {
    const issue = `${endpoint.name}: ${invalidValue}: cannot be sent`
    return { ok: false, error: { kind: 'contract', issue, isUnsent: true } }
  }
  const call = {
    method: endpoint.method,
    responseType: endpoint.responseType,
    keepsBody: endpoint.keepsBody,
    ...request,
  }
  const sent = await (options.sent ?? send(call, options))
  recordEvent({
    kind: 'call',
    call: endpoint.name,
    outcome: sent.ok ? 'ok' : outcomeOf(sent.error),
  })
  if (!sent.ok) return sent
  const parsed = await parseResponse(endpoint, sent.value)
  if (options.signal?.aborted === true) return { ok: false, error: { kind: 'aborted' } }
  return parsed.ok && sent.body !== undefined ? { ...parsed, body: sent.body } : parsed
}

const outcomeOf = (error: ApiError): string =>
  error.kind === 'http' ? String(error.status) : error.kind

async function send(call: ApiCall, options: CallOptions): Promise<ApiResult<unknown>> {
  const transport = await import('./transport.ts').catch(() => null)
  // The HTTP client's code failed to load: report it like any other network failure.
  if (transport === null) return { ok: false, error: { kind: 'network' } }
  return transport.sendRequest(call, options)
}

/** Its code loads only where a response does not fit. */
async function recordMismatch(
  call: string,
  issue: BaseIssue<unknown>,
  schema: GenericSchema,
): Promise<void> {
  const code = await import('./declaredPath.ts').catch(() => null)
  if (code !== null) recordEvent({ kind: 'mismatch', call, path: code.declaredPath(issue, schema) })
}

/** A mismatch is a `contract` error. */
export async function parseResponse<Value>(
  { name, schema: described }: Pick<Endpoint<never, Value, string>, 'name' | 'schema'>,
  answer: unknown,
): Promise<ApiResult<Value>> {
  const schema = typeof described === 'function' ? await described() : described
  const parsed = await safeParseAsync(schema, answer)
  if (parsed.success) return { ok: true, value: parsed.output }
  const issue = parsed.issues[0]
  void recordMismatch(name, issue, schema)
  const error: ApiError = {
    kind: 'contract',
    issue: `${name}: ${issuePath(issue)}: expected ${issue.expected ?? issue.type}`,
    detail: errorDetail(answer) || undefined,
  }
  return { ok: false, error }
}
