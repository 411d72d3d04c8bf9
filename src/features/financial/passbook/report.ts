/** Name of the workbook among the kept files of its job (decisions D18). */
export const OUTPUT_FILE = 'outputFile'

/** Name under which the workbook is saved (analyzers §2). */
export const EXCEL_NAME = 'excel-file.xlsx'

/** A finished passbook: its workbook, null until the output page has fetched it. */
export type PassbookResult = { workbook: Blob | null }
