import type { RowFigures } from '#shared/kits/history/content/fileTraits.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'

/** An entry of the workbook; its amount in paise. */
export type AnalysedEntry = { day: Day; amount: number }
export type StatementFile = { name: string; rows: readonly RowFigures[] }

/** `amounts`: not in the analysis; `dates`: there with another date. */
export type PageGap = { file: string; page: number; amounts: number; dates: number }
export type Completeness = {
  gaps: readonly PageGap[]
  /** Entries of the analysis that no page has. */
  extra: number
}

/** With fewer rows found, the table of the statement was not read rightly here, and nothing is said. */
const MIN_SHARE = 0.7

type Row = { file: string; row: RowFigures }

/**
 * The dated rows of the statement against the entries of its analysis, each as often as it is written. Totals, carried balances
 * and tables of interest have no date at their start, or no balance. Null where the text cannot be compared.
 */
export function compareWithAnalysis(
  files: readonly StatementFile[],
  entries: readonly AnalysedEntry[],
): Completeness | null {
  const rows = rowsWithBalance(
    files.flatMap(({ name, rows: own }) => own.map((row) => ({ file: name, row }))),
  )
  const take = takerOf(entries)
  const others = rows.filter(({ row }) => !take(row, true))
  if (rows.length === 0 || others.length > (1 - MIN_SHARE) * rows.length) return null
  const gaps = new Map<string, PageGap>()
  for (const { file, row } of others) {
    const key = `${file} ${row.page}`
    const gap = gaps.get(key) ?? { file, page: row.page, amounts: 0, dates: 0 }
    if (take(row, false)) gap.dates += 1
    else gap.amounts += 1
    gaps.set(key, gap)
  }
  return { gaps: [...gaps.values()], extra: take.left() }
}

/** Without rows of other tables, where most have a balance beside their amount. */
function rowsWithBalance(rows: readonly Row[]): readonly Row[] {
  const full = rows.filter(({ row }) => row.amounts.length > 1)
  return full.length > rows.length / 2 ? full : rows
}

/** Each entry is taken once. */
function takerOf(entries: readonly AnalysedEntry[]) {
  const byAmount = new Map<number, Set<AnalysedEntry>>()
  for (const entry of entries) {
    byAmount.set(entry.amount, (byAmount.get(entry.amount) ?? new Set()).add(entry))
  }
  let left = entries.length
  const take = ({ day, amounts }: RowFigures, isSameDay: boolean): boolean => {
    // The last one is the balance.
    for (const amount of amounts.length > 1 ? amounts.slice(0, -1) : amounts)
      for (const entry of byAmount.get(amount) ?? []) {
        if (isSameDay && entry.day !== day) continue
        byAmount.get(amount)?.delete(entry)
        left -= 1
        return true
      }
    return false
  }
  return Object.assign(take, { left: () => left })
}
