import type { Cell, Line } from '../payslip/lines.ts'

export const STATEMENT_KINDS = ['balanceSheet', 'profitAndLoss', 'cashFlow'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** A printed line: a header if it has no amounts; null for a period's missing amount. */
export type StatementRow = { label: string; amounts: readonly (number | null)[] }

export type ParsedStatement = {
  kind: StatementKind
  company: string
  unit: string
  periods: readonly string[]
  rows: readonly StatementRow[]
}

const TITLES: Record<StatementKind, RegExp> = {
  balanceSheet: /^(consolidated |standalone )?balance sheets?$/i,
  profitAndLoss:
    /^(consolidated |standalone )?(statements? of (operations|income|profit and loss)|profit and loss( statement| account)?)$/i,
  cashFlow: /^(consolidated |standalone )?(statements? of cash flows?|cash flow statements?)$/i,
}
const UNIT = /amounts? in|in (lakhs|crores|thousands|millions)/i
const YEAR = /\b(19|20)\d\d\b/
const AMOUNT = /^\(?[\d,]+(\.\d+)?\)?$|^[-–]$/
const FOOTER = /^page \d+ of|^sample document/i
/** An amount belongs to the period whose right end is within this many points. */
const COLUMN_SLACK = 24

function titleOf(lines: readonly Line[]): { kind: StatementKind; at: number } | null {
  for (const [at, { cells }] of lines.entries())
    for (const kind of STATEMENT_KINDS)
      if (cells.some(({ text }) => TITLES[kind].test(text))) return { kind, at }
  return null
}

function numberOf(text: string): number {
  const size = Number(text.replaceAll(/[^\d.]/g, '')) || 0
  return text.startsWith('(') ? -size : size
}

function rowOf({ cells }: Line, periods: readonly Cell[]): StatementRow | null {
  const label = cells[0]
  if (label === undefined || AMOUNT.test(label.text) || FOOTER.test(label.text)) return null
  const amounts = periods.map(({ end }) => {
    const cell = cells.find(
      (other) => AMOUNT.test(other.text) && Math.abs(other.end - end) < COLUMN_SLACK,
    )
    return cell === undefined ? null : numberOf(cell.text)
  })
  return { label: label.text, amounts: amounts.every((amount) => amount === null) ? [] : amounts }
}

function statementOf(lines: readonly Line[]): ParsedStatement | null {
  const title = titleOf(lines)
  if (title === null) return null
  const headAt = lines.findIndex(
    ({ cells }, index) => index > title.at && cells.slice(1).some(({ text }) => YEAR.test(text)),
  )
  const periods = lines[headAt]?.cells.slice(1).filter(({ text }) => YEAR.test(text)) ?? []
  if (periods.length === 0) return null
  const texts = lines.slice(0, headAt).flatMap(({ cells }) => cells.map(({ text }) => text))
  return {
    kind: title.kind,
    company: texts[0] ?? '',
    unit: texts.find((text) => UNIT.test(text)) ?? '',
    periods: periods.map(({ text }) => text),
    rows: lines.slice(headAt + 1).flatMap((line) => rowOf(line, periods) ?? []),
  }
}

/** The statements on these pages with the sample layout, one per page; later ones of the same kind are ignored. */
export function parseStatements(pages: readonly (readonly Line[])[]): ParsedStatement[] {
  const statements = pages.flatMap((lines) => statementOf(lines) ?? [])
  return STATEMENT_KINDS.flatMap(
    (kind) => statements.find((statement) => statement.kind === kind) ?? [],
  )
}
