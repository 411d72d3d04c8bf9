import type { JobResult } from '#shared/kits/jobs/definition.ts'
import type { ResultSummary } from '#shared/kits/jobs/results/resultSummary.ts'

/** Name among the job's stored files (decisions D18). */
export const OUTPUT_FILE = 'outputFile'

export const EXCEL_NAME = 'excel-file.xlsx'

/** `workbook` is null until the output page has fetched it. */
export type PassbookResult = { workbook: Blob | null }

export async function summarizeStored({ files }: JobResult): Promise<ResultSummary | null> {
  const workbook = files?.[OUTPUT_FILE]
  if (workbook === undefined) return null
  return (await import('../summarizePassbook.ts')).summarizePassbook(workbook)
}
