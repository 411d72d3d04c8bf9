import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isSamePlace } from '#shared/dashboard/useDashboardPlace.ts'
import { useLeaveGuard } from '#shared/navigation/useLeaveGuard.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { processChecks } from './processChecks.ts'
import { readWorkbook } from './readWorkbook.ts'
import type { SheetReport } from './sheetReport.ts'

/** What the pre-flight has come to. Whatever it is, the file can be sent. */
export type Checked =
  | { kind: 'reading' }
  | { kind: 'read'; report: SheetReport }
  /** Not by this browser: damaged beyond reading, too slow, or the reader's code did not come. */
  | { kind: 'unread' }

/** Reads the file beside the page. */
function useChecked(file: File): Checked {
  const [checked, setChecked] = useState<Checked>({ kind: 'reading' })
  useEffect(() => {
    const left = new AbortController()
    const show = (next: Checked) => {
      if (!left.signal.aborted) setChecked(next)
    }
    readWorkbook(file, left.signal).then(
      (report) => show({ kind: 'read', report }),
      () => show({ kind: 'unread' }), // the file's card says so
    )
    return () => left.abort()
  }, [file])
  return checked
}

/** The chosen workbook: what was found in it, and its way out. It is not left without a question. */
export function useDetails(file: File, onProcessed: () => void) {
  const dispatch = useAppDispatch()
  const here = useLocation()
  const checked = useChecked(file)
  const [isSending, setSending] = useState(false)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])
  const release = useLeaveGuard({
    isDirty: true,
    question: isSending ? 'stillSaving' : 'confirmDeleteCSV',
    staysHere: (next) => isSamePlace(here, next),
  })
  const process = async () => {
    if (isSending) return
    setSending(true)
    const isTaken = await dispatch(processChecks(file))
    if (!isThere.current) return
    setSending(false)
    if (!isTaken) return
    release()
    onProcessed()
  }
  return { checked, isSending, process }
}
