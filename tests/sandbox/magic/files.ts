import { isRefusal, MAGIC, MAGIC_PLACES, type AnalyzerPlace, type MagicRow } from '../magic.ts'

/** Which values of a place have a ready file; the others are brought about by any file with the value's name. */
const READY: Record<AnalyzerPlace, (row: MagicRow) => boolean> = {
  payslip: () => true,
  form26as: () => true,
  passbook: () => true,
  idExtraction: () => true,
  // These show themselves in a statement that can be read.
  financialStatement: (row) => !isRefusal(row),
  // bank-no-headers.pdf has no headers of its own, without magic.
  bankStatement: (row) => !isRefusal(row) && row.name !== 'no-headers',
}

/** The sample files of a place's values: `scripts/fixtures` draws them, /sandbox offers them. */
export function magicFiles(place: AnalyzerPlace): { file: string; row: MagicRow }[] {
  const { filePrefix } = MAGIC_PLACES[place]
  const extension = place === 'passbook' ? 'jpg' : 'pdf'
  return MAGIC.filter((row) => row.place === place && READY[place](row)).map((row) => ({
    file: `${filePrefix}${row.value}.${extension}`,
    row,
  }))
}
