import { createComparer } from '#features/applicants/compare/comparer.ts'
import {
  listWorkbooks,
  type RunningComparison,
} from '#features/applicants/compare/listWorkbooks.ts'

/** jsdom has no worker: reads the workbooks and compares in this thread. */
export function startComparison(): RunningComparison {
  const comparer = createComparer()
  const read = new Set<string>()
  return {
    async compare(input, blobs) {
      for (const workbook of listWorkbooks(input)) {
        const key = `${workbook.job}/${workbook.file}`
        const blob = blobs[workbook.job]?.[workbook.file]
        if (blob === undefined || read.has(key)) continue
        read.add(key)
        await comparer.read(workbook, blob)
      }
      return comparer.compare(input)
    },
    close: () => undefined,
  }
}
