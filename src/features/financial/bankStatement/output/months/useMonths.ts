import { useEffect, useState } from 'react'
import { startWorkbook } from '#shared/preview/workbook.ts'
import { monthsIn, type Month } from './addsUp.ts'

export type Months =
  | { kind: 'reading' }
  | { kind: 'read'; months: readonly Month[] }
  | { kind: 'failed' }

/** The months of an account's workbook. */
export function useMonths(workbook: Blob): Months {
  const [read, setRead] = useState<{ of: Blob; months: Months } | null>(null)
  useEffect(() => {
    let isCurrent = true
    readMonths(workbook).then(
      (months) => isCurrent && setRead({ of: workbook, months: { kind: 'read', months } }),
      // The preview below says what is wrong with the workbook.
      () => isCurrent && setRead({ of: workbook, months: { kind: 'failed' } }),
    )
    return () => {
      isCurrent = false
    }
  }, [workbook])
  return read?.of === workbook ? read.months : { kind: 'reading' }
}

/** What is looked at of each sheet: a statement covers at most a few years. */
const WINDOW = { fromRow: 0, toRow: 100, fromColumn: 0, toColumn: 60 }

/**
 * The months of the first sheet that has them. Empty where no sheet does.
 * @throws Error when the workbook cannot be read
 */
async function readMonths(workbook: Blob): Promise<Month[]> {
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
