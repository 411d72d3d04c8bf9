import { plural } from '#shared/platform/lib/plural.ts'
import { formatMonth } from '../model/labels.ts'
import { pointOf, type Comparison, type OpenPoint } from './comparison.ts'
import { toSource } from './incomePoints.ts'

const SHOWN_ROWS = 10

/** What an officer asks about the accounts. */
export function conductPoints({ conduct }: Pick<Comparison, 'conduct'>): OpenPoint[] {
  return conduct.flatMap(({ account, missingMonths, balance }) => {
    const points: OpenPoint[] = []
    if (missingMonths.length > 0) {
      const months = missingMonths.map(formatMonth).join(', ')
      const text = `${account}: no transactions in ${months}.`
      points.push(pointOf('conduct', `${account}:missing`, 'missing', text))
    }
    if (balance.kind === 'wrong') {
      const text = `${account}: the balance does not match the previous row in ${plural(balance.count, 'row')}.`
      const sources = balance.rows.slice(0, SHOWN_ROWS).map(toSource)
      points.push(pointOf('conduct', `${account}:balance`, 'differs', text, sources))
    }
    return points
  })
}
