import * as v from 'valibot'
import { CountSchema } from '../answers.ts'
import type { Page } from './page.ts'

/**
 * A page as an answer has it (decisions D35): its rows and how many match in all, by the names that the service has for them.
 * A list that is null has no rows.
 */
export function pageAnswer<Row>(
  row: v.GenericSchema<unknown, Row>,
  named: { rows: string; total: string },
): v.GenericSchema<unknown, Page<Row>> {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(({ [named.rows]: rows, [named.total]: total }) => ({
      rows: rows === null ? [] : rows,
      total,
    })),
    v.object({ rows: v.array(row), total: CountSchema }),
  )
}
