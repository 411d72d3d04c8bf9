import { http, HttpResponse, type HttpHandler } from 'msw'
import { Fault } from './fault.ts'
import { answerNext } from './next/answers.ts'
import type { SandboxUser } from './records/user.ts'
import { checkHeaders, checkQuery, readBody, type BodyRule } from './requestChecks.ts'
import { requireUser, SESSION_COOKIE } from './sessions.ts'
import type { World } from './world.ts'

export type Context<Body> = {
  world: World
  request: Request
  /** Exactly these names. */
  query: Record<string, string>
  /** Values of `{name}` in the path. */
  params: Record<string, string>
  body: Body
  sessionId: string | undefined
}

type CallDefinition<Body> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Case-sensitive path; `{id}` stands for one segment. */
  path: string
  query?: readonly string[]
  /** Required headers, may be empty. Every call also requires no-store and no-cache (D1). */
  headers?: readonly string[]
  /** Default: the body must be empty. */
  body?: BodyRule<Body>
}

type PublicCall<Body> = CallDefinition<Body> & {
  respond: (context: Context<Body>) => Response | Promise<Response>
}
type SessionCall<Body> = CallDefinition<Body> & {
  respond: (context: Context<Body> & { user: SandboxUser }) => Response | Promise<Response>
}

/** A backend call: its exact form, and its handler over a world. */
export type SandboxCall = {
  method: string
  path: string
  handler: (world: () => World, onExchange?: OnExchange) => HttpHandler
}

/** Told of each request and its response. */
export type OnExchange = (request: Request, response: Response) => Promise<void>

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const
const escaped = (path: string) => path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** A path as a pattern with `{id}` as a named group. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${escaped(path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

function paramsOf(pattern: RegExp, request: Request): Record<string, string> {
  const groups = pattern.exec(new URL(request.url).pathname)?.groups ?? {}
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
}

/** Returns any fault as JSON; other errors are bugs of the sandbox and become a 500. */
function toErrorResponse(error: unknown): Response {
  if (error instanceof Fault)
    return HttpResponse.json({ detail: error.detail } as object, { status: error.status })
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return HttpResponse.json({ detail: `Sandbox error: ${message}` }, { status: 500 })
}

/** A call without a session. */
export function publicCall<Body = undefined>(call: PublicCall<Body>): SandboxCall {
  const pattern = pathPattern(call.path)
  const address = new RegExp(`^https?://[^/]+${pattern.source.slice(1)}`)
  return {
    method: call.method,
    path: call.path,
    handler: (world, onExchange) =>
      METHODS[call.method](address, async ({ request, cookies }) => {
        const scripted = await answerNext(world().nextAnswers, request)
        if (scripted !== undefined) return scripted
        const copy = onExchange && request.clone()
        try {
          checkHeaders(request, call.headers ?? [])
          const query = checkQuery(request, call.query ?? [])
          const body = await readBody(request, call.body)
          const response = await call.respond({
            world: world(),
            request,
            query,
            params: paramsOf(pattern, request),
            body,
            sessionId: cookies[SESSION_COOKIE],
          })
          if (copy !== undefined && !deliberate.has(response)) await onExchange?.(copy, response)
          return response
        } catch (error) {
          return toErrorResponse(error)
        }
      }),
  }
}

/** A call that requires a session: 401 without one, after its form has been checked. */
export function sessionCall<Body = undefined>(call: SessionCall<Body>): SandboxCall {
  return publicCall<Body>({
    ...call,
    respond: (context) =>
      call.respond({ ...context, user: requireUser(context.world, context.sessionId) }),
  })
}

/** Responses of magic values that do not fit on purpose. */
const deliberate = new WeakSet<Response>()

/** A response that does not fit its description, because a magic value says so. */
export function misfit(body: object, init: ResponseInit = {}): Response {
  const response = ok(body, init)
  deliberate.add(response)
  return response
}

/** A 200 with JSON. */
export const ok = (body: object, init: ResponseInit = {}): Response => HttpResponse.json(body, init)
