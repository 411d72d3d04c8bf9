import type { ApiCall } from '#api/call.ts'
import { callNamed } from '#api/calls.ts'
import { checkResponse, type Finding } from '#api/fit.ts'
import { checkCors } from './headers.ts'
import { Cookies, NoResponseError, sendOnce, type Exchange } from './http.ts'

/** One line of the report. It never has a value, an address with an id, an email or a password. */
export type Row = {
  call: string
  method: string
  path: string
  /** Null without a response. */
  status: number | null
  ms: number
  result: 'fits' | 'differs' | 'no response' | 'skipped'
  findings: readonly Finding[]
  note?: string
}

export type Target = {
  base: URL
  /** Where the portal is served. */
  origin: string
  clientCode: string
  /** Paths that differ by deployment, by the name of the call. */
  paths: Readonly<Record<string, string>>
}

export type Request = {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  json?: unknown
  form?: Record<string, string>
  parts?: FormData
  /** Shown beside the call's name. */
  label?: string
  /** An error that is as good as a success: no data. */
  accepts?: { status: number; detail: string }
  /** Whether a 403 only says that the account may not do this. */
  mayRefuse?: boolean
}

const NO_STORE = { 'cache-control': 'no-store', pragma: 'no-cache' }

async function bodyOf({ json, form, parts }: Request) {
  const content =
    json === undefined
      ? ((form && new URLSearchParams(form)) ?? parts)
      : new Blob([JSON.stringify(json)], { type: 'application/json' })
  if (content === undefined) return { headers: {} }
  const encoded = new Response(content)
  const type = encoded.headers.get('content-type') ?? ''
  return { headers: { 'content-type': type }, body: new Uint8Array(await encoded.arrayBuffer()) }
}

const pathFor = (path: string, { params = {}, query }: Request) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
  (query === undefined ? '' : `?${String(new URLSearchParams(query))}`)

const textOf = (value: string | string[] | undefined) => [value ?? ''].flat().join()

/** The JSON of a response; null for anything else. */
export function jsonOf({ body }: Pick<Exchange, 'body'>): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown
  } catch {
    return null
  }
}

/** A field of something unknown. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** The detail of an error response (decisions D13). */
export const detailOf = (exchange: Pick<Exchange, 'body'>): unknown =>
  fieldOf(jsonOf(exchange), 'detail')

/** A visit of the backend: its cookies, and a row for each call. */
export class Visit {
  readonly rows: Row[] = []
  readonly target: Target
  readonly #cookies = new Cookies()
  readonly #onRow: (row: Row) => void

  constructor(target: Target, onRow: (row: Row) => void) {
    this.target = target
    this.#onRow = onRow
  }

  get isCrossOrigin(): boolean {
    return this.target.origin !== this.target.base.origin
  }

  add(row: Row): void {
    this.rows.push(row)
    this.#onRow(row)
  }

  skip(name: string, note: string): void {
    const { method, path } = callNamed(name)
    this.add({
      call: name,
      method,
      path,
      status: null,
      ms: 0,
      result: 'skipped',
      findings: [],
      note,
    })
  }

  /** Sends a call and adds its row. Null without a response. @throws the reason of `signal` */
  async call(
    name: string,
    request: Request = {},
    { signal, check }: { signal?: AbortSignal; check?: (exchange: Exchange) => Finding[] } = {},
  ): Promise<Exchange | null> {
    signal?.throwIfAborted()
    const described = callNamed(name)
    const label = request.label === undefined ? name : `${name} (${request.label})`
    const row = { call: label, method: described.method, path: described.path }
    const startedAt = performance.now()
    try {
      const exchange = await this.#send(described, request, signal)
      if (request.mayRefuse === true && exchange.status === 403) {
        this.skip(name, 'not allowed for this account')
        return null
      }
      const findings = [
        ...this.#findingsOf(described, request, exchange),
        ...(this.isCrossOrigin ? checkCors(exchange.headers, this.target.origin) : []),
        ...(check?.(exchange) ?? []),
      ]
      const { status, ms } = exchange
      this.add({ ...row, status, ms, result: findings.length === 0 ? 'fits' : 'differs', findings })
      return exchange
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof NoResponseError)) throw error
      const ms = Math.round(performance.now() - startedAt)
      this.add({
        ...row,
        status: null,
        ms,
        result: 'no response',
        findings: [],
        note: error.message,
      })
      return null
    }
  }

  async #send(described: ApiCall, request: Request, signal?: AbortSignal): Promise<Exchange> {
    const { headers, body } = await bodyOf(request)
    const path = this.target.paths[described.name] ?? described.path
    const sent = {
      method: described.method,
      path: pathFor(path, request),
      headers: {
        ...NO_STORE,
        ...headers,
        ...(this.isCrossOrigin ? { origin: this.target.origin } : {}),
        ...this.#cookies.header(),
        ...request.headers,
      },
      ...(body === undefined ? {} : { body }),
    }
    const exchange = await sendOnce(this.target.base, sent, signal)
    this.#cookies.keep(exchange.headers)
    return exchange
  }

  #findingsOf(described: ApiCall, { accepts }: Request, exchange: Exchange): Finding[] {
    const isAccepted =
      accepts !== undefined &&
      exchange.status === accepts.status &&
      detailOf(exchange) === accepts.detail
    if (isAccepted) return []
    const { headers, status, body } = exchange
    return checkResponse(described, {
      status,
      body,
      contentType: textOf(headers['content-type']),
      disposition: headers['content-disposition'] ?? null,
    })
  }
}
