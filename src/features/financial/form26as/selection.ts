import { formatAmount } from '#shared/platform/lib/numbers/amount.ts'
import type { Deductor, TaxStatement } from './contract.ts'
import type { TaxEntry } from './details.ts'

export type EntryField = keyof TaxEntry
export type DeductorField = 'name' | 'tan' | 'totalCredit' | 'totalTax'
export type StatementField = 'assessee' | 'financialYear' | 'assessmentYear' | 'pan' | 'panStatus'

/** Indexes are zero-based. */
export type ValuePath =
  | { kind: 'statement'; field: StatementField }
  | { kind: 'deductor'; deductor: number; field: DeductorField }
  | { kind: 'entry'; deductor: number; entry: number; field: EntryField }

export type Selection = { statement: number; path: ValuePath; label: string; text: string }

export const valueKey = (statement: number, path: ValuePath): string =>
  `${statement} ${JSON.stringify(path)}`

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

/** 'Credit of 30-04-2025' */
export const entryLabel = (field: EntryField, date: string): string =>
  field === 'date' || date === '' ? ENTRY_LABELS[field] : `${ENTRY_LABELS[field]} of ${date}`

const entryText = ({ date, credit, tax }: TaxEntry, field: EntryField): string =>
  field === 'date' ? date : formatAmount(field === 'credit' ? credit : tax)

/** Equal values repeat month by month; the texts before them tell them apart. */
export function precedingTexts(
  statements: readonly TaxStatement[],
  statement: number,
  path: ValuePath,
): string[] {
  const earlierTans = statements
    .slice(0, statement)
    .flatMap(({ deductors }) => deductors.map(tanOf))
  const deductors = statements[statement]?.deductors ?? []
  return [...earlierTans, ...inStatement(deductors, path)].filter((text) => text !== '')
}

const tanOf = ({ tan }: Deductor): string => tan

function inStatement(deductors: readonly Deductor[], path: ValuePath): string[] {
  if (path.kind === 'statement') return []
  const before = deductors.slice(0, path.deductor).map(tanOf)
  const selected = deductors[path.deductor]
  // A deductor starts with name and TAN; its totals may be above or below its entries.
  if (selected === undefined || (path.kind === 'deductor' && ['name', 'tan'].includes(path.field)))
    return before
  const tans = [...before, selected.tan]
  return path.kind === 'deductor'
    ? tans
    : [...tans, ...beforeEntry(selected, path.entry, path.field)]
}

export const ENTRY_FIELDS = ['date', 'credit', 'tax'] as const

/** The entries above, and the fields left of this one. */
function beforeEntry({ entries }: Deductor, entry: number, field: EntryField): string[] {
  const precedingFields = ENTRY_FIELDS.slice(0, ENTRY_FIELDS.indexOf(field))
  return entries.slice(0, entry + 1).flatMap((taxEntry, index) =>
    (index === entry ? precedingFields : ENTRY_FIELDS)
      // A dash occurs in many rows and distinguishes none.
      .filter((name) => name === 'date' || taxEntry[name].rupees !== null)
      .map((name) => entryText(taxEntry, name)),
  )
}
