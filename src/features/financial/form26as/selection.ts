import { formatAmount } from '#shared/platform/lib/amount.ts'
import type { Deductor, TaxStatement } from './contract.ts'
import type { TaxEntry } from './details.ts'

export type EntryField = keyof TaxEntry
export type DeductorField = 'name' | 'tan' | 'totalCredit' | 'totalTax'
export type StatementField = 'assessee' | 'financialYear' | 'assessmentYear' | 'pan' | 'panStatus'

/** The position of a value in a statement; zero-based indexes. */
export type ValuePath =
  | { of: 'statement'; field: StatementField }
  | { of: 'deductor'; deductor: number; field: DeductorField }
  | { of: 'entry'; deductor: number; entry: number; field: EntryField }

export type Selection = { statement: number; place: ValuePath; label: string; text: string }

/** A unique key of a value within all statements of the file. */
export const valueKey = (statement: number, place: ValuePath): string =>
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

/** 'Credit of 30-04-2025': the date distinguishes a deductor's entries. */
export const entryLabel = (field: EntryField, date: string): string =>
  field === 'date' || date === '' ? ENTRY_LABELS[field] : `${ENTRY_LABELS[field]} of ${date}`

const entryText = ({ date, credit, tax }: TaxEntry, field: EntryField): string =>
  field === 'date' ? date : formatAmount(field === 'credit' ? credit : tax)

/** Entries and totals repeat month by month: the preceding texts distinguish equal values. */
export function precedingTexts(
  statements: readonly TaxStatement[],
  statement: number,
  place: ValuePath,
): string[] {
  const earlier = statements.slice(0, statement).flatMap(({ deductors }) => deductors.map(tanOf))
  const deductors = statements[statement]?.deductors ?? []
  return [...earlier, ...inStatement(deductors, place)].filter((text) => text !== '')
}

const tanOf = ({ tan }: Deductor): string => tan

function inStatement(deductors: readonly Deductor[], place: ValuePath): string[] {
  if (place.of === 'statement') return []
  const before = deductors.slice(0, place.deductor).map(tanOf)
  const own = deductors[place.deductor]
  // A deductor starts with name and TAN; its totals may be above or below its entries.
  if (own === undefined || (place.of === 'deductor' && ['name', 'tan'].includes(place.field)))
    return before
  const heads = [...before, own.tan]
  return place.of === 'deductor' ? heads : [...heads, ...beforeEntry(own, place.entry, place.field)]
}

export const ENTRY_FIELDS = ['date', 'credit', 'tax'] as const

/** The entries above, and the fields left of this one. */
function beforeEntry({ entries }: Deductor, entry: number, field: EntryField): string[] {
  const left = ENTRY_FIELDS.slice(0, ENTRY_FIELDS.indexOf(field))
  return entries.slice(0, entry + 1).flatMap((one, index) =>
    (index === entry ? left : ENTRY_FIELDS)
      // A dash occurs in many rows and distinguishes none.
      .filter((each) => each === 'date' || one[each].rupees !== null)
      .map((each) => entryText(one, each)),
  )
}
