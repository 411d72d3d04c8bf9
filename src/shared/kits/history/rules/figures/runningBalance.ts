import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import type { Contradiction } from './figures.ts'
import type { StatementRow } from './statementRows.ts'

/** Fewer rows do not tell how the table is to be read. */
const MIN_PAIRS = 6
/** So many of the pairs add up in a table that was read rightly. */
const MIN_SHARE = 0.7
const MAX_BROKEN = 3
/** A rupee, in paise: some banks round. */
const TOLERANCE = 100

type Pair = { earlier: StatementRow; later: StatementRow; fits: boolean }

/** Rows whose balance is not the one before plus or less their amount, in a table where nearly all others are. */
export function runningBalance(rows: readonly StatementRow[]): Contradiction[] {
  const [up, down] = [pairsOf(rows, false), pairsOf(rows, true)]
  const countOf = (pairs: readonly Pair[]) => pairs.filter(({ fits }) => fits).length
  const pairs = countOf(up) >= countOf(down) ? up : down
  const broken = pairs.filter(({ fits }) => !fits)
  const isRead = pairs.length >= MIN_PAIRS && countOf(pairs) >= MIN_SHARE * pairs.length
  if (!isRead || broken.length > MAX_BROKEN) return []
  return broken.map(({ earlier, later }) => {
    const text = `${later.date}: balance ${shown(balanceOf(later))} after ${shown(balanceOf(earlier))}`
    return { line: later.line, word: later.amounts.at(-1)?.word ?? 0, text }
  })
}

const balanceOf = ({ amounts }: StatementRow): number => amounts.at(-1)?.paise ?? 0
const shown = (paise: number) => formatInr(paise / 100)

/** Neighbours in time that both have an amount and a balance. Some tables begin with the newest row. */
function pairsOf(rows: readonly StatementRow[], isNewestFirst: boolean): Pair[] {
  return rows.flatMap((row, index) => {
    const above = rows[index - 1]
    if (above === undefined || row.startsAnew) return []
    if (above.amounts.length < 2 || row.amounts.length < 2) return []
    const [earlier, later] = isNewestFirst ? [row, above] : [above, row]
    return [{ earlier, later, fits: follows(earlier, later) }]
  })
}

function follows(earlier: StatementRow, later: StatementRow): boolean {
  const change = balanceOf(later) - balanceOf(earlier)
  const [first = 0, second = 0] = later.amounts.slice(0, -1).map(({ paise }) => Math.abs(paise))
  return [first, second, first - second].some(
    (amount) => Math.abs(Math.abs(change) - Math.abs(amount)) < TOLERANCE,
  )
}
