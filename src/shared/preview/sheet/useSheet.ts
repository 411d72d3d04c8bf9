import { useEffect, useState } from 'react'
import { splitName } from '#shared/lib/fileName.ts'
import type { FailureReason } from '../PreviewFailed.tsx'
import type { SheetHead } from './headRow.ts'
import { FIRST_BLOCK, type SheetStore, createSheetStore, storeBelow } from './sheetStore.ts'
import type { ReadSheet } from '../sheet.worker.ts'
import { type AskedSheet, ReaderLost, TooSlow, type Workbook, startWorkbook } from '../workbook.ts'

export type ShownSheet = {
  kind: 'shown'
  extent: 'first' | 'whole' | 'cut'
  /** All rows as the file has them. */
  file: SheetStore
  /** What is shown while nothing is asked: without a first row of names, which the heads show. */
  store: SheetStore
  head: SheetHead | null
  /** Null until the whole sheet is there to be asked. */
  asked: AskedSheet | null
}

export type SheetPhase =
  | { kind: 'opening' }
  /** 'first': its beginning, the rest is being read; 'cut': its beginning, the rest took too long. */
  | ShownSheet
  | { kind: 'failed'; why: FailureReason; detail: string }

type Report = {
  names: (names: string[]) => void
  phase: (phase: SheetPhase) => void
}

/**
 * One sheet of a workbook, its first rows first. Each sheet is read in a worker of its own, so that choosing another
 * ends what is under way.
 * @param wanted index of the sheet; null: the second, or the first if `firstSheet` or if there is one only
 */
export function useSheet(source: Blob, name: string, wanted: number | null, firstSheet: boolean) {
  const [names, setNames] = useState<string[]>([])
  const [read, setRead] = useState<{ wanted: number | null; phase: SheetPhase } | null>(null)
  useEffect(() => {
    const book = startWorkbook()
    let isCurrent = true
    const report: Report = {
      names: (known) => {
        if (isCurrent) setNames(known)
      },
      phase: (phase) => {
        if (isCurrent) setRead({ wanted, phase })
      },
    }
    const indexIn = (known: string[]) => wanted ?? defaultSheet(known, firstSheet)
    readInto(book, source, splitName(name).extension, indexIn, report).catch((error: unknown) =>
      report.phase(failureOf(error)),
    )
    return () => {
      isCurrent = false
      book.close()
    }
  }, [source, name, wanted, firstSheet])

  const phase: SheetPhase = read?.wanted === wanted ? read.phase : { kind: 'opening' }
  return { names, index: wanted ?? defaultSheet(names, firstSheet), phase }
}

const defaultSheet = (names: readonly string[], firstSheet: boolean): number =>
  firstSheet || names.length < 2 ? 0 : 1

async function readInto(
  book: Workbook,
  source: Blob,
  extension: string,
  indexIn: (names: string[]) => number,
  report: Report,
): Promise<void> {
  const opened = await book.open(source, extension)
  if (opened.kind === 'refused') {
    report.phase({ kind: 'failed', why: opened.why, detail: opened.detail })
    return
  }
  report.names(opened.names)
  const index = indexIn(opened.names)
  const shown = (read: ReadSheet, extent: ShownSheet['extent']): ShownSheet => {
    const file = createSheetStore(read.table, read.first, (window) => book.cells(index, window))
    return {
      kind: 'shown',
      extent,
      file,
      store: storeBelow(file, read.head?.row === 0 ? 1 : 0),
      head: read.head,
      asked: extent === 'whole' ? book.asked : null,
    }
  }

  const first = await book.readFirst(index, FIRST_BLOCK)
  const begun = shown(first, first.isWhole ? 'whole' : 'first')
  report.phase(begun)
  if (first.isWhole) return
  try {
    report.phase(shown(await book.readAll(index, FIRST_BLOCK), 'whole'))
  } catch (error) {
    if (!(error instanceof TooSlow)) throw error
    report.phase({ ...begun, extent: 'cut' })
  }
}

function failureOf(error: unknown): SheetPhase {
  if (error instanceof TooSlow) return { kind: 'failed', why: 'tooSlow', detail: '' }
  if (error instanceof ReaderLost) return { kind: 'failed', why: 'network', detail: '' }
  const detail = error instanceof Error ? error.message : String(error)
  return { kind: 'failed', why: 'corrupt', detail }
}
