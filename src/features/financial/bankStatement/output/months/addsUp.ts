import { formatInr, parseAmount } from '#shared/lib/money.ts'
import { columnOf, CREDITS, DEBITS, type Rows } from './heads.ts'

/** One month as the workbook gives it: the figures as written there, and in rupees (null: none that can be read). */
export type MonthFigure = { text: string; rupees: number | null }
export type Month = {
  month: string
  opening: MonthFigure
  credits: MonthFigure
  debits: MonthFigure
  closing: MonthFigure
}

/**
 * Whether a month adds up; null where a figure is missing and nothing can be said. `says` fits a chip, `why` is the
 * sentence of one that does not.
 */
export type MonthCheck =
  | { holds: true | null; says: string; why: null }
  | { holds: false; says: string; why: string }

type Figure = Exclude<keyof Month, 'month'>

const MONTH = /^(month|period|statement month|month[ -]?year)\b/i
const OPENING = /\bopening\b/i
const CLOSING = /\bclosing\b/i

type Places = Record<Figure | 'month', number>

/** The columns of the month and its four figures in a heading row; null when it is none. */
function placesIn(row: readonly string[]): Places | null {
  const places: Places = {
    month: columnOf(row, MONTH),
    opening: columnOf(row, OPENING),
    credits: columnOf(row, CREDITS),
    debits: columnOf(row, DEBITS),
    closing: columnOf(row, CLOSING),
  }
  return Object.values(places).includes(-1) ? null : places
}

/**
 * The months of a sheet that has them under a heading row (month, opening, credits, debits, closing), or next to such
 * a heading column. Empty where it has none.
 */
export function monthsIn(rows: Rows): Month[] {
  const down = monthsDown(rows)
  return down.length > 0 ? down : monthsDown(turned(rows))
}

function monthsDown(rows: Rows): Month[] {
  for (const [index, row] of rows.entries()) {
    const places = placesIn(row)
    if (places !== null) return monthsUnder(rows.slice(index + 1), places)
  }
  return []
}

/** Down to the first row without a month, or the total. */
function monthsUnder(rows: Rows, places: Places): Month[] {
  const months: Month[] = []
  for (const row of rows) {
    const month = row[places.month]?.trim() ?? ''
    if (month === '' || /^(grand )?total/i.test(month)) break
    const figure = (name: Figure): MonthFigure => {
      const text = row[places[name]]?.trim() ?? ''
      return { text, rupees: parseAmount(text) }
    }
    months.push({
      month,
      opening: figure('opening'),
      credits: figure('credits'),
      debits: figure('debits'),
      closing: figure('closing'),
    })
  }
  return months
}

function turned(rows: Rows): string[][] {
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0)
  return Array.from({ length: columns }, (_, column) => rows.map((row) => row[column] ?? ''))
}

/** Whole paise, so that 0.1 + 0.2 is 0.3. */
const paise = ({ rupees }: MonthFigure): number | null =>
  rupees === null ? null : Math.round(rupees * 100)

const rupees = (amount: number) => formatInr(amount / 100)

/** opening + credits − debits = closing, and the opening is what the month before closed with. */
export function checkMonth(month: Month, before?: Month): MonthCheck {
  const [opening, credits] = [paise(month.opening), paise(month.credits)]
  const [debits, closing] = [paise(month.debits), paise(month.closing)]
  if (opening === null || credits === null || debits === null || closing === null) {
    return { holds: null, says: 'A figure is missing', why: null }
  }
  // Some workbooks write debits as negative amounts.
  const expected = opening + credits - Math.abs(debits)
  if (expected !== closing) {
    return {
      holds: false,
      says: `Off by ${rupees(Math.abs(expected - closing))}`,
      why: `${month.month} comes to ${rupees(expected)}, but closes with ${rupees(closing)}.`,
    }
  }
  const carried = before === undefined ? null : paise(before.closing)
  if (carried !== null && carried !== opening) {
    return {
      holds: false,
      says: `Opens ${rupees(Math.abs(opening - carried))} off`,
      why: `${month.month} opens with ${rupees(opening)}, but the month before closed with ${rupees(carried)}.`,
    }
  }
  return { holds: true, says: 'Adds up', why: null }
}
