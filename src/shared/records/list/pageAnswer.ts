import * as v from 'valibot'
import { CountSchema, isNothing, onceById, readableRows } from '../answers.ts'
import type { Page } from './page.ts'

/**
 * A page as an answer has it (decisions D35): its rows and how many match in all, by the names that the service has for them.
 * A list that is null and an answer without a body, as of a 204, have no rows.
 * A row that cannot be read, such as one without an id, is left out and counted; where none can be, the answer does not fit.
 * @param idOf what tells a row from the others: one that comes twice is one row.
 */
export function pageAnswer<Row>(
  row: v.GenericSchema<unknown, Row>,
  named: { rows: string; total: string },
  idOf: (row: Row) => string,
): v.GenericSchema<unknown, Page<Row>> {
  return v.pipe(
    v.unknown(),
    v.transform((answer) => (isNothing(answer) ? { [named.total]: 0, [named.rows]: [] } : answer)),
    v.record(v.string(), v.unknown()),
    v.transform(({ [named.rows]: rows, [named.total]: total }) => ({
      rows: rows === null ? [] : rows,
      total,
    })),
    v.object({ rows: readableRows(row), total: CountSchema }),
    v.transform(({ rows: { rows, unread }, total }) => {
      const page = { rows: onceById(rows, idOf), total }
      return unread === 0 ? page : { ...page, unread }
    }),
  )
}
