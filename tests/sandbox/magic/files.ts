import { isRefusal, MAGIC, MAGIC_PLACES, type AnalyzerPlace, type MagicRow } from '../magic.ts'

/** Values of a place with a sample file; the others work with any file named after the value. */
const READY: Record<AnalyzerPlace, (row: MagicRow) => boolean> = {
  payslip: () => true,
  form26as: () => true,
  passbook: () => true,
  idExtraction: () => true,
  // These need a readable statement.
  financialStatement: (row) => !isRefusal(row),
  // bank-no-headers.pdf has no headers itself, without a magic value.
  bankStatement: (row) => !isRefusal(row) && row.name !== 'no-headers',
}

/** Sample files of a place's values: drawn by `scripts/fixtures`, listed on /sandbox. */
export function magicFiles(place: AnalyzerPlace): { file: string; row: MagicRow }[] {
  const { filePrefix } = MAGIC_PLACES[place]
  const extension = place === 'passbook' ? 'jpg' : 'pdf'
  return MAGIC.filter((row) => row.place === place && READY[place](row)).map((row) => ({
    file: `${filePrefix}${row.value}.${extension}`,
    row,
  }))
}
