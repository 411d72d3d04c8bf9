import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isSameLocation } from '#shared/kits/dashboard/useDashboardLocation.ts'
import { sendRows } from '#shared/kits/upload/sendRows.ts'
import { useLeaveGuard } from '#shared/platform/navigation/useLeaveGuard.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { reloadJobs } from '../checksApi.ts'
import { createJobs } from '../endpoints.ts'
import { readWorkbook } from './readWorkbook.ts'
import type { SheetReport } from './sheetReport.ts'

const UPLOAD_TEXTS = {
  busyText: 'Creating the checks',
  failureNote: 'The file is still chosen.',
  arrivalText: 'Its checks may have been created and charged.',
  noAnswerNote: 'Check View Checks for its checks before you send it again.',
} as const

const processChecks =
  (file: File): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const isSent = await dispatch(sendRows(createJobs, { file }, UPLOAD_TEXTS))
    if (isSent) dispatch(reloadJobs())
    return isSent
  }

export type WorkbookCheck =
  | { kind: 'reading' }
  | { kind: 'read'; report: SheetReport }
  /** Damaged, too slow, or the reader's code failed to load. */
  | { kind: 'unreadable' }

const READING: WorkbookCheck = { kind: 'reading' }

export function useWorkbookDetails(file: File, onProcessed: () => void) {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const { latest: check = READING } = useAsync(
    async (signal): Promise<WorkbookCheck> =>
      readWorkbook(file, signal).then(
        (report) => ({ kind: 'read', report }),
        () => ({ kind: 'unreadable' }), // the file's card shows it
      ),
    [file],
  )
  const [isSending, setSending] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  const release = useLeaveGuard({
    isDirty: true,
    dialog: isSending ? 'stillSaving' : 'confirmDeleteCSV',
    isUnaffectedBy: (next) => isSameLocation(location, next),
  })
  const process = async () => {
    if (isSending) return
    setSending(true)
    const isSent = await dispatch(processChecks(file))
    if (!isMounted.current) return
    setSending(false)
    if (!isSent) return
    release()
    onProcessed()
  }
  return { check, isSending, process }
}
