import { useEffect, useState } from 'react'
import { startWorkbook, type Workbook } from '#shared/preview/workbook.ts'
import { checkBalances, type BalanceCheck } from './checkBalances.ts'
import { lineHead, linesIn } from './passbookRows.ts'

export type Balances =
  | { kind: 'reading' }
  | { kind: 'read'; check: BalanceCheck }
  /** No sheet lists lines with balances, or the workbook cannot be read: its preview says so. */
  | { kind: 'none' }

/** Reads the lines of a passbook's workbook in a worker of its own. */
export function useBalances(workbook: Blob): Balances {
  const [balances, setBalances] = useState<Balances>({ kind: 'reading' })
  useEffect(() => {
    const book = startWorkbook()
    let isCurrent = true
    readBalances(book, workbook).then(
      (read) => isCurrent && setBalances(read),
      () => isCurrent && setBalances({ kind: 'none' }),
    )
    return () => {
      isCurrent = false
      book.close()
    }
  }, [workbook])
  return balances
}

const HEAD = { fromRow: 0, toRow: 30, fromColumn: 0, toColumn: 30 }
/** Twelve pictures hold some hundred lines. */
const LIST = { ...HEAD, toRow: 10_000 }

async function readBalances(book: Workbook, workbook: Blob): Promise<Balances> {
  const opened = await book.open(workbook, 'xlsx')
  if (opened.kind === 'refused') return { kind: 'none' }
  for (const index of opened.names.keys()) {
    const { first } = await book.readFirst(index, HEAD)
    if (lineHead(textsOf(first)) === -1) continue
    const { first: whole } = await book.readAll(index, LIST)
    const check = checkBalances(linesIn(textsOf(whole)))
    return check.checked === 0 ? { kind: 'none' } : { kind: 'read', check }
  }
  return { kind: 'none' }
}

const textsOf = (cells: Awaited<ReturnType<Workbook['cells']>>) =>
  cells.map((row) => row.map((cell) => cell?.text ?? ''))
