import { formatDay } from '#shared/platform/lib/day.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import type { ComparedAmount, Business, Comparison, IncomeMonth } from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'
import { formatMonth, formatPaise, MATCH_REASONS, SECTION_TITLES } from '../model/labels.ts'
import { ALL_ROWS, amount, day, text, type MemoCell, type MemoSection } from './memo.ts'
import type { References } from './references.ts'

/** Two years: older months are in the workbook. */
const PRINTED_MONTHS = 24
const PRINTED_OBLIGATIONS = 15

/** `parts`: of a sum, named instead of it. */
const sourcedAmount = (
  value: ComparedAmount | null | undefined,
  references: References,
  parts: readonly ComparedAmount[] = value ? [value] : [],
): MemoCell => (value ? amount(value.value, parts.map(references.of)) : null)

const RESULT_TEXTS: Record<IncomeMonth['result']['kind'], string> = {
  matches: 'Matches',
  differs: 'Off by',
  noCredit: 'No credit found',
  noPayslip: 'No payslip',
  notCovered: 'Statement missing',
}

function describeResult({ result, credit }: IncomeMonth): string {
  if (result.kind === 'differs')
    return `${RESULT_TEXTS.differs} ${formatPaise(Math.abs(result.paise))}`
  const reason = result.kind === 'matches' && credit !== null ? MATCH_REASONS[credit.reason] : ''
  return reason === '' ? RESULT_TEXTS[result.kind] : `${RESULT_TEXTS[result.kind]}: ${reason}`
}

type IncomeColumn = readonly [label: string, cellOf: (month: IncomeMonth) => MemoCell]

/** Needed where there are several. */
const EMPLOYER: IncomeColumn = ['Employer', ({ employer }) => text(employer)]

export function incomeSection(
  { income, unavailable }: Comparison,
  references: References,
): MemoSection {
  const title = SECTION_TITLES.income
  if (income === null)
    return { title, notes: [unavailable.income ?? 'No payslip or salary credit.'], tables: [] }
  const { months, averages, missing } = income
  const of = (value: ComparedAmount | null | undefined, parts?: readonly ComparedAmount[]) =>
    sourcedAmount(value, references, parts)
  const employers = [...new Set(months.map(({ employer }) => employer))]
  const columns: readonly IncomeColumn[] = [
    ['Month', ({ month }) => text(formatMonth(month))],
    ...(employers.length > 1 ? [EMPLOYER] : []),
    ['Gross (₹)', ({ gross }) => of(gross)],
    ['Deductions (₹)', ({ deductions }) => of(deductions)],
    ['Net pay (₹)', ({ net }) => of(net)],
    ['Salary credit (₹)', ({ credit }) => of(credit?.amount)],
    ['Value date', ({ credit }) => (credit === null ? null : day(credit.day))],
    ['26AS credit (₹)', ({ taxCredit: tax }) => of(tax?.credit, tax?.parts?.credit)],
    ['26AS tax (₹)', ({ taxCredit: tax }) => of(tax?.tax, tax?.parts?.tax)],
    ['Comparison', (month) => text(describeResult(month))],
  ]
  const [employer = ''] = employers
  return {
    title,
    notes: [
      ...(employers.length === 1 && employer !== '' ? [`Employer: ${employer}`] : []),
      ...(missing.length === 0
        ? []
        : [`Neither payslip nor credit: ${missing.map(formatMonth).join(', ')}`]),
    ],
    tables: [
      {
        title: '',
        columns: columns.map(([label]) => label),
        rows: months.map((month) => columns.map(([, cellOf]) => cellOf(month))),
        printedRows: PRINTED_MONTHS,
      },
      {
        title: 'Averages of the net income',
        columns: ['Months', 'Average (₹)', 'Calculated from (₹)'],
        rows: averages.map(({ months: count, paise, parts }) => [
          text(String(count)),
          paise === null ? text('Not known') : amount(paise),
          paise === null
            ? null
            : text(
                parts.map(({ value }) => formatPaise(value)).join(', '),
                parts.map(references.of),
              ),
        ]),
        printedRows: ALL_ROWS,
      },
    ],
  }
}

const DECISION_TEXTS = { confirmed: 'Confirmed', removed: 'Removed', none: 'Not decided' } as const

export function obligationsSection(
  { obligations: decisions }: Applicant,
  { obligations, unavailable }: Comparison,
  references: References,
): MemoSection {
  const title = SECTION_TITLES.obligations
  if (obligations.length === 0)
    return { title, notes: [unavailable.obligations ?? 'No recurring debit found.'], tables: [] }
  return {
    title,
    notes: [],
    tables: [
      {
        title: '',
        columns: [
          'Counterparty',
          'Found by',
          'Account',
          'Monthly amount (₹)',
          'Payments',
          'Decision',
        ],
        rows: obligations.map(({ id, counterparty, marker, account, monthly, payments }) => [
          text(counterparty),
          text(marker),
          text(account),
          amount(monthly, payments.map(references.of)),
          text(
            `${plural(payments.length, 'payment')}, ${formatDay(payments[0]?.day ?? '')} to ${formatDay(payments.at(-1)?.day ?? '')}`,
          ),
          text(DECISION_TEXTS[decisions[id] ?? 'none']),
        ]),
        printedRows: PRINTED_OBLIGATIONS,
      },
    ],
  }
}

export function businessSection(
  { totals, bankCredits }: Business,
  references: References,
): MemoSection {
  const { paise, months, parts } = bankCredits
  return {
    title: SECTION_TITLES.business,
    notes: [],
    tables: [
      {
        title: 'Financial statement',
        columns: ['Figure', 'Amount (₹)'],
        rows: totals.map(({ label, amount: total }) => [
          text(label),
          sourcedAmount(total, references),
        ]),
        printedRows: ALL_ROWS,
      },
      {
        title: `Bank credits of ${plural(months, 'month')}, without own transfers`,
        columns: ['Account', 'Amount (₹)'],
        rows: [
          ...parts.map((part) => [text(part.account), amount(part.paise)]),
          [text('All accounts'), amount(paise)],
        ],
        printedRows: ALL_ROWS,
      },
    ],
  }
}
