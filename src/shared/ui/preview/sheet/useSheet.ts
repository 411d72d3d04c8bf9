import { useEffect, useState } from 'react'
import { splitFileName } from '#shared/platform/lib/text/fileName.ts'
import type { PreviewErrorReason } from '../PreviewError.tsx'
import { FIRST_BLOCK, type SheetStore, createSheetStore, skipRows } from './grid/sheetStore.ts'
import type { SheetHeader } from './headerRow.ts'
import { WorkbookTimeoutError, WorkerLoadError } from './limitWorker.ts'
import type { ReadSheetResult } from './sheet.worker.ts'
import { type QueryableSheet, type Workbook, startWorkbookWorker } from './workbook.ts'

export type ShownSheet = {
  kind: 'shown'
  extent: 'first' | 'whole' | 'cut'
  file: SheetStore
  /** The rows without a query: without the header row, which the column headers show. */
  store: SheetStore
  header: SheetHeader | null
  /** Null until the whole sheet is loaded. */
  queryable: QueryableSheet | null
}

export type SheetPhase =
  | { kind: 'opening' }
  /** 'first': the rest is loading; 'cut': the rest took too long. */
  | ShownSheet
  | { kind: 'failed'; reason: PreviewErrorReason; detail: string }

type SheetCallbacks = {
  names: (names: string[]) => void
  phase: (phase: SheetPhase) => void
}

/**
 * Each sheet has its own worker, so that selecting another one stops the previous load.
 * @param requestedIndex null: the second sheet, or the first if `firstSheet` or if there is only one
 */
export function useSheet(
  source: Blob,
  name: string,
  requestedIndex: number | null,
  firstSheet: boolean,
) {
  const [names, setNames] = useState<string[]>([])
  const [read, setRead] = useState<{ requestedIndex: number | null; phase: SheetPhase } | null>(
    null,
  )
  useEffect(() => {
    const workbook = startWorkbookWorker()
    const left = new AbortController()
    const report: SheetCallbacks = {
      names: (known) => {
        if (!left.signal.aborted) setNames(known)
      },
      phase: (phase) => {
        if (!left.signal.aborted) setRead({ requestedIndex, phase })
      },
    }
    const indexIn = (known: string[]) => requestedIndex ?? defaultSheet(known, firstSheet)
    loadSheet(workbook, source, splitFileName(name).extension, indexIn, report).catch(
      (error: unknown) => report.phase(failureOf(error)),
    )
    return () => {
      left.abort()
      workbook.close()
    }
  }, [source, name, requestedIndex, firstSheet])

  const phase: SheetPhase =
    read?.requestedIndex === requestedIndex ? read.phase : { kind: 'opening' }
  return { names, index: requestedIndex ?? defaultSheet(names, firstSheet), phase }
}

const defaultSheet = (names: readonly string[], firstSheet: boolean): number =>
  firstSheet || names.length < 2 ? 0 : 1

async function loadSheet(
  workbook: Workbook,
  source: Blob,
  extension: string,
  indexIn: (names: string[]) => number,
  report: SheetCallbacks,
): Promise<void> {
  const opened = await workbook.open(source, extension)
  if (opened.kind === 'refused') {
    report.phase({ kind: 'failed', reason: opened.reason, detail: opened.detail })
    return
  }
  report.names(opened.names)
  const index = indexIn(opened.names)
  const shown = (read: ReadSheetResult, extent: ShownSheet['extent']): ShownSheet => {
    const file = createSheetStore(read.table, read.firstCells, (window) =>
      workbook.cells(index, window),
    )
    return {
      kind: 'shown',
      extent,
      file,
      store: skipRows(file, read.header?.row === 0 ? 1 : 0),
      header: read.header,
      queryable: extent === 'whole' ? workbook.queryable : null,
    }
  }

  const first = await workbook.readFirst(index, FIRST_BLOCK)
  const firstRows = shown(first, first.isWhole ? 'whole' : 'first')
  report.phase(firstRows)
  if (first.isWhole) return
  try {
    report.phase(shown(await workbook.readAll(index, FIRST_BLOCK), 'whole'))
  } catch (error) {
    if (!(error instanceof WorkbookTimeoutError)) throw error
    report.phase({ ...firstRows, extent: 'cut' })
  }
}

function failureOf(error: unknown): SheetPhase {
  if (error instanceof WorkbookTimeoutError)
    return { kind: 'failed', reason: 'tooSlow', detail: '' }
  if (error instanceof WorkerLoadError) return { kind: 'failed', reason: 'network', detail: '' }
  const detail = error instanceof Error ? error.message : String(error)
  return { kind: 'failed', reason: 'corrupt', detail }
}
