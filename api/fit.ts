import type { GenericSchema } from 'valibot'
import type { ApiCall, JsonBody, Part, ResponseBody } from './call.ts'
import {
  findMismatches,
  findWrappedMismatches,
  type Mismatch,
  type MismatchKind,
} from './mismatch.ts'

export type ReceivedResponse = {
  status: number
  contentType: string
  /** Null for none. */
  disposition: string | null
  body: Uint8Array
}

/**
 * A mismatch of a response. `breaks`: the portal, or its users, cannot go on with it. `note`: worth knowing, and no fault.
 */
export type Finding = Omit<Mismatch, 'kind'> & { kind: MismatchKind | 'breaks' | 'note' }

export const finding = (kind: Finding['kind'], path: string, expected: string): Finding => ({
  path,
  expected,
  kind,
  count: 1,
})

function checkJson({ schema, source }: JsonBody, { body }: ReceivedResponse): Finding[] {
  const isSilent = source === 'sandbox'
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(body))
  } catch {
    return [finding(isSilent ? 'assumed' : 'differs', 'body', 'JSON')]
  }
  return findWrappedMismatches(schema, value).map(({ path, expected, kind, count }) => ({
    path: path === '' ? 'body' : `body.${path}`,
    expected,
    kind: isSilent && kind === 'differs' ? 'assumed' : kind,
    count,
  }))
}

const typeOf = ({ contentType }: ReceivedResponse) =>
  contentType.split(';')[0]?.trim().toLowerCase()

/** The specification names no content types; a page or JSON in place of a file is wrong all the same. */
function checkType(received: ReceivedResponse, expected: string): Finding[] {
  const type = typeOf(received) ?? ''
  if (type === expected) return []
  const isOther = ['text/html', 'application/json'].includes(type)
  return [finding(isOther ? 'differs' : 'assumed', 'header Content-Type', expected)]
}

/** The portal names what it saves itself; whoever opens the address elsewhere gets the name of the header. */
function checkDisposition({ disposition }: ReceivedResponse): Finding[] {
  const text = disposition?.trim().toLowerCase() ?? ''
  const path = 'header Content-Disposition'
  if (!text.startsWith('attachment'))
    return [finding('assumed', path, 'attachment with a file name')]
  const hasName = /;\s*filename\*?\s*=\s*"?[^\s";]/.test(text)
  return hasName ? [] : [finding('breaks', path, 'attachment with a file name')]
}

function checkBody(described: ResponseBody, received: ReceivedResponse): Finding[] {
  const isEmpty = received.body.length === 0
  switch (described.kind) {
    case 'none':
      return isEmpty ? [] : [finding('assumed', 'body', 'nothing')]
    case 'json':
      return isEmpty && described.source === 'sandbox'
        ? [finding('assumed', 'body', 'JSON')]
        : [...checkType(received, 'application/json'), ...checkJson(described, received)]
    case 'file':
      return [
        ...checkType(received, described.contentType),
        ...(described.isAttachment || received.disposition !== null
          ? checkDisposition(received)
          : []),
        ...(isEmpty ? [finding('differs', 'body', 'a file')] : []),
      ]
    default:
      return described satisfies never
  }
}

type Responses = Readonly<Record<number, ResponseBody | undefined>>

/** Where the specification names one success only in passing, any other 2xx is ours to assume. */
function checkStatus(responses: Responses, status: number): Finding[] {
  if (responses[status] !== undefined) return []
  const isStated = Object.keys(responses).length > 1
  const isSuccess = status >= 200 && status < 300
  const expected = `${Object.keys(responses).join(' or ')}, got ${status}`
  return [finding(isSuccess && !isStated ? 'assumed' : 'differs', 'status', expected)]
}

/** What does not fit in the response of a call that should have succeeded. */
export function checkResponse({ responses }: ApiCall, received: ReceivedResponse): Finding[] {
  const byStatus: Responses = responses
  const { status } = received
  const isSuccess = status >= 200 && status < 300
  const described = byStatus[status] ?? (isSuccess ? byStatus[200] : undefined)
  const found = described === undefined ? [] : checkBody(described, received)
  return [...checkStatus(byStatus, status), ...found]
}

const sentWrong = (path: string, expected: string): Mismatch => ({
  path,
  expected,
  kind: 'differs',
  count: 1,
})
const missing = (path: string) => sentWrong(path, 'a value, but it is missing')
const unknown = (path: string) => sentWrong(path, 'no such name')

/** Exactly these names, each with a value that fits. */
function checkNamed(
  place: string,
  described: Readonly<Record<string, GenericSchema>>,
  sent: Readonly<Record<string, unknown>>,
): Mismatch[] {
  return [
    ...Object.keys(sent)
      .filter((name) => !(name in described))
      .map((name) => unknown(`${place} ${name}`)),
    ...Object.entries(described).flatMap(([name, schema]) =>
      name in sent
        ? findMismatches(schema, sent[name]).map(({ expected }) =>
            sentWrong(`${place} ${name}`, expected),
          )
        : [missing(`${place} ${name}`)],
    ),
  ]
}

function checkPartValue(path: string, { as, schema }: Part, value: FormDataEntryValue): Mismatch[] {
  if ((as === 'file') !== value instanceof File) return [sentWrong(path, as)]
  if (typeof value !== 'string' || schema === undefined) return []
  const content: unknown = as === 'json' ? JSON.parse(value) : value
  return findMismatches(schema, content).map(({ path: inner, expected }) =>
    sentWrong(inner === '' ? path : `${path}.${inner}`, expected),
  )
}

function checkParts(parts: Readonly<Record<string, Part>>, form: FormData): Mismatch[] {
  return [
    ...[...new Set(form.keys())]
      .filter((name) => !(name in parts))
      .map((name) => unknown(`part ${name}`)),
    ...Object.entries(parts).flatMap(([name, part]) => {
      const values = form.getAll(name)
      if (values.length === 0) return part.isOptional === true ? [] : [missing(`part ${name}`)]
      if (values.length > 1 && part.isList !== true) return [sentWrong(`part ${name}`, 'one')]
      return values.flatMap((value) => checkPartValue(`part ${name}`, part, value))
    }),
  ]
}

async function checkRequestBody({ body }: ApiCall, request: Request): Promise<readonly Mismatch[]> {
  if (body === undefined) return (await request.text()) === '' ? [] : [sentWrong('body', 'nothing')]
  if (body.as === 'multipart') return checkParts(body.parts, await request.formData())
  const text = await request.text()
  return findMismatches(
    body.schema,
    body.as === 'json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text)),
  )
}

/** What does not fit in a request; its body is read. */
export async function checkRequest(call: ApiCall, request: Request): Promise<readonly Mismatch[]> {
  const { searchParams } = new URL(request.url)
  const headers = Object.entries(call.headers ?? {})
  return [
    ...checkNamed('query', call.query ?? {}, Object.fromEntries(searchParams)),
    ...headers
      .filter(([name, { isRequired }]) => isRequired && !request.headers.has(name))
      .map(([name]) => missing(`header ${name}`)),
    ...(await checkRequestBody(call, request)),
  ]
}
