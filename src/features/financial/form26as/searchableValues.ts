import type { ResultValue } from '#shared/kits/analyzer/result/search/resultSearch.ts'
import { formatAmount, isAmountGiven, type Amount } from '#shared/platform/lib/amount.ts'
import type { Deductor, TaxStatement } from './contract.ts'
import {
  DEDUCTOR_LABELS,
  ENTRY_FIELDS,
  entryLabel,
  valueKey,
  STATEMENT_LABELS,
  type DeductorField,
  type ValuePath,
} from './selection.ts'

const STATEMENT_FIELDS = [
  'assessee',
  'pan',
  'panStatus',
  'financialYear',
  'assessmentYear',
] as const

/** Every value of a file's statements, in display order. */
export function searchableValues(statements: readonly TaxStatement[]): ResultValue[] {
  return statements.flatMap((statement, record) => {
    const value = (place: ValuePath, label: string, text: string): ResultValue => ({
      id: valueKey(record, place),
      record,
      label,
      text,
    })
    return [
      ...STATEMENT_FIELDS.map((field) =>
        value({ of: 'statement', field }, STATEMENT_LABELS[field], statement[field]),
      ),
      ...statement.deductors.flatMap((deductor, at) => ofDeductor(deductor, at, value)),
    ].filter(({ text }) => text !== '')
  })
}

function ofDeductor(
  { name, tan, totalCredit, totalTax, entries }: Deductor,
  deductor: number,
  value: (place: ValuePath, label: string, text: string) => ResultValue,
): ResultValue[] {
  const own = (field: DeductorField, text: string) =>
    value({ of: 'deductor', deductor, field }, DEDUCTOR_LABELS[field], text)
  return [
    own('name', name),
    own('tan', tan),
    own('totalCredit', written(totalCredit)),
    own('totalTax', written(totalTax)),
    ...entries.flatMap((one, entry) =>
      ENTRY_FIELDS.map((field) =>
        value(
          { of: 'entry', deductor, entry, field },
          entryLabel(field, one.date),
          field === 'date' ? one.date : written(one[field]),
        ),
      ),
    ),
  ]
}

/** The displayed text; empty for a missing amount, which cannot be found. */
const written = (figure: Amount): string => (isAmountGiven(figure) ? formatAmount(figure) : '')
