import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { useEffect, useMemo, useState } from 'react'
import type { ValueSource } from '#shared/kits/facts/documentFacts.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { openWholeResult } from '#shared/kits/jobs/results/openResult.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { splitFileName } from '#shared/platform/lib/text/fileName.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { FilePreview } from '#shared/ui/preview/FilePreview.tsx'
import { PreviewSkeleton } from '#shared/ui/preview/PreviewSkeleton.tsx'
import type { SheetRequest } from '#shared/ui/preview/viewerProps.ts'

type CellSourceProps = {
  job: DoneJob
  /** Another number shows the cell again. */
  press: number
  source: Extract<ValueSource, { kind: 'cell' }>
}

/** The workbook of a result, at the cell. */
export function CellSource({ job, press, source: { file, sheet, row, column } }: CellSourceProps) {
  const workbook = useWorkbook(job, file)
  const request = useMemo<SheetRequest>(
    () => ({ sheet, cell: { row, column }, nonce: press }),
    [sheet, row, column, press],
  )
  if (workbook === 'loading') return <PreviewSkeleton />
  if (workbook === null)
    return (
      <EmptyState
        icon={fileX}
        title="The workbook is no longer here"
        description="Open the result under Jobs to fetch it again."
      />
    )
  const name = splitFileName(file).extension === '' ? `${file}.xlsx` : file
  return <FilePreview source={workbook} name={name} kind="xlsx" sheetRequest={request} />
}

/** Null where neither this browser nor the server has it. */
function useWorkbook({ id, analyzer }: DoneJob, file: string): Blob | 'loading' | null {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const [workbook, setWorkbook] = useState<Blob | 'loading' | null>('loading')
  useEffect(() => {
    const unmounted = new AbortController()
    const signal = anySignal(session.signal, unmounted.signal)
    const read = async () => {
      const calls = await session.analyzers?.[analyzer]?.().catch(() => undefined)
      const answer = calls === undefined ? null : await dispatch(openWholeResult(calls, id, signal))
      if (!signal.aborted) setWorkbook(answer?.files?.[file] ?? null)
    }
    void read()
    return () => unmounted.abort()
  }, [dispatch, session, analyzer, id, file])
  return workbook
}
