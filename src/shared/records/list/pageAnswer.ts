import * as v from 'valibot'
import { CountSchema, isNothing, onceById } from '../answers.ts'
import type { Page } from './page.ts'

type Named = { rows: string; total: string }

/** A count of none, as a number or in digits. */
const isZero = (total: unknown): boolean => String(total) === '0'

/** The rows and the count of an answer; one that says of either that there is none need not bring the other. */
function partsOf(answer: unknown, named: Named): unknown {
  if (isNothing(answer)) return { rows: [], total: 0 }
  if (typeof answer !== 'object' || answer === null) return answer
  const { [named.rows]: given, [named.total]: total }: Record<string, unknown> = { ...answer }
  const rows = given === null || (given === undefined && isZero(total)) ? [] : given
  const isEmpty = Array.isArray(rows) && rows.length === 0
  return { rows, total: isEmpty && isNothing(total) ? 0 : total }
}

/**
 * A page as an answer has it (decisions D35): its rows and how many match in all, by the names that the service has for them.
 * A list that is null and an answer without a body, as of a 204, have no rows.
 * @param idOf what tells a row from the others: one that comes twice is one row.
 */
export function pageAnswer<Row>(
  row: v.GenericSchema<unknown, Row>,
  named: Named,
  idOf: (row: Row) => string,
): v.GenericSchema<unknown, Page<Row>> {
  return v.pipe(
    v.unknown(),
    v.transform((answer) => partsOf(answer, named)),
    v.object({ rows: v.array(row), total: CountSchema }),
    v.transform(({ rows, total }) => ({ rows: onceById(rows, idOf), total })),
  )
}
