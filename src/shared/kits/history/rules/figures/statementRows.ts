import {
  dayReaderOf,
  parseWritten,
  type WrittenDay,
} from '#shared/kits/facts/statement/dayColumn.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'
import type { TextLine } from '../../content/textLines.ts'

/** Paise; `word`: its place in the line. */
type RowAmount = { paise: number; word: number }

/** A line that begins with a date, and the lines below it up to the next one. */
export type StatementRow = {
  line: TextLine
  /** As written. */
  date: string
  day: Day | null
  text: string
  amounts: readonly RowAmount[]
  /** A total or a carried balance stands between it and the row before, or a new page begins. */
  startsAnew: boolean
}

/** After the number of the row, where the table has one. */
const DATED =
  /^(?:\d{1,4}[.)]? )?(\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/., ]{1,2}\d{2,4})(?![\d/.-])/
const BREAK = /\b(?:total|opening|closing|brought|carried|forward|b\/f|c\/f)\b/i
const AMOUNT = /^[-(]?(?:₹|rs\.?)?\d[\d,]*\.\d{2}\)?-?(cr|dr)?\.?$/i
const SIDE = /^\(?(cr|dr)\.?\)?$/i

/** The rows of a table of transactions, in the order of the file. */
export function statementRows(lines: readonly TextLine[]): StatementRow[] {
  const rows: StatementRow[] = []
  const days: WrittenDay[] = []
  let isAfterBreak = true
  for (const line of lines) {
    const [, date] = DATED.exec(line.text) ?? []
    const last = rows.at(-1)
    if (date !== undefined) {
      const written = parseWritten(date.replace(',', ' '))
      if (written !== null) days.push(written)
      const startsAnew = isAfterBreak || last?.line.page !== line.page
      rows.push({ line, date, day: null, text: line.text, amounts: amountsIn(line), startsAnew })
      isAfterBreak = false
    } else if (BREAK.test(line.text)) isAfterBreak = true
    else if (last?.line.page === line.page) last.text += ` ${line.text}`
  }
  const readDay = dayReaderOf(days)
  for (const row of rows) row.day = readDay(parseWritten(row.date.replace(',', ' ')))
  return rows
}

function amountsIn({ words }: TextLine): RowAmount[] {
  return words.flatMap(({ text }, word) => {
    const match = AMOUNT.exec(text)
    if (match === null) return []
    const side = match[1] ?? SIDE.exec(words[word + 1]?.text ?? '')?.[1] ?? ''
    const rupees = parseAmount(text.replace(/(?:cr|dr)\.?$/i, ''))
    if (rupees === null) return []
    const paise = Math.round(rupees * 100)
    return [{ paise: side.toLowerCase() === 'dr' ? -Math.abs(paise) : paise, word }]
  })
}
