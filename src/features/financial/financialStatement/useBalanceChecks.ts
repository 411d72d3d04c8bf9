import { useEffect, useState } from 'react'
import { startWorkbook } from '#shared/preview/workbook.ts'
import { checkBalance, type BalanceCheck } from './balanceCheck.ts'

const SHEET = 'STANDARDIZED BALANCE SHEET'
/** A standardized sheet is short; this much of it is looked at. */
const WINDOW = { fromRow: 0, toRow: 300, fromColumn: 0, toColumn: 16 } as const
const NONE: readonly BalanceCheck[] = []

/** Reads the standardized balance sheet in a worker of its own; empty while it is read and where nothing can be checked. */
export function useBalanceChecks(workbook: Blob): readonly BalanceCheck[] {
  const [checks, setChecks] = useState(NONE)
  useEffect(() => {
    const book = startWorkbook()
    let isCurrent = true
    readChecks(book, workbook).then(
      (read) => isCurrent && setChecks(read),
      // A workbook that cannot be read says so in its preview; there is nothing to check then.
      () => isCurrent && setChecks(NONE),
    )
    return () => {
      isCurrent = false
      book.close()
    }
  }, [workbook])
  return checks
}

async function readChecks(
  book: ReturnType<typeof startWorkbook>,
  workbook: Blob,
): Promise<readonly BalanceCheck[]> {
  const opened = await book.open(workbook, 'xlsx')
  const index = opened.kind === 'open' ? opened.names.indexOf(SHEET) : -1
  if (index === -1) return NONE
  const { first } = await book.readAll(index, WINDOW)
  return checkBalance(first.map((row) => row.map((cell) => cell?.text ?? '')))
}
