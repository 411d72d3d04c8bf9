import * as v from 'valibot'
import { isEmptyBody } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'
import { CountSchema, uniqueById, readableRowsSchema } from '../responseSchemas.ts'
import type { Page } from './page.ts'

/**
 * A null list and a 204 have no rows (decisions D35). Fails only if all rows are invalid. Merges duplicates by `idOf`.
 */
export function pageResponseSchema<Row>(
  row: v.GenericSchema<unknown, Row>,
  named: { rows: string; total: string },
  idOf: (row: Row) => string,
): v.GenericSchema<unknown, Page<Row>> {
  return v.pipe(
    v.unknown(),
    v.transform((answer) =>
      isEmptyBody(answer) ? { [named.total]: 0, [named.rows]: [] } : answer,
    ),
    v.record(v.string(), v.unknown()),
    v.transform(({ [named.rows]: rows, [named.total]: total }) => ({
      rows: rows === null ? [] : rows,
      total,
    })),
    v.object({ rows: readableRowsSchema(row), total: CountSchema }),
    v.transform(({ rows: { rows, unreadableCount }, total }) => {
      const page = { rows: uniqueById(rows, idOf), total }
      return unreadableCount === 0 ? page : { ...page, unreadableCount }
    }),
  )
}
