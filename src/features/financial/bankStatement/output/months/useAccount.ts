import { useEffect, useState } from 'react'
import type { Month } from './addsUp.ts'
import { readAccount, type EntryList } from './readAccount.ts'

export type Entries =
  | { kind: 'reading' }
  | { kind: 'read'; list: EntryList }
  /** No sheet lists them, or the rest of the workbook cannot be read. */
  | { kind: 'none' }

export type Account =
  | { kind: 'reading' }
  | { kind: 'read'; months: readonly Month[]; entries: Entries }
  | { kind: 'failed' }

const READING: Entries = { kind: 'reading' }
const NONE: Entries = { kind: 'none' }

/** The months of an account's workbook and the entries behind them, in the order in which they are read. */
export function useAccount(workbook: Blob): Account {
  const [read, setRead] = useState<{ of: Blob; account: Account } | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const tell = (step: (before: Account) => Account) => {
      if (left.signal.aborted) return
      setRead((last) => ({
        of: workbook,
        account: step(last?.of === workbook ? last.account : { kind: 'reading' }),
      }))
    }
    const withEntries = (entries: Entries) => (before: Account) =>
      before.kind === 'read' ? { ...before, entries } : before
    readAccount(
      workbook,
      {
        months: (months) => tell(() => ({ kind: 'read', months, entries: READING })),
        entries: (list) => tell(withEntries(list === null ? NONE : { kind: 'read', list })),
      },
      left.signal,
    ).catch(() =>
      // The preview below says what is wrong with the workbook.
      tell((before) => (before.kind === 'read' ? withEntries(NONE)(before) : { kind: 'failed' })),
    )
    return () => left.abort()
  }, [workbook])
  return read?.of === workbook ? read.account : { kind: 'reading' }
}
