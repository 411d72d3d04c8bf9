import type { AccountTransaction } from '#features/applicants/compare/accounts/readAccount.ts'
import type { Comparison, IncomeMonth } from '#features/applicants/compare/comparison.ts'
import type { Applicant } from '#features/applicants/model/applicant.ts'
import { formatPaise } from '#features/applicants/model/labels.ts'
import { conduct } from '#features/applicants/sections/conduct.ts'
import { decideObligations as withDecisions } from '#features/applicants/sections/decisions.ts'
import type { Cell, SectionFacts } from '#features/applicants/sections/section.ts'
import { formatTypedDay } from '#shared/platform/lib/time/day.ts'
import { cellsOf, type ApplicantCase } from './format.ts'

/** Parts of a comparison as rows of a case. */

type Expected = ApplicantCase['expect']

export const dash = (day: string) => formatTypedDay(day).replaceAll('/', '-')

/** With the employer where one is expected. */
export function describeMonth(
  { month, employer, net, credit, result }: IncomeMonth,
  expected: readonly string[] = [],
): string {
  const pay = net === null ? '–' : net === 'notRead' ? 'not read' : formatPaise(net.value)
  const outcome = result.kind === 'differs' ? `differs ${formatPaise(result.paise)}` : result.kind
  const hasEmployers = expected.some((row) => cellsOf(row).length > 4)
  return [
    month,
    pay,
    credit === null ? '–' : formatPaise(credit.amount.value),
    outcome,
    ...(hasEmployers ? [employer] : []),
  ].join(' | ')
}

export const describeEntry = ({
  day,
  narration,
  debit,
  credit,
  balance,
}: AccountTransaction): string =>
  [
    dash(day),
    narration,
    [debit > 0 ? `${formatPaise(debit)} Dr` : '', credit > 0 ? `${formatPaise(credit)} Cr` : '']
      .filter((side) => side !== '')
      .join(' and '),
    formatPaise(balance),
  ].join(' | ')

export function describeObligations(
  { obligations }: Comparison,
  decisions: Applicant['obligations'],
  expected: readonly string[] = [],
): string[] {
  const hasPayments = expected.some((row) => cellsOf(row).length > 4)
  const stored = { obligations: decisions, obligationEdits: {} }
  return withDecisions(stored, obligations).map(
    ({ counterparty, monthly, kind, decision, state, ended, payments, missedMonths }) => {
      const end = ended === null ? null : `ended ${ended}`
      const found = state === 'notCounted' ? 'not counted' : state
      return [
        counterparty,
        formatPaise(monthly),
        kind,
        decision ?? end ?? found,
        ...(hasPayments ? [describePayments(payments, missedMonths)] : []),
      ].join(' | ')
    },
  )
}

/** '6 payments, missed 2026-07, bounced 2026-05' */
const describePayments = (
  payments: Comparison['obligations'][number]['payments'],
  missedMonths: readonly string[],
): string =>
  [
    `${payments.length} payments`,
    ...missedMonths.map((month) => `missed ${month}`),
    ...payments.flatMap(({ bounced, dueMonth }) =>
      bounced.length > 0 ? [`bounced ${dueMonth}`] : [],
    ),
  ].join(', ')

/** With their state, and those that are only suggested, where a state is expected. */
export function describeTransfers(
  { transfers, possibleTransfers }: Comparison,
  expected: readonly string[] = [],
): string[] {
  const hasStates = expected.some((row) => cellsOf(row).length > 2)
  return [...transfers, ...(hasStates ? possibleTransfers : [])].map(({ day, paise, state }) =>
    [dash(day), formatPaise(paise), ...(hasStates ? [state] : [])].join(' | '),
  )
}

export function describeCell(cell: Cell): string {
  if (cell === null) return '–'
  if (cell.kind === 'amount')
    return `${formatPaise(cell.paise)}${cell.note === undefined ? '' : ` (${cell.note})`}`
  if (cell.kind === 'day') return dash(cell.day)
  return cell.kind === 'printed' ? cell.values.map(({ value }) => value).join(', ') : cell.text
}

export function describeAccounts(
  comparison: Comparison,
  applicant: SectionFacts['applicant'],
  expected: Expected['accounts'] = {},
): NonNullable<Expected['accounts']> {
  const { tables } = conduct.describe({ comparison, applicant })
  const [accounts, months] = tables.map((table) =>
    table.rows.map(({ cells }) =>
      Object.fromEntries(
        table.columns.map(({ label }, at) => [label, describeCell(cells[at] ?? null)]),
      ),
    ),
  )
  const [{ Account: only = '' } = {}] = accounts ?? []
  const rows = [
    ...(accounts ?? []).map(({ Account: name = '', ...values }) => [name, values] as const),
    ...(months ?? []).map(
      ({ Account: name = '–', Month: month = '', ...values }) =>
        [`${name === '–' ? only : name} ${month}`, values] as const,
    ),
  ]
  return Object.fromEntries(
    rows.flatMap(([name, values]) =>
      name in expected ? [[name, pick(values, expected[name])]] : [],
    ),
  )
}

/** Of the labels that are expected; a label that does not exist stays missing. */
export const pick = (
  values: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([label]) => label in expected))
