import { CASE_CSV_COLUMN_NAMES, CASE_CSV_COLUMNS } from '#features/kyc/dav/create/csvColumns.ts'
import { openCsv } from '#shared/kits/csv/preflight/csvFile.ts'

export const bytes = (text: string) => new TextEncoder().encode(text)
/** UTF-16 without a byte order mark. */
export const wide = (text: string, isLittle: boolean) =>
  new Uint8Array(
    Array.from(text).flatMap((letter) => {
      const pair = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]
      return isLittle ? pair : pair.toReversed()
    }),
  )
export const context = (
  template: readonly string[] = CASE_CSV_COLUMN_NAMES,
  phones: string[] = [],
) => ({
  columns: CASE_CSV_COLUMNS,
  template,
  existingValues: { phoneNumber: phones },
})
export const open = (text: string, phones: string[] = []) =>
  openCsv(bytes(text), context(CASE_CSV_COLUMN_NAMES, phones))
export const RUN = (sign: string) =>
  `Starts with ${sign} (a spreadsheet would treat it as a formula)`
export const APOSTROPHE = '; the repaired file has an apostrophe before it'
export const HEADER = CASE_CSV_COLUMN_NAMES.join(',')
export const row = (phone = '9845010000', name = 'Asha Rao', address = '12 MG Road') =>
  `${name},R1,${phone},asha@mail.example,"${address}",2019,Till date`
