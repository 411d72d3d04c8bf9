import { figureText } from '#shared/lib/figure.ts'
import type { Deductor, TaxStatement } from './contract.ts'
import type { TaxEntry } from './details.ts'

export type EntryField = keyof TaxEntry
export type DeductorField = 'name' | 'tan' | 'totalCredit' | 'totalTax'
export type StatementField = 'assessee' | 'financialYear' | 'assessmentYear' | 'pan' | 'panStatus'

/** Where a value stands in a statement; indexes from 0. */
export type Place =
  | { of: 'statement'; field: StatementField }
  | { of: 'deductor'; deductor: number; field: DeductorField }
  | { of: 'entry'; deductor: number; entry: number; field: EntryField }

/** A value that was clicked. */
export type Selection = { statement: number; place: Place; label: string; text: string }

/** One text for a place among those of all statements of the file. */
export const placeKey = (statement: number, place: Place): string =>
  `${statement} ${JSON.stringify(place)}`

export const STATEMENT_LABELS: Record<StatementField, string> = {
  assessee: 'Assessee',
  pan: 'PAN number',
  panStatus: 'PAN status',
  financialYear: 'Financial year',
  assessmentYear: 'Assessment year',
}
export const DEDUCTOR_LABELS: Record<DeductorField, string> = {
  name: 'Deductor',
  tan: 'TAN',
  totalCredit: 'Total credit',
  totalTax: 'Total tax',
}
const ENTRY_LABELS: Record<EntryField, string> = { date: 'Date', credit: 'Credit', tax: 'Tax' }

/** 'Credit of 30-04-2025': its date tells an entry from the others of its deductor. */
export const entryLabel = (field: EntryField, date: string): string =>
  field === 'date' || date === '' ? ENTRY_LABELS[field] : `${ENTRY_LABELS[field]} of ${date}`

const entryText = ({ date, credit, tax }: TaxEntry, field: EntryField): string =>
  field === 'date' ? date : figureText(field === 'credit' ? credit : tax)

/** A statement's entries and totals repeat month by month: what comes before a value on paper tells the equal ones apart. */
export function landmarksOf(
  statements: readonly TaxStatement[],
  statement: number,
  place: Place,
): string[] {
  const earlier = statements.slice(0, statement).flatMap(({ deductors }) => deductors.map(tanOf))
  const deductors = statements[statement]?.deductors ?? []
  return [...earlier, ...inStatement(deductors, place)].filter((text) => text !== '')
}

const tanOf = ({ tan }: Deductor): string => tan

function inStatement(deductors: readonly Deductor[], place: Place): string[] {
  if (place.of === 'statement') return []
  const before = deductors.slice(0, place.deductor).map(tanOf)
  const own = deductors[place.deductor]
  // The name and the TAN head a deductor; its totals may be printed above or below its entries.
  if (own === undefined || (place.of === 'deductor' && ['name', 'tan'].includes(place.field)))
    return before
  const heads = [...before, own.tan]
  return place.of === 'deductor' ? heads : [...heads, ...beforeEntry(own, place.entry, place.field)]
}

export const ENTRY_FIELDS = ['date', 'credit', 'tax'] as const

/** The entries above, and of the entry itself what is printed left of the field. */
function beforeEntry({ entries }: Deductor, entry: number, field: EntryField): string[] {
  const left = ENTRY_FIELDS.slice(0, ENTRY_FIELDS.indexOf(field))
  return entries.slice(0, entry + 1).flatMap((one, index) =>
    (index === entry ? left : ENTRY_FIELDS)
      // A dash stands on many rows and marks none.
      .filter((each) => each === 'date' || one[each].rupees !== null)
      .map((each) => entryText(one, each)),
  )
}
