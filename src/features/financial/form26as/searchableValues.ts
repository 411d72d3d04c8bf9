import type { ResultValue } from '#shared/kits/analyzer/result/search/resultSearch.ts'
import { formatAmount, isAmountGiven, type Amount } from '#shared/platform/lib/numbers/amount.ts'
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

export function searchableValues(statements: readonly TaxStatement[]): ResultValue[] {
  return statements.flatMap((statement, record) => {
    const value = (path: ValuePath, label: string, text: string): ResultValue => ({
      id: valueKey(record, path),
      record,
      label,
      text,
    })
    return [
      ...STATEMENT_FIELDS.map((field) =>
        value({ kind: 'statement', field }, STATEMENT_LABELS[field], statement[field]),
      ),
      ...statement.deductors.flatMap((deductor, index) => ofDeductor(deductor, index, value)),
    ].filter(({ text }) => text !== '')
  })
}

function ofDeductor(
  { name, tan, totalCredit, totalTax, entries }: Deductor,
  deductor: number,
  value: (path: ValuePath, label: string, text: string) => ResultValue,
): ResultValue[] {
  const deductorValue = (field: DeductorField, text: string) =>
    value({ kind: 'deductor', deductor, field }, DEDUCTOR_LABELS[field], text)
  return [
    deductorValue('name', name),
    deductorValue('tan', tan),
    deductorValue('totalCredit', amountText(totalCredit)),
    deductorValue('totalTax', amountText(totalTax)),
    ...entries.flatMap((taxEntry, entry) =>
      ENTRY_FIELDS.map((field) =>
        value(
          { kind: 'entry', deductor, entry, field },
          entryLabel(field, taxEntry.date),
          field === 'date' ? taxEntry.date : amountText(taxEntry[field]),
        ),
      ),
    ),
  ]
}

/** Empty for a missing amount, which cannot be found. */
const amountText = (figure: Amount): string => (isAmountGiven(figure) ? formatAmount(figure) : '')
