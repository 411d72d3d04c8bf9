import { http, HttpResponse, type HttpHandler } from 'msw'
import { Fault } from './fault.ts'
import { requireUser, SESSION_COOKIE } from './sessions.ts'
import { checkHeaders, checkQuery, readBody, type BodyRule } from './requestChecks.ts'
import type { SandboxUser } from './records/user.ts'
import type { World } from './world.ts'

export type Context<Body> = {
  world: World
  request: Request
  /** Exactly the names that the call tells. */
  query: Record<string, string>
  /** What stands in the path where the table has `{name}`. */
  params: Record<string, string>
  body: Body
  sessionId: string | undefined
}

type CallDefinition<Body> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Exactly as the table spells it, `{id}` for one segment; matched with regard to case. */
  path: string
  query?: readonly string[]
  /** Must be there, may be empty. Every call also sends no-store and no-cache (D1). */
  headers?: readonly string[]
  /** Left out: the body must be empty. */
  body?: BodyRule<Body>
}

type PublicCall<Body> = CallDefinition<Body> & {
  answer: (context: Context<Body>) => Response | Promise<Response>
}
type SessionCall<Body> = CallDefinition<Body> & {
  answer: (context: Context<Body> & { user: SandboxUser }) => Response | Promise<Response>
}

/** One call of the backend: how it must be spelled, and its handler over a world. */
export type SandboxCall = {
  method: string
  path: string
  handler: (world: () => World) => HttpHandler
}

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const
const escaped = (path: string) => path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** A path of the table as a pattern, its `{id}` as a group of that name. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${escaped(path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

function paramsOf(pattern: RegExp, request: Request): Record<string, string> {
  const groups = pattern.exec(new URL(request.url).pathname)?.groups ?? {}
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
}

/** Any fault as JSON; what is no fault is a bug of the sandbox, told as a 500. */
function toErrorResponse(error: unknown): Response {
  if (error instanceof Fault)
    return HttpResponse.json({ detail: error.detail } as object, { status: error.status })
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return HttpResponse.json({ detail: `Sandbox error: ${told}` }, { status: 500 })
}

/** A call that anyone may make. */
export function publicCall<Body = undefined>(call: PublicCall<Body>): SandboxCall {
  const pattern = pathPattern(call.path)
  const address = new RegExp(`^https?://[^/]+${pattern.source.slice(1)}`)
  return {
    method: call.method,
    path: call.path,
    handler: (world) =>
      METHODS[call.method](address, async ({ request, cookies }) => {
        try {
          checkHeaders(request, call.headers ?? [])
          const query = checkQuery(request, call.query ?? [])
          const body = await readBody(request, call.body)
          return await call.answer({
            world: world(),
            request,
            query,
            params: paramsOf(pattern, request),
            body,
            sessionId: cookies[SESSION_COOKIE],
          })
        } catch (error) {
          return toErrorResponse(error)
        }
      }),
  }
}

/** A call that needs a session: 401 without one, once the call is spelled as it must be. */
export function sessionCall<Body = undefined>(call: SessionCall<Body>): SandboxCall {
  return publicCall<Body>({
    ...call,
    answer: (context) =>
      call.answer({ ...context, user: requireUser(context.world, context.sessionId) }),
  })
}

/** A 200 with JSON. */
export const ok = (body: object, init: ResponseInit = {}): Response => HttpResponse.json(body, init)
