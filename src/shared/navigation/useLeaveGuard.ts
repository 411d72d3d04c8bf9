import { useCallback, useLayoutEffect, useRef } from 'react'
import { ask } from '#shared/errors/ask.ts'
import { withdraw } from '#shared/errors/withdraw.ts'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'
import { leaveGuards, type Place } from './leaveGuard.ts'

/**
 * 'stillSaving': the changes are on their way, and go on if the page is left; 'confirmDeleteCSV': a chosen file was not
 * processed.
 */
const QUESTIONS = ['unsavedChanges', 'stillSaving', 'confirmDeleteCSV'] as const
type LeaveQuestion = (typeof QUESTIONS)[number]

type LeaveGuardOptions = {
  isDirty: boolean
  /** Whether what is unsaved is still on the screen at the next address (a filter of the list beside it changes). */
  staysHere: (next: Place) => boolean
  /** Which dialog asks; left out, 'unsavedChanges'. */
  question?: LeaveQuestion
}

/**
 * Asks before unsaved changes are left: by a link, Back, Forward, a program's navigation, Log Out, reload or close.
 * @returns release: lets go at once, before `isDirty` has settled (after a save). It holds until changes are made anew,
 * that is, until `isDirty` has been false again.
 */
export function useLeaveGuard(options: LeaveGuardOptions): () => void {
  const { isDirty, staysHere, question = 'unsavedChanges' } = options
  const dispatch = useAppDispatch()
  const session = useSession()
  const latest = useRef({ staysHere, question })
  const letGo = useRef<(() => void) | null>(null)
  const held = useRef<(() => void) | null>(null)

  useLayoutEffect(() => {
    latest.current = { staysHere, question }
  })

  useLayoutEffect(() => {
    if (!isDirty) return undefined
    const drop = session.get(leaveGuards).hold({
      staysHere: (next) => latest.current.staysHere(next),
      ask: async () => (await dispatch(ask(latest.current.question))) === 'primary',
    })
    held.current = drop
    const release = () => {
      drop()
      if (held.current === drop) held.current = null
      // Nothing is left to lose, unless it is held again at once: React's strict mode does so as the screen appears.
      queueMicrotask(() => {
        if (held.current === null) for (const asked of QUESTIONS) dispatch(withdraw(asked))
      })
    }
    letGo.current = release
    return release
  }, [dispatch, session, isDirty])

  return useCallback(() => letGo.current?.(), [])
}
