import { asFile, makePdf, megabytes } from '#tests/fixtures/make.ts'

/** 12 PDFs with 20 MB and 137 pages in total (performance.md, Checking files before upload). */
const FILES = 12
export const PAGES = [12, 12, 12, 12, 12, 11, 11, 11, 11, 11, 11, 11]
const BYTES_EACH = Math.floor(megabytes(20) / FILES)

export const checkedPdfs = async (): Promise<File[]> =>
  Promise.all(
    PAGES.map(async (pages, index) =>
      asFile(await makePdf({ pages, bytes: BYTES_EACH }), `statement-${index + 1}.pdf`),
    ),
  )
