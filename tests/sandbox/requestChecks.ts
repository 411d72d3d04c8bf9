import { safeParse, type GenericSchema } from 'valibot'
import { Fault } from './fault.ts'

/** 'multipart': the schema gets each part's name with its list of values (texts and Files). */
export type BodyRule<Body> = {
  as: 'json' | 'form' | 'multipart'
  schema: GenericSchema<unknown, Body>
}

const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** A browser with a disabled cache (developer tools, Playwright) overwrites the header with `no-cache`. */
function isUncached(request: Request): boolean {
  const cacheControl = request.headers.get('cache-control') ?? ''
  const overridden = request.headers.has('sec-fetch-mode') && cacheControl === 'no-cache'
  return overridden || cacheControl.includes('no-store')
}

/** @throws Fault 400 with the missing or wrong header */
export function checkHeaders(request: Request, names: readonly string[]): void {
  if (!isUncached(request)) throw new Fault(400, 'Header Cache-Control must be no-store')
  if (request.headers.get('pragma') !== 'no-cache')
    throw new Fault(400, 'Header Pragma must be no-cache')
  const missing = names.find((name) => !request.headers.has(name))
  if (missing !== undefined) throw new Fault(400, `Header ${missing} is missing`)
}

/** The query, which must have exactly these names, each once. @throws Fault 400 */
export function checkQuery(request: Request, names: readonly string[]): Record<string, string> {
  const params = [...new URL(request.url).searchParams]
  const paramNames = params.map(([name]) => name)
  if ([...paramNames].sort().join() !== [...names].sort().join())
    throw new Fault(
      400,
      `Query must be ${names.join(', ') || 'empty'}, got ${paramNames.join(', ') || 'nothing'}`,
    )
  return Object.fromEntries(params)
}

/** The parts by name, in the order sent. */
async function partsOf(request: Request): Promise<Record<string, FormDataEntryValue[]>> {
  const parts: Record<string, FormDataEntryValue[]> = {}
  const form = await request.formData().catch(() => {
    throw new Fault(400, 'Body is not multipart')
  })
  for (const [name, value] of form) parts[name] = [...(parts[name] ?? []), value]
  return parts
}

function parsed(text: string, as: 'json' | 'form'): unknown {
  if (as === 'form') return Object.fromEntries(new URLSearchParams(text))
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new Fault(400, 'Body is not JSON')
  }
}

/**
 * The validated body; a call without a rule has none.
 * @throws Fault 400, 415, or 422 whose detail is a list of `{loc, msg}` (D13)
 */
export async function readBody<Body>(
  request: Request,
  rule: BodyRule<Body> | undefined,
): Promise<Body> {
  if (rule === undefined) {
    if ((await request.text()) !== '') throw new Fault(400, 'Body must be empty')
    return undefined as Body // Body is undefined without a rule
  }
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith(MEDIA[rule.as]))
    throw new Fault(415, `Content-Type must be ${MEDIA[rule.as]}, got ${type || 'none'}`)
  const contentType =
    rule.as === 'multipart' ? await partsOf(request) : parsed(await request.text(), rule.as)
  const { success, output, issues } = safeParse(rule.schema, contentType)
  if (success) return output
  const detail = issues.map(({ path, message }) => {
    const loc = ['body', ...(path ?? []).map(({ key }) => String(key))]
    return { loc, msg: `${loc.join('.')}: ${message}` }
  })
  throw new Fault(422, detail)
}
