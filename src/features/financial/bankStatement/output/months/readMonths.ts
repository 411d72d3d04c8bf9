import { startWorkbook } from '#shared/preview/workbook.ts'
import { monthsIn, type Month } from './addsUp.ts'

/** What is looked at of each sheet: a statement covers at most a few years. */
const WINDOW = { fromRow: 0, toRow: 100, fromColumn: 0, toColumn: 60 }

/**
 * The months of the first sheet that has them. Empty where no sheet does.
 * @throws Error when the workbook cannot be read
 */
export async function readMonths(workbook: Blob): Promise<Month[]> {
  const book = startWorkbook()
  try {
    const opened = await book.open(workbook, 'xlsx')
    if (opened.kind === 'refused') throw new Error(opened.detail)
    for (const index of opened.names.keys()) {
      const { first } = await book.readFirst(index, WINDOW)
      const months = monthsIn(first.map((row) => row.map((cell) => cell?.text ?? '')))
      if (months.length > 0) return months
    }
    return []
  } finally {
    book.close()
  }
}
