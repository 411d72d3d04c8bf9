import { useCallback, useEffect, useReducer } from 'react'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { useRetryWhenOnline } from '#shared/ui/hooks/useRetryWhenOnline.ts'
import { DEFAULT_FIRST_FRAME, type FirstFrame } from '../firstFrame.ts'
import { loadFrameMessages, type FrameMessages } from '../loadMessages.ts'
import type { LanguageTag } from './languages.ts'
import {
  languageReducer,
  requestedLanguage,
  type LanguageState,
  type LanguageEvent,
} from './languageState.ts'
import { initialLanguage, storeLanguage } from './storedLanguage.ts'

export type LoadMessages<Messages> = (tag: LanguageTag) => Promise<Messages>

/** The network can return without an online event. */
const RETRY_MS = 5_000

type LanguageControls<Messages> = {
  state: LanguageState<Messages>
  /** Also stores the choice on this phone. */
  choose: (tag: LanguageTag) => void
  retry: () => void
}

/** A new language is shown once its catalogue has loaded. */
export function useLanguageState<Messages extends { frame: FrameMessages }>(
  loadMessages: LoadMessages<Messages>,
  { language, frame, messages }: FirstFrame<Messages> = DEFAULT_FIRST_FRAME,
): LanguageControls<Messages> {
  const [state, dispatch] = useReducer<LanguageState<Messages>, [LanguageEvent<Messages>]>(
    languageReducer,
    {
      kind: 'loading',
      requested: language,
      current: { tag: language, frame, messages },
    },
  )
  const loadLanguage = useCallback(
    (tag: LanguageTag) => {
      dispatch({ kind: 'requested', tag })
      const failed = () => dispatch({ kind: 'failed', tag })
      loadChunk(async () => loadFrameMessages(tag)).then(
        (frame) => dispatch({ kind: 'loaded', translations: { tag, frame, messages: null } }),
        failed,
      )
      loadChunk(async () => loadMessages(tag)).then(
        (messages) =>
          dispatch({ kind: 'loaded', translations: { tag, frame: messages.frame, messages } }),
        failed,
      )
    },
    [loadMessages],
  )
  useEffect(() => loadLanguage(initialLanguage()), [loadLanguage])
  const choose = useCallback(
    (tag: LanguageTag) => {
      storeLanguage(tag)
      loadLanguage(tag)
    },
    [loadLanguage],
  )
  const requested = requestedLanguage(state)
  const retry = useCallback(() => loadLanguage(requested), [loadLanguage, requested])
  useRetryWhenOnline(state.kind === 'failed', retry, RETRY_MS)
  return { state, choose, retry }
}
