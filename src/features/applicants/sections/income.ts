import type { Tone } from '#shared/ui/components/Chip.tsx'
import type {
  Average,
  ComparedAmount,
  CreditMatch,
  Income,
  IncomeMonth,
  PayAmount,
} from '../compare/comparison.ts'
import { computeAverages, isCounted } from '../compare/salary/averages.ts'
import { formatMonth, formatPaise } from '../model/labels.ts'
import { paymentTable, senderTable } from './incomeCredits.ts'
import { employersOf, sentencesOf } from './incomeSentences.ts'
import {
  amountOf,
  NO_CONTENT,
  partOf,
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
const IN_CASH = 'Cash of the net pay'
const NOT_DUE = 'Paid after the statement'

/** Why a credit is taken for the salary. */
const REASONS: Record<CreditMatch['reason'], string> = {
  amount: 'by the amount alone',
  employer: 'employer’s name',
  amountAndEmployer: 'amount and employer',
  marked: 'marked as salary, no name',
  agent: 'amount, sent by another',
  user: 'you said so',
}

const NONE = 'No payslip and no salary credit was read.'

export const income: SectionDescription = {
  title: 'Income by month',
  none: NONE,
  skeleton: { rows: 6, columns: 7 },
  describe({ comparison: { income: compared, senders = [], unavailable, business } }) {
    if (compared === null && (senders.length === 0 || business !== null)) return NO_CONTENT
    if (compared === null)
      return { sentences: [{ text: unavailable.income ?? NONE }], tables: [senderTable(senders)] }
    const { months, averages, others = [] } = compared
    const accounts = [...new Set(months.flatMap(({ credit }) => credit?.account ?? []))].join(', ')
    const hasTax = months.some(({ taxCredit }) => taxCredit !== null)
    const employers = employersOf(months)
    const against = compared.isFromStatementOnly ? 'Credits marked as salary' : AGAINST
    return {
      hint:
        accounts === ''
          ? undefined
          : `${against} in ${accounts}${hasTax ? ' and Form 26AS section 192' : ''}`,
      tables: [
        monthTable(months, employers.length > 1),
        averageTable(averages, months),
        ...(others.length === 0 ? [] : [paymentTable(others)]),
        ...(senders.length === 0 ? [] : [senderTable(senders)]),
      ],
      sentences: sentencesOf(compared).map((text) => ({ text })),
    }
  },
}

const AGAINST = 'Payslip against the salary credit'

const monthTable = (months: readonly IncomeMonth[], hasEmployers: boolean) =>
  tableOf(
    months,
    [
      ['Month', ({ month }) => textOf(formatMonth(month))],
      ['Employer', ({ employer }) => textOf(hasEmployers ? employer : '')],
      ['Gross (₹)', ({ gross }) => payOf(gross)],
      ['Deductions (₹)', ({ deductions }) => payOf(deductions)],
      ['Net pay (₹)', ({ net }) => payOf(net)],
      ['Salary credit (₹)', ({ credit }) => creditCell(credit)],
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

/** A row with a column for each number of months; where they differ, the averages of both sides below. */
const averageTable = (averages: Income['averages'], months: readonly IncomeMonth[]) =>
  tableOf(
    [{ label: 'Average net income a month', averages }, ...sidesOf(averages, months)],
    [
      ['Average', ({ label }) => textOf(label)],
      ...averages.map(({ months: count }, at): ColumnOf<{ averages: Income['averages'] }> => [
        `${count} months (₹)`,
        (row) => averageCell(row.averages[at]),
      ]),
    ],
    { layout: 'facts' },
  )

const payslipOnly = (row: IncomeMonth): IncomeMonth => ({ ...row, credit: null })
const creditOnly = (row: IncomeMonth): IncomeMonth => ({ ...row, net: null })

/** None where payslips and credits say the same. */
function sidesOf(averages: Income['averages'], months: readonly IncomeMonth[]) {
  const counted = months.filter(isCounted)
  const sides = [
    {
      label: 'By the payslips alone',
      averages: computeAverages(counted.map(payslipOnly)),
    },
    {
      label: 'By the salary credits alone',
      averages: computeAverages(counted.map(creditOnly)),
    },
  ]
  const isOther = sides.some((side) =>
    side.averages.some(({ paise }, at) => paise !== null && paise !== averages[at]?.paise),
  )
  return isOther ? sides : []
}

const averageCell = (average?: Average): Cell =>
  sumOf(
    average?.paise ?? null,
    average?.parts.map(({ month, ...amount }) => ({
      label: `Income of ${formatMonth(month)}`,
      amount,
    })),
  )

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

const creditCell = (credit: CreditMatch | null): Cell =>
  credit?.parts === undefined
    ? amountOf(credit?.amount)
    : sumOf(credit.amount.value, credit.parts.map(partOf), `${credit.parts.length} credits`)

function toStatus({ result, credit, cash }: IncomeMonth): Cell {
  const { tone, text } = RESULTS[result.kind]
  if (cash !== undefined)
    return { kind: 'status', tone: 'warning', text: IN_CASH, parts: [partOf(cash)] }
  if (result.kind === 'notCovered' && !result.isDue)
    return { kind: 'status', tone: 'neutral', text: NOT_DUE }
  const isOff = result.kind === 'differs'
  const isNamed = credit !== null && (result.kind !== 'noPayslip' || credit.reason === 'user')
  return {
    kind: 'status',
    tone,
    text: isOff ? `${text} ${formatPaise(Math.abs(result.paise))}` : text,
    note: isNamed ? REASONS[credit.reason] : undefined,
  }
}
