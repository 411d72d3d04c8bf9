import * as v from 'valibot'
import type { RunningAnswer } from '#shared/kits/jobs/definition.ts'
import { ProgressFields, toRunning } from '#shared/kits/jobs/statusResponses.ts'
import { NormalizedKeysSchema } from '#shared/platform/api/schemas/normalizedKeysSchema.ts'
import { isRecord } from '#shared/platform/lib/isRecord.ts'
import type { IdService } from '#shared/platform/session/services/services.ts'

/** `value` is any JSON. */
export type IdField = { key: string; value: unknown }

/** Fields in the order sent; the four known keys in our spelling (analyzers §3). */
export type IdDocument = { docType: string; fields: readonly IdField[] }

/** `service` is the one on whose page the documents are shown. */
export type IdExtraction = { service: IdService; documents: readonly IdDocument[] }

export type IdOutput =
  | RunningAnswer
  | { kind: 'failed' }
  | { kind: 'result'; documents: readonly IdDocument[] }

/** Keys of analyzers §3 with special treatment, compared by letters only (decisions D6). */
const KNOWN: Readonly<Record<string, string>> = {
  doctype: 'doc_type',
  docid: 'doc_id',
  address: 'address',
  dob: 'dob',
}
const PAGE = /^page_?(\d+)$/i

const normalizeKey = (key: string) => KNOWN[key.replaceAll('_', '').toLowerCase()] ?? key
const pageOf = (key: string) => Number(PAGE.exec(key)?.[1] ?? Number.NaN)

/** A list, a single document, or one per page under page_0, page_1 … (analyzers §3); empty pages are dropped. */
function documentsIn(body: unknown): unknown[] {
  if (body === null) return []
  if (Array.isArray(body)) return body.flatMap(documentsIn)
  if (!isRecord(body)) return [body]
  const keys = Object.keys(body)
  if (!keys.some((key) => PAGE.test(key))) return keys.length === 0 ? [] : [body]
  return keys
    .filter((key) => PAGE.test(key))
    .sort((a, b) => pageOf(a) - pageOf(b))
    .flatMap((key) => documentsIn(body[key]))
}

const DocumentSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  // A key that was sent in two spellings is one field.
  v.transform((document) =>
    Object.fromEntries(Object.entries(document).map(([key, value]) => [normalizeKey(key), value])),
  ),
  v.transform((fields) => Object.entries(fields).map(([key, value]): IdField => ({ key, value }))),
  v.check(
    (fields) => fields.some(({ key }) => key === 'doc_type' || key === 'doc_id'),
    'expected a doc_type or a doc_id',
  ),
  v.transform((fields): IdDocument => {
    const docType = fields.find(({ key }) => key === 'doc_type')?.value
    return { docType: typeof docType === 'string' ? docType.trim() : '', fields }
  }),
)

/** Every document of a result, bare or under `data` (decisions D26), without empty ones. */
export const IdDocumentsSchema = v.pipe(
  v.unknown(),
  v.transform((body) => documentsIn(isRecord(body) && 'data' in body ? body.data : body)),
  v.array(DocumentSchema),
  v.minLength(1),
)

/** An object with a message or status and no document. */
const isStatus = (body: Record<string, unknown>) =>
  ('status' in body || 'message' in body) &&
  !(typeof body.data === 'object' && body.data !== null) &&
  !Object.keys(body).some((key) => PAGE.test(key) || normalizeKey(key).startsWith('doc_'))

/** 'In Progress' continues; a message with any other status means failure (analyzers §4). */
const StatusSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(isStatus, 'a status'),
  NormalizedKeysSchema,
  v.object({
    status: v.nullish(v.string()),
    ...ProgressFields,
  }),
  v.transform(({ status, ...rest }): IdOutput =>
    status === 'In Progress' ? toRunning(rest) : { kind: 'failed' },
  ),
)

/** GET id-extraction/output: a status, or the documents. */
export const IdOutputSchema = v.union([
  StatusSchema,
  v.pipe(
    IdDocumentsSchema,
    v.transform((documents): IdOutput => ({ kind: 'result', documents })),
  ),
])
