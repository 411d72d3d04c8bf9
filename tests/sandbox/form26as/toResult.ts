import type { ParsedDeductor, ParsedStatement } from './parseStatement.ts'

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/** '30-Apr-2025' → '30-04-2025'. */
function dayMonthYear(date: string): string {
  const [day = '', month = '', year = ''] = date.split('-')
  const number = MONTHS.indexOf(month) / 3 + 1
  return [day.padStart(2, '0'), String(number).padStart(2, '0'), year].join('-')
}

/** '1,20,000.00' → '120000.00': details have decimal strings, totals Indian grouping (analyzers §3). */
const decimal = (amount: string) => amount.replaceAll(',', '')

const detailsOf = ({ entries }: ParsedDeductor) => [
  ['Date', 'Credit', 'Tax'],
  ...entries.map(({ date, credit, tax }) => [dayMonthYear(date), decimal(credit), decimal(tax)]),
]

type Entry = (deductor: ParsedDeductor) => Record<string, unknown>

const usualEntry: Entry = (deductor) => ({
  NameOfDeductor: deductor.name,
  TANNumber: deductor.tan,
  TotalCredit: deductor.totalCredit,
  TotalTax: deductor.totalTax,
  Details: detailsOf(deductor),
})

const lowerCamelEntry: Entry = (deductor) => ({
  nameOfDeductor: deductor.name,
  TANNumber: deductor.tan,
  totalCredit: deductor.totalCredit,
  totalTax: deductor.totalTax,
  details: detailsOf(deductor),
})

/** `Section192: […]`, one key per section. */
function sectionsOf(deductors: readonly ParsedDeductor[], toEntry: Entry) {
  const names = [...new Set(deductors.map(({ section }) => section))]
  return Object.fromEntries(
    names.map((name) => [
      `Section${name}`,
      deductors.filter(({ section }) => section === name).map(toEntry),
    ]),
  )
}

const headOf = (statement: ParsedStatement, number: number) => ({
  filePath: `form26as/statement-${number}.pdf`,
  nameOfAssessee: statement.assessee,
  financialYear: statement.financialYear,
  assessmentYear: statement.assessmentYear,
  PAN_number: statement.pan,
  PAN_status: statement.panStatus,
})

/** The usual spelling of a record (analyzers §3). */
export const toUsualForm = (statement: ParsedStatement, index: number) => ({
  form26ASTransactionID: `26as-${index + 1}`,
  ...headOf(statement, index + 1),
  ...sectionsOf(statement.deductors, usualEntry),
})

/** The other spelling of the same record: lower camel case, transaction Id. */
export const toLowerCamelForm = (statement: ParsedStatement, index: number) => ({
  form26ASTransactionId: `26as-${index + 1}`,
  ...headOf(statement, index + 1),
  ...sectionsOf(statement.deductors, lowerCamelEntry),
})
