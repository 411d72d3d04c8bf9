import { useEffect, useState } from 'react'
import { startWorkbook, type Workbook } from '#shared/preview/workbook.ts'
import { entriesIn, entryHead, type Entry } from './entries.ts'

/** The list of entries of a workbook, and the sheet that it is on. */
export type EntryList = { sheet: string; entries: readonly Entry[] }
export type Entries =
  | { kind: 'reading' }
  | { kind: 'read'; list: EntryList }
  /** No sheet lists them, or the workbook cannot be read. */
  | { kind: 'none' }

/** Read when a sum is first asked for: a list of entries may be long. */
export function useEntries(workbook: Blob): Entries {
  const [entries, setEntries] = useState<Entries>({ kind: 'reading' })
  useEffect(() => {
    const book = startWorkbook()
    let isCurrent = true
    readEntries(book, workbook).then(
      (list) => isCurrent && setEntries(list === null ? { kind: 'none' } : { kind: 'read', list }),
      () => isCurrent && setEntries({ kind: 'none' }),
    )
    return () => {
      isCurrent = false
      book.close()
    }
  }, [workbook])
  return entries
}

const HEAD = { fromRow: 0, toRow: 30, fromColumn: 0, toColumn: 30 }
/** An account of ten busy years. */
const LIST = { ...HEAD, toRow: 100_000 }

async function readEntries(book: Workbook, workbook: Blob): Promise<EntryList | null> {
  const opened = await book.open(workbook, 'xlsx')
  if (opened.kind === 'refused') throw new Error(opened.detail)
  for (const [index, sheet] of opened.names.entries()) {
    const { first } = await book.readFirst(index, HEAD)
    if (entryHead(textsOf(first)) === -1) continue
    const { first: whole } = await book.readAll(index, LIST)
    return { sheet, entries: entriesIn(textsOf(whole)) }
  }
  return null
}

const textsOf = (cells: Awaited<ReturnType<Workbook['cells']>>) =>
  cells.map((row) => row.map((cell) => cell?.text ?? ''))
