import { useEffect, useRef, useState } from 'react'
import {
  CONTACT_NAMES_SHOWN,
  type ContactedPeople,
} from '#shared/platform/dialogs/confirmContact.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { CsvIntake } from './csvIntake.ts'
import type { PreflightReport } from './preflight/csvIssue.ts'
import { startPreflight, type Preflight } from './preflight/startPreflight.ts'

/** The file can always be sent. */
export type PreflightState =
  | { kind: 'reading' }
  | { kind: 'read'; report: PreflightReport }
  /** Damaged, or the reader's code failed to load. */
  | { kind: 'unreadable' }

/** Checks the file in a worker, against the template and the list. */
export function usePreflight(file: File, intake: CsvIntake) {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<PreflightState>({ kind: 'reading' })
  const preflight = useRef<Preflight | null>(null)
  const pendingState = useRef<Promise<PreflightState>>(Promise.resolve(state))

  useEffect(() => {
    const left = new AbortController()
    const read = async (): Promise<PreflightState> => {
      const template = await dispatch(intake.template.columns(left.signal))
      left.signal.throwIfAborted()
      const context = {
        columns: intake.columns,
        template,
        existingValues: dispatch(intake.existingValues()),
      }
      preflight.current = startPreflight()
      return { kind: 'read', report: await preflight.current.read(file, context) }
    }
    // The file's card shows the failure.
    pendingState.current = read().catch(() => ({ kind: 'unreadable' }))
    void pendingState.current.then((result) => {
      if (!left.signal.aborted) setState(result)
    })
    return () => {
      left.abort()
      preflight.current?.close()
      preflight.current = null
    }
  }, [dispatch, file, intake])

  return {
    state,
    waitUntilRead: async () => pendingState.current,
    /** Null where the file could not be read. */
    listPeople: async (leavesOut: boolean): Promise<ContactedPeople | null> =>
      (await pendingState.current).kind === 'read' && preflight.current !== null
        ? preflight.current.listPeople(leavesOut, CONTACT_NAMES_SHOWN)
        : null,
    /** Only for a file that was read. */
    write: async (leavesOut: boolean): Promise<string> =>
      preflight.current === null ? file.text() : preflight.current.write(leavesOut),
  }
}
