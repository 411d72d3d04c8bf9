import { safeParseAsync } from 'valibot'
import type { ApiError, ApiResult } from './apiError.ts'
import type { CallOptions, Endpoint } from './endpoint.ts'
import { errorDetail } from './errorDetail.ts'
import { issuePlace } from './issuePlace.ts'
import { unsendable } from './unsendable.ts'

/**
 * Sends one call and brings its answer to our form. The HTTP client arrives with the first call, so that the
 * sign-in and candidate pages paint without it.
 */
export async function call<Args, Value>(
  endpoint: Endpoint<Args, Value, string>,
  args: Args,
  options: CallOptions = {},
): Promise<ApiResult<Value>> {
  const request = {
    path: typeof endpoint.path === 'string' ? endpoint.path : endpoint.path(args),
    ...endpoint.request?.(args),
  }
  const unfit = unsendable(request)
  if (unfit !== undefined) return misfit(`${endpoint.name}: ${unfit}: cannot be sent`)
  const transport = await import('./transport.ts').catch(() => null)
  // The line dropped before the HTTP client was here: that is no answer, as when it drops later.
  if (transport === null) return { ok: false, error: { kind: 'network' } }
  const sent = await transport.send(
    { method: endpoint.method, answer: endpoint.answer, ...request },
    options,
  )
  if (!sent.ok) return sent
  const parsed = await parsedAnswer(endpoint, sent.value)
  return options.signal?.aborted === true ? { ok: false, error: { kind: 'aborted' } } : parsed
}

/** An answer in our form, or why it does not fit. */
export async function parsedAnswer<Value>(
  { name, schema: described }: Pick<Endpoint<never, Value, string>, 'name' | 'schema'>,
  answer: unknown,
): Promise<ApiResult<Value>> {
  const schema = typeof described === 'function' ? await described() : described
  const parsed = await safeParseAsync(schema, answer)
  if (parsed.success) return { ok: true, value: parsed.output }
  const issue = parsed.issues[0]
  return misfit(
    `${name}: ${issuePlace(issue)}: expected ${issue.expected ?? issue.type}`,
    errorDetail(answer),
  )
}

function misfit(issue: string, detail = ''): { ok: false; error: ApiError } {
  return { ok: false, error: { kind: 'contract', issue, ...(detail === '' ? {} : { detail }) } }
}
