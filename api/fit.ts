import type { GenericSchema } from 'valibot'
import type { ApiCall, ResponseBody, Part, Source } from './call.ts'
import { findMismatches, type Mismatch } from './mismatch.ts'

export type ReceivedResponse = {
  status: number
  contentType: string
  /** Null for none. */
  disposition: string | null
  body: Uint8Array
}

/** A mismatch of a response, and who describes what is expected. */
export type Finding = Mismatch & { source: Source }

const specified = (path: string, expected: string): Finding => ({
  path,
  expected,
  source: 'specification',
})

function checkJson(schema: GenericSchema, source: Source, text: string): Finding[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [specified('body', 'JSON')]
  }
  return findMismatches(schema, value).map(({ path, expected }) => ({
    path: path === '' ? 'body' : `body.${path}`,
    expected,
    source,
  }))
}

function checkType(received: ReceivedResponse, expected: string): Finding[] {
  const type = received.contentType.split(';')[0]?.trim().toLowerCase()
  return type === expected ? [] : [specified('header Content-Type', expected)]
}

function checkDisposition({ disposition }: ReceivedResponse): Finding[] {
  const isAttachment = disposition?.trim().toLowerCase().startsWith('attachment') === true
  const expected = 'attachment with a file name'
  return isAttachment ? [] : [{ path: 'header Content-Disposition', expected, source: 'sandbox' }]
}

function checkBody(described: ResponseBody, received: ReceivedResponse): Finding[] {
  const { body } = received
  switch (described.kind) {
    case 'none':
      return body.length === 0 ? [] : [specified('body', 'nothing')]
    case 'json':
      return [
        ...checkType(received, 'application/json'),
        ...checkJson(described.schema, described.source, new TextDecoder().decode(body)),
      ]
    case 'file':
      return [
        ...checkType(received, described.contentType),
        ...(described.isAttachment ? checkDisposition(received) : []),
        ...(body.length === 0 ? [specified('body', 'a file')] : []),
      ]
    default:
      return described satisfies never
  }
}

/** What does not fit in the response of a call that should have succeeded. */
export function checkResponse({ responses }: ApiCall, received: ReceivedResponse): Finding[] {
  const { status } = received
  const byStatus: Readonly<Record<number, ResponseBody | undefined>> = responses
  const described = byStatus[status]
  if (described !== undefined) return checkBody(described, received)
  return [specified('status', `${Object.keys(responses).join(' or ')}, got ${status}`)]
}

const missing = (path: string): Mismatch => ({ path, expected: 'a value, but it is missing' })
const unknown = (path: string): Mismatch => ({ path, expected: 'no such name' })

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
        ? findMismatches(schema, sent[name]).map(({ expected }) => ({
            path: `${place} ${name}`,
            expected,
          }))
        : [missing(`${place} ${name}`)],
    ),
  ]
}

function checkPartValue(path: string, { as, schema }: Part, value: FormDataEntryValue): Mismatch[] {
  if ((as === 'file') !== value instanceof File) return [{ path, expected: as }]
  if (typeof value !== 'string' || schema === undefined) return []
  const content: unknown = as === 'json' ? JSON.parse(value) : value
  return findMismatches(schema, content).map(({ path: inner, expected }) => ({
    path: inner === '' ? path : `${path}.${inner}`,
    expected,
  }))
}

function checkParts(parts: Readonly<Record<string, Part>>, form: FormData): Mismatch[] {
  return [
    ...[...new Set(form.keys())]
      .filter((name) => !(name in parts))
      .map((name) => unknown(`part ${name}`)),
    ...Object.entries(parts).flatMap(([name, part]) => {
      const values = form.getAll(name)
      if (values.length === 0) return part.isOptional === true ? [] : [missing(`part ${name}`)]
      if (values.length > 1 && part.isList !== true)
        return [{ path: `part ${name}`, expected: 'one' }]
      return values.flatMap((value) => checkPartValue(`part ${name}`, part, value))
    }),
  ]
}

async function checkRequestBody({ body }: ApiCall, request: Request): Promise<readonly Mismatch[]> {
  if (body === undefined)
    return (await request.text()) === '' ? [] : [{ path: 'body', expected: 'nothing' }]
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
