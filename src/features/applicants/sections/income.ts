import type { Tone } from '#shared/ui/components/Chip.tsx'
import type {
  Average,
  ComparedAmount,
  CreditMatch,
  Income,
  IncomeMonth,
  PayAmount,
} from '../compare/comparison.ts'
import { formatMonth, formatPaise } from '../model/labels.ts'
import {
  amountOf,
  NO_CONTENT,
  sumOf,
  tableOf,
  textOf,
  type Cell,
  type ColumnOf,
  type SectionDescription,
} from './section.ts'

/** Two years: older months are in the workbook. */
const PRINTED_MONTHS = 24

const RESULTS: Record<IncomeMonth['result']['kind'], { tone: Tone; text: string }> = {
  matches: { tone: 'success', text: 'Matches' },
  differs: { tone: 'danger', text: 'Off by' },
  noCredit: { tone: 'neutral', text: 'No credit found' },
  notRead: { tone: 'warning', text: 'Not read' },
  noPayslip: { tone: 'neutral', text: 'No payslip' },
  notCovered: { tone: 'neutral', text: 'Statement missing' },
}

/** Why a credit is taken for the salary. */
const REASONS: Record<CreditMatch['reason'], string> = {
  amount: 'by the amount alone',
  employer: 'employer’s name',
  amountAndEmployer: 'amount and employer',
  marked: 'marked as salary, no name',
  agent: 'amount, sent by another',
  user: 'you said so',
}

export const income: SectionDescription = {
  title: 'Income by month',
  none: 'No payslip and no salary credit was read.',
  skeleton: { rows: 6, columns: 7 },
  describe({ comparison: { income: compared } }) {
    if (compared === null) return NO_CONTENT
    const { months, averages, missing } = compared
    const accounts = [...new Set(months.flatMap(({ credit }) => credit?.account ?? []))].join(', ')
    const hasTax = months.some(({ taxCredit }) => taxCredit !== null)
    const employers = [...new Set(months.map(({ employer }) => employer))]
    const [employer = ''] = employers
    return {
      hint:
        accounts === ''
          ? undefined
          : `Payslip against the salary credit in ${accounts}${hasTax ? ' and Form 26AS section 192' : ''}`,
      tables: [monthTable(months, employers.length > 1), averageTable(averages)],
      sentences: [
        ...(employers.length === 1 && employer !== '' ? [{ text: `Employer: ${employer}` }] : []),
        ...(missing.length === 0
          ? []
          : [{ text: `Neither payslip nor credit: ${missing.map(formatMonth).join(', ')}` }]),
      ],
    }
  },
}

const monthTable = (months: readonly IncomeMonth[], hasEmployers: boolean) =>
  tableOf(
    months,
    [
      ['Month', ({ month }) => textOf(formatMonth(month))],
      ['Employer', ({ employer }) => textOf(hasEmployers ? employer : '')],
      ['Gross (₹)', ({ gross }) => payOf(gross)],
      ['Deductions (₹)', ({ deductions }) => payOf(deductions)],
      ['Net pay (₹)', ({ net }) => payOf(net)],
      ['Salary credit (₹)', ({ credit }) => amountOf(credit?.amount)],
      [
        'Value date',
        ({ credit }) =>
          credit === null ? null : { kind: 'day', day: credit.day, title: credit.narration },
      ],
      ['26AS credit (₹)', ({ taxCredit: tax }) => taxCell(tax?.credit, tax?.parts?.credit)],
      ['26AS tax (₹)', ({ taxCredit: tax }) => taxCell(tax?.tax, tax?.parts?.tax)],
      ['Comparison', toStatus],
    ],
    {
      printedRows: PRINTED_MONTHS,
      lookOf: ({ result }) => (result.kind === 'differs' ? 'differs' : undefined),
    },
  )

/** One row with a column for each number of months. */
const averageTable = (averages: Income['averages']) =>
  tableOf(
    [averages],
    [['Average', () => textOf('Average net income a month')], ...averages.map(averageColumn)],
    { layout: 'facts' },
  )

const averageColumn = ({ months, paise, parts }: Average): ColumnOf<unknown> => [
  `${months} months (₹)`,
  () =>
    sumOf(
      paise,
      parts.map(({ month, ...amount }) => ({ label: `Income of ${formatMonth(month)}`, amount })),
    ),
]

const payOf = (pay: PayAmount | null): Cell =>
  pay === 'notRead' ? textOf('Not read') : amountOf(pay)

/** `parts`: of a sum. */
const taxCell = (amount?: ComparedAmount | null, parts?: readonly ComparedAmount[]): Cell =>
  amount && parts
    ? sumOf(
        amount.value,
        parts.map((part) => ({ label: 'Form 26AS', amount: part })),
      )
    : amountOf(amount)

function toStatus({ result, credit }: IncomeMonth): Cell {
  const { tone, text } = RESULTS[result.kind]
  const isOff = result.kind === 'differs'
  const isMatched = credit !== null && result.kind !== 'noPayslip'
  return {
    kind: 'status',
    tone,
    text: isOff ? `${text} ${formatPaise(Math.abs(result.paise))}` : text,
    note: isMatched ? REASONS[credit.reason] : undefined,
  }
}
