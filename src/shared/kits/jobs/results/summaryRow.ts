import type { CellValue } from '#shared/platform/files/makeWorkbook.ts'
import { numberRepeats } from '#shared/platform/lib/text/numberRepeats.ts'
import type { SummaryRow } from './resultSummary.ts'

/** Keeps every value: of two columns that read alike the second is numbered. */
export function toSummaryRow(columns: readonly (readonly [string, CellValue])[]): SummaryRow {
  const labels = numberRepeats(columns.map(([label]) => label))
  return Object.fromEntries(columns.map(([, value], index) => [labels[index] ?? '', value]))
}
