import * as v from 'valibot'

/** A boolean, also sent as 1 or 'true'; anything else is false. */
export const FlagSchema = v.pipe(
  v.nullish(v.union([v.boolean(), v.string(), v.number()]), false),
  v.transform((value) => ['true', '1'].includes(String(value).toLowerCase())),
)

export const CountSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
)

/** Active unless the backend says otherwise; some send 0 and 1. */
export const IsActiveSchema = v.pipe(
  v.nullish(v.union([v.boolean(), v.literal(0), v.literal(1)]), true),
  v.transform((value) => value === true || value === 1),
)

/** `record` is null where the response has none: the list is refetched. */
export type SaveResponse<Row> = { kind: 'exists' } | { kind: 'saved'; record: Row | null }

/** The last version in the first one's position. Tables and selections identify rows by id. */
export const uniqueById = <Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] => [...new Map(rows.map((row) => [idOf(row), row])).values()]

/** Valid rows and the number of invalid ones, such as those without an id. A list without a valid row does not fit. */
export function readableRowsSchema<Row>(row: v.GenericSchema<unknown, Row>) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const read = value.map((one) => v.safeParse(row, one))
      const rows = read.flatMap((one) => (one.success ? [one.output] : []))
      if (rows.length === 0 && read.length > 0) {
        addIssue({ message: 'no row fits' })
        return NEVER
      }
      return { rows, unreadableCount: read.length - rows.length }
    }),
  )
}

/**
 * Rows bare or under `data` (shell §7, D26); 204 and `data: null` are empty. Omits invalid rows (decisions L53), merges
 * duplicates by `idOf`.
 */
export function listResponseSchema<Row>(
  record: v.GenericSchema<unknown, Row>,
  idOf: (record: Row) => string,
): v.GenericSchema<unknown, readonly Row[]> {
  return v.pipe(
    v.object({ body: v.unknown() }),
    v.transform(({ body }) => unwrapData(body) ?? []),
    readableRowsSchema(record),
    // Frozen here, so that the store need not freeze 50,000 records one by one.
    v.transform(({ rows }) => Object.freeze(uniqueById(rows, idOf))),
  )
}

/** POST and PUT of an admin store: 208 is a duplicate; a success may or may not contain the record. */
export function saveResponseSchema<Row>(
  record: v.GenericSchema<unknown, Row>,
): v.GenericSchema<unknown, SaveResponse<Row>> {
  return v.pipe(
    v.object({ status: v.number(), body: v.unknown() }),
    v.transform(({ status, body }): SaveResponse<Row> => {
      if (status === 208) return { kind: 'exists' }
      const read = v.safeParse(record, unwrapData(body))
      return { kind: 'saved', record: read.success ? read.output : null }
    }),
  )
}

const unwrapData = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body
