import { readAccount, type AccountReading } from './accounts/readAccount.ts'
import { readTotals } from './business.ts'
import { compareDocuments } from './compareDocuments.ts'
import type { BusinessFigure, Comparison } from './comparison.ts'
import type { ComparisonInput } from './comparisonInput.ts'

export type WorkbookToRead = { job: string; file: string; kind: 'account' | 'financialStatement' }

const keyOf = (job: string, file: string) => `${job}/${file}`

/** Keeps what it has read, so that a new result costs only its own workbooks. */
export function createComparer() {
  const accounts = new Map<string, AccountReading | null>()
  const totals = new Map<string, readonly BusinessFigure[] | null>()
  return {
    /** What cannot be read is missing in the comparison. */
    async read({ job, file, kind }: WorkbookToRead, workbook: Blob): Promise<void> {
      const key = keyOf(job, file)
      try {
        if (kind === 'account') accounts.set(key, await readAccount(workbook, { job, file }))
        else totals.set(key, await readTotals(workbook, { job, file }))
      } catch {
        // Damaged, locked or too large: an open point says so.
        accounts.set(key, null)
        totals.set(key, null)
      }
    },
    compare: (input: ComparisonInput): Comparison =>
      compareDocuments(input, {
        account: (job, file) => accounts.get(keyOf(job, file)) ?? null,
        totals: (job, file) => totals.get(keyOf(job, file)) ?? null,
      }),
  }
}
export type Comparer = ReturnType<typeof createComparer>
