import { callNamed } from '#api/calls.ts'
import { checkResponse, type Finding, type ReceivedResponse } from '#api/fit.ts'
import { readAsPortal } from '#api/product.ts'
import { checkConditions, USUAL_LIMITS, type Limits } from './conditions.ts'
import { Cookies } from './cookies.ts'
import { checkCors } from './headers.ts'
import { NoResponseError, sendFollowing, type Exchange } from './http.ts'
import { detailOf, jsonOf } from './json.ts'
import { checkList } from './lists.ts'

/** One line of the report. It never has a value, an address with an id, an email or a password. */
export type Row = {
  call: string
  method: string
  path: string
  /** Null without a response. */
  status: number | null
  ms: number
  /** The worst of the findings. */
  result: 'fits' | 'differs' | 'breaks' | 'no response' | 'skipped'
  findings: readonly Finding[]
  note?: string
}

/** Both answers to a call: whether the portal cannot go on, and whether it differs from what the specification says. */
export const resultOf = (findings: readonly Finding[]): 'fits' | 'differs' | 'breaks' =>
  (['breaks', 'differs'] as const).find((kind) => findings.some((each) => each.kind === kind)) ??
  'fits'

export type Target = {
  base: URL
  /** Where the portal is served. */
  origin: string
  clientCode: string
  /** The passphrase of validate-mail (VITE_MAIL_RESPONSE_KEY); empty where it is not known. */
  mailKey: string
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
  /** The endpoint of the portal whose answer this is, where several make the call. */
  endpoint?: string
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

type Check = (exchange: Exchange) => Finding[] | Promise<Finding[]>

/** A visit of the backend: its cookies, and a row for each call. */
export class Visit {
  readonly rows: Row[] = []
  readonly target: Target
  readonly cookies: Cookies
  readonly #onRow: (row: Row) => void
  readonly #limits: Limits

  constructor(target: Target, onRow: (row: Row) => void, limits: Limits = USUAL_LIMITS) {
    this.target = target
    this.cookies = new Cookies(target.base, target.origin)
    this.#onRow = onRow
    this.#limits = limits
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
    { signal, check }: { signal?: AbortSignal; check?: Check } = {},
  ): Promise<Exchange | null> {
    signal?.throwIfAborted()
    const { method, path } = callNamed(name)
    const label = request.label === undefined ? name : `${name} (${request.label})`
    const row = { call: label, method, path }
    const startedAt = performance.now()
    try {
      const exchange = await this.send(name, request, signal)
      if (request.mayRefuse === true && exchange.status === 403) {
        this.skip(name, 'not allowed for this account')
        return null
      }
      const findings = [
        ...(await this.#findingsOf(name, request, exchange)),
        ...((await check?.(exchange)) ?? []),
      ]
      const { status, ms } = exchange
      this.add({ ...row, status, ms, result: resultOf(findings), findings })
      return exchange
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof NoResponseError)) throw error
      const ms = Math.round(performance.now() - startedAt)
      const { message: note } = error
      this.add({ ...row, status: null, ms, result: 'no response', findings: [], note })
      return null
    }
  }

  /** Sends a call without a row. @throws NoResponseError */
  async send(name: string, request: Request = {}, signal?: AbortSignal): Promise<Exchange> {
    const described = callNamed(name)
    const { headers, body } = await bodyOf(request)
    const path = pathFor(this.target.paths[name] ?? described.path, request)
    const sent = {
      method: described.method,
      path,
      headers: {
        ...NO_STORE,
        ...headers,
        ...(this.isCrossOrigin ? { origin: this.target.origin } : {}),
        ...(await this.cookies.header(path)),
        ...request.headers,
      },
      ...(body === undefined ? {} : { body }),
    }
    const exchange = await sendFollowing(this.target.base, sent, signal)
    await this.cookies.keep(exchange.headers, path)
    return exchange
  }

  async #findingsOf(name: string, request: Request, exchange: Exchange): Promise<Finding[]> {
    const { accepts, endpoint } = request
    const cors = this.isCrossOrigin ? checkCors(exchange.headers, this.target.origin) : []
    const { headers, status, body } = exchange
    if (accepts?.status === status && detailOf(exchange) === accepts.detail) return cors
    const described = callNamed(name)
    const received: ReceivedResponse = {
      status,
      body,
      contentType: textOf(headers['content-type']),
      disposition: headers['content-disposition'] ?? null,
    }
    const isSuccess = status >= 200 && status < 300
    const { value, findings } = await readAsPortal(name, received, endpoint)
    return [
      ...cors,
      ...findings,
      ...(isSuccess ? checkConditions(described, exchange, this.#limits) : []),
      ...(isSuccess ? checkList(name, jsonOf(exchange), value) : []),
      ...checkResponse(described, received),
    ]
  }
}
