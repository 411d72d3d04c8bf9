import * as v from 'valibot'
import { WireIdSchema } from '#shared/api/wireIdSchema.ts'

/** An id as backends send it: a text or a number. */
export const IdSchema = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), WireIdSchema), v.number()]),
  v.transform(String),
)

/** A text that a record may lack is empty. */
export const TextSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((text) => String(text).trim()),
)

/** A yes or no, also as 1 or 'true'; what is neither, or did not come, is no. */
export const FlagSchema = v.pipe(
  v.nullish(v.union([v.boolean(), v.string(), v.number()]), false),
  v.transform((given) => ['true', '1'].includes(String(given).toLowerCase())),
)

/** How many there are, as a number or in digits. */
export const CountSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
)

/** Active unless the backend says otherwise; some say it as 0 and 1. */
export const IsActiveSchema = v.pipe(
  v.nullish(v.union([v.boolean(), v.literal(0), v.literal(1)]), true),
  v.transform((value) => value === true || value === 1),
)

/** What became of a create or an update; `record` is null where the answer holds none, and the list is asked anew. */
export type SavedAnswer<Row> = { kind: 'exists' } | { kind: 'saved'; record: Row | null }

/** What stands where no body came: a 204, or a success that brings none. */
export const isNothing = (value: unknown): boolean => (value ?? '') === ''

/** Each row once, where it stood first and as it came last: tables, selections and menus know a row by its id. */
export const onceById = <Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
]

/**
 * The rows of a list that can be read, and how many cannot, such as those without an id. A list of which no row can be read
 * does not fit.
 */
export function readableRows<Row>(row: v.GenericSchema<unknown, Row>) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const read = value.map((one) => v.safeParse(row, one))
      const rows = read.flatMap((one) => (one.success ? [one.output] : []))
      if (rows.length === 0 && read.length > 0) {
        addIssue({ message: 'no row fits' })
        return NEVER
      }
      return { rows, unread: read.length - rows.length }
    }),
  )
}

/**
 * A list that comes whole (shell §7), bare or under `data` (D26); no body, as of a 204, and `data: null` are none. Gets
 * `{status, body}`. Rows that cannot be read are left out (decisions L53).
 * @param idOf what tells a record from the others: one that comes twice is one record.
 */
export function listAnswer<Row>(
  record: v.GenericSchema<unknown, Row>,
  idOf: (record: Row) => string,
): v.GenericSchema<unknown, readonly Row[]> {
  return v.pipe(
    v.object({ body: v.unknown() }),
    v.transform(({ body }) => unwrapped(body) ?? []),
    readableRows(record),
    // The store need not freeze 50,000 records one by one.
    v.transform(({ rows }) => Object.freeze(onceById(rows, idOf))),
  )
}

/** POST and PUT of an admin store: 208 is a duplicate; whether a success brings its record back is not shown, so that both are read. */
export function savedAnswer<Row>(
  record: v.GenericSchema<unknown, Row>,
): v.GenericSchema<unknown, SavedAnswer<Row>> {
  return v.pipe(
    v.object({ status: v.number(), body: v.unknown() }),
    v.transform(({ status, body }): SavedAnswer<Row> => {
      if (status === 208) return { kind: 'exists' }
      const read = v.safeParse(record, unwrapped(body))
      return { kind: 'saved', record: read.success ? read.output : null }
    }),
  )
}

const unwrapped = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body
