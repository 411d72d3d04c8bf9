import { statedUnitIn } from './units.ts'

/** Texts of a sheet, by row and column. */
export type Rows = readonly (readonly string[])[]

/** Zero-based columns; -1 for none. */
export type StatementLayout = {
  /** The last row of the headings. */
  row: number
  header: readonly string[]
  day: number
  valueDay: number
  narration: number
  balance: number
  /** Says Dr or Cr of the balance. */
  balanceSide: number
  /** By which amounts are multiplied: 100,000 in lakhs. */
  unit: number
  amounts:
    | { kind: 'two'; debit: number; credit: number }
    /** Signed, or its side stands beside it or in the column `side`. */
    | { kind: 'one'; amount: number; side: number; hasWithdrawals: boolean }
}

/** Counts, averages and references are no amounts. */
const NO_AMOUNT =
  /\b(?:no|nos|number|count|average|avg|min|max|highest|lowest|ref|reference|chq|cheque|id|type|mode)\b|[#%]/
const DAY = /\b(?:date|dt)\b/
const OTHER_DAY = /\b(?:birth|due|instrument|chq|cheque|value|val)\b/
const VALUE_DAY = /\b(?:value|val) ?(?:date|dt)\b/
const BALANCE = /\b(?:bal|balances?)\b/
const DEBIT =
  /\b(?:debits?|debited|dr|withdrawals?|withdrawn|paid out|payments?|money out|outflow)\b/
const CREDIT =
  /\b(?:credits?|credited|cr|deposits?|deposited|paid in|receipts?|money in|inflow|lodgements?)\b/
const AMOUNT = /\b(?:amount|amt)\b/
const SIDE_NAME = /\b(?:type|indicator|flag|sign)\b|^d ?\/? ?c$|^c ?\/? ?d$/
/** The best first. 'Payment narration' is one, 'Payments' are amounts. */
const NARRATIONS = [
  { pattern: /\bnarrations?\b/, isSure: true },
  { pattern: /\b(?:particulars?|descriptions?)\b/, isSure: true },
  { pattern: /\b(?:remarks?|narrative|details)\b/, isSure: false },
  { pattern: /\btransactions?\b/, isSure: false },
]

/** 'Withdrawal Amt.' → 'withdrawal amt' */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d/#%]+/g, ' ')
    .trim()

/** Of each sheet, from its first rows; null for a sheet without columns. A unit said on one sheet holds for the file. */
export function findLayouts(sheets: readonly Rows[]): readonly (StatementLayout | null)[] {
  const layouts = sheets.map(findLayout)
  const units = sheets.map((rows, at) => statedUnitIn(rows, layouts[at]?.row ?? rows.length))
  const ofFile = units.find((unit) => unit !== null) ?? 1
  return layouts.map((layout, at) => withUnit(layout, units[at] ?? ofFile))
}

const withUnit = (layout: StatementLayout | null, unit: number): StatementLayout | null =>
  layout && { ...layout, unit }

/** Of the first row, or two rows, that head the columns of a statement; null for none. */
export function findLayout(rows: Rows): StatementLayout | null {
  for (const [row, texts] of rows.entries()) {
    const single = layoutOf(texts, row, rows)
    if (single?.amounts.kind === 'two') return single
    const below = rows[row + 1] ?? []
    const isHeading = below.some((text) => text !== '') && !below.some((text) => /\d/.test(text))
    if (isHeading && layoutOf(below, row + 1, rows)?.amounts.kind !== 'two') {
      const both = Array.from({ length: Math.max(texts.length, below.length) }, (_, at) =>
        `${texts[at] ?? ''} ${below[at] ?? ''}`.trim(),
      )
      const joined = layoutOf(both, row + 1, rows)
      if (joined !== null && (single === null || joined.amounts.kind === 'two')) return joined
    }
    if (single !== null) return single
  }
  return null
}

function layoutOf(header: readonly string[], row: number, rows: Rows): StatementLayout | null {
  const names = header.map(wordsOf)
  const find = (fits: (name: string) => boolean) => names.findIndex(fits)
  const valueDay = find((name) => VALUE_DAY.test(name))
  const days = names.flatMap((name, at) => (DAY.test(name) && !OTHER_DAY.test(name) ? [at] : []))
  const transactionDay = days.find((at) =>
    /\b(?:tran|trans|transaction|txn)\b/.test(names[at] ?? ''),
  )
  const day = transactionDay ?? days[0] ?? valueDay
  const narration = NARRATIONS.map(({ pattern, isSure }) =>
    find(
      (name) =>
        pattern.test(name) &&
        !DAY.test(name) &&
        !NO_AMOUNT.test(name) &&
        !AMOUNT.test(name) &&
        (isSure || !isMoney(name)),
    ),
  ).find((at) => at !== -1)
  if (day === -1 || narration === undefined) return null
  const isSide = (at: number) => columnHasSides(rows.slice(row + 1), at)
  const money = names.flatMap((name, at) =>
    at !== narration && !DAY.test(name) && !BALANCE.test(name) ? [{ name, at }] : [],
  )
  const sides = money.flatMap(({ name, at }) =>
    (SIDE_NAME.test(name) || (DEBIT.test(name) && CREDIT.test(name))) && isSide(at) ? [at] : [],
  )
  const amounts = amountsIn(
    money.filter(({ name, at }) => !sides.includes(at) && !NO_AMOUNT.test(name)),
    sides,
    rows,
  )
  if (amounts === null) return null
  const balance = balanceIn(names)
  const used = amounts.kind === 'one' ? amounts.side : -1
  const balanceSide =
    balance === -1 ? -1 : (sides.find((at) => at === balance + 1 && at !== used) ?? -1)
  return { row, header, day, valueDay, narration, balance, balanceSide, unit: 1, amounts }
}

const isMoney = (name: string) => AMOUNT.test(name) || DEBIT.test(name) || CREDIT.test(name)

function amountsIn(
  columns: readonly { name: string; at: number }[],
  sides: readonly number[],
  rows: Rows,
): StatementLayout['amounts'] | null {
  const debit = columns.find(({ name }) => DEBIT.test(name) && !CREDIT.test(name))
  const credit = columns.find(({ name }) => CREDIT.test(name) && !DEBIT.test(name))
  if (debit !== undefined && credit !== undefined)
    return { kind: 'two', debit: debit.at, credit: credit.at }
  const either = columns.find(({ name }) => DEBIT.test(name) && CREDIT.test(name))
  const amount = either ?? columns.find(({ name }) => AMOUNT.test(name))
  if (amount === undefined) return null
  const [side = -1] = sides.toSorted((a, b) => distance(a, amount.at) - distance(b, amount.at))
  const hasWithdrawals = rows.some((row) => /^w$/i.test(row[side] ?? ''))
  return { kind: 'one', amount: amount.at, side, hasWithdrawals }
}

/** A side stands behind its amount rather than before it. */
const distance = (side: number, amount: number): number =>
  side > amount ? side - amount : amount - side + 0.5

function balanceIn(names: readonly string[]): number {
  const balances = names.flatMap((name, at) =>
    BALANCE.test(name) && !NO_AMOUNT.test(name) ? [{ name, at }] : [],
  )
  const found = balances.find(({ name }) => !/\bopening\b/.test(name)) ?? balances[0]
  return found?.at ?? -1
}

const SIDE_WORD = /^\W*(?:dr|cr|d|c|debit|credit|w|withdrawal|deposit)\W*$/i

/** Whether a column says of each row if it is a debit. */
function columnHasSides(rows: Rows, at: number): boolean {
  const texts = rows.flatMap((row) => (row[at] ?? '') || [])
  return texts.length > 0 && texts.filter((text) => SIDE_WORD.test(text)).length > texts.length / 2
}
