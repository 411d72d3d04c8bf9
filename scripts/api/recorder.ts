import { getResponse } from 'msw'
import { callNamed } from '#api/calls.ts'
import type { Example } from '#api/example.ts'
import { checkRequest, checkResponse } from '#api/fit.ts'
import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'
import { freshWorld } from '#tests/sandbox/freshWorld.ts'
import { makeHandlers } from '#tests/sandbox/handlers.ts'
import { shorten } from './shorten.ts'

/** What is sent in a call; the rest is as its description says. */
export type Sent = {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  json?: unknown
  form?: Record<string, string>
  parts?: readonly (readonly [name: string, value: string | File])[]
}

const ORIGIN = 'http://localhost'
const NO_STORE = { 'cache-control': 'no-store', pragma: 'no-cache' }

function contentOf({ json, form, parts }: Sent): BodyInit | undefined {
  if (json !== undefined) return new Blob([JSON.stringify(json)], { type: 'application/json' })
  if (form !== undefined) return new URLSearchParams(form)
  if (parts === undefined) return undefined
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  return body
}

const shownPart = (value: string | File) =>
  typeof value === 'string' ? value : `(content of ${value.name})`

/** Repeated parts are a list. */
function shownBody({ json, form, parts }: Sent, lists: ReadonlySet<string>): unknown {
  if (parts === undefined) return shorten(json ?? form)
  const names = [...new Set(parts.map(([name]) => name))]
  return Object.fromEntries(
    names.map((name) => {
      const values = parts.filter(([each]) => each === name).map(([, value]) => shownPart(value))
      return [name, lists.has(name) ? values : values[0]]
    }),
  )
}

async function requestFor(name: string, sent: Sent, cookie: string): Promise<Request> {
  const { method, path } = callNamed(name)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => sent.params?.[param] ?? '')
  const query = new URLSearchParams(sent.query ?? {}).toString()
  const body = contentOf(sent)
  return new Request(`${ORIGIN}${filled}${query === '' ? '' : `?${query}`}`, {
    method,
    headers: { ...NO_STORE, ...sent.headers, cookie },
    ...(body === undefined ? {} : { body }),
  })
}

async function shownResponse(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return shorten(await response.json())
  return type.startsWith('text/csv') ? response.text() : undefined
}

/** Makes calls to a sandbox world of its own and notes them. */
export class Recorder {
  readonly world = freshWorld({ speed: 1 })
  readonly examples: Example[] = []
  readonly #handlers = makeHandlers(() => this.world)
  #cookie = ''

  /**
   * Makes a call. @returns its whole JSON, or null
   * @param title null: it is only needed for the next ones
   * @throws Error if the call fails, or does not fit its description
   */
  async send(name: string, title: string | null, sent: Sent = {}): Promise<unknown> {
    const call = callNamed(name)
    const request = await requestFor(name, sent, this.#cookie)
    const copy = request.clone()
    const response = await getResponse(this.#handlers, request)
    if (response?.ok !== true) throw new Error(`${name}: ${await response?.text()}`)
    const bytes = new Uint8Array(await response.clone().arrayBuffer())
    const found = [
      ...(await checkRequest(call, copy)),
      ...checkResponse(call, {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        disposition: response.headers.get('content-disposition'),
        body: bytes,
      }),
    ]
    if (found.length > 0) throw new Error(`${name} does not fit: ${JSON.stringify(found)}`)
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? ''
    const parts = call.body?.as === 'multipart' ? Object.entries(call.body.parts) : []
    const lists = new Set(parts.flatMap(([part, { isList }]) => (isList === true ? [part] : [])))
    if (title !== null)
      this.examples.push({
        call: name,
        title,
        params: sent.params ?? {},
        query: sent.query ?? {},
        headers: sent.headers ?? {},
        body: shownBody(sent, lists),
        status: response.status,
        response: await shownResponse(response.clone()),
      })
    return response.json().catch(() => null)
  }

  /** Ends the session of one account and begins another's. */
  async signIn(email: string, title: string | null = null): Promise<void> {
    this.#cookie = ''
    await this.send('login', title, {
      headers: { email, password: SANDBOX_PASSWORD, 'client-code': '' },
      form: { email, password: SANDBOX_PASSWORD },
    })
  }
}
