import { useCallback } from 'react'
import { ask } from '#shared/errors/ask.ts'
import type { DialogAnswer } from '#shared/errors/overlaySlice.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { useWords } from '../words/words.ts'
import type { CandidateDialog } from './dialogWords.ts'

export type Say = (name: CandidateDialog) => Promise<DialogAnswer>

/** Shows a dialog of the catalogue in the language of the page; resolves when it is closed. */
export function useSay(): Say {
  const dispatch = useAppDispatch()
  const { dialogs } = useWords()
  return useCallback(
    async (name) => dispatch(ask(name, { about: dialogs[name] })),
    [dispatch, dialogs],
  )
}
