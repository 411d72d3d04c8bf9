import type { WorkbookToRead } from './comparer.ts'
import type { Comparison } from './comparison.ts'
import type { ComparisonInput } from './comparisonInput.ts'

/** Files of the results by job and name. */
export type WorkbookBlobs = Readonly<Record<string, Readonly<Record<string, Blob>>>>

export type RunningComparison = {
  /** Rejects where the worker does not start, and once it is closed. */
  compare: (input: ComparisonInput, blobs: WorkbookBlobs) => Promise<Comparison>
  close: () => void
}

/** The workbooks that the comparison needs. */
export function listWorkbooks({ jobs }: ComparisonInput): WorkbookToRead[] {
  return jobs.flatMap((job) =>
    job.kind === 'read'
      ? job.facts.flatMap((facts) =>
          facts.kind === 'account' || facts.kind === 'financialStatement'
            ? [{ job: job.id, file: facts.workbook, kind: facts.kind }]
            : [],
        )
      : [],
  )
}
