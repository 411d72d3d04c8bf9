import type { ResultValue } from '#shared/analyzer/result/search/resultSearch.ts'
import { figureText, isWritten, type Figure } from '#shared/lib/figure.ts'
import type { Deductor, TaxStatement } from './contract.ts'
import {
  DEDUCTOR_LABELS,
  ENTRY_FIELDS,
  entryLabel,
  placeKey,
  STATEMENT_LABELS,
  type DeductorField,
  type Place,
} from './selection.ts'

const STATEMENT_FIELDS = [
  'assessee',
  'pan',
  'panStatus',
  'financialYear',
  'assessmentYear',
] as const

/** Every value of a file's statements, in the order in which they are shown. */
export function searchedValues(statements: readonly TaxStatement[]): ResultValue[] {
  return statements.flatMap((statement, record) => {
    const value = (place: Place, label: string, text: string): ResultValue => ({
      place: placeKey(record, place),
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
  value: (place: Place, label: string, text: string) => ResultValue,
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

/** As it is shown; a figure that the statement does not have is nothing to find. */
const written = (figure: Figure): string => (isWritten(figure) ? figureText(figure) : '')
