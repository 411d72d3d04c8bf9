/** Name of the workbook among the job's stored files (decisions D18). */
export const OUTPUT_FILE = 'outputFile'

/** Download name of the workbook (analyzers §2). */
export const EXCEL_NAME = 'excel-file.xlsx'

/** A finished passbook; the workbook is null until the output page has fetched it. */
export type PassbookResult = { workbook: Blob | null }
