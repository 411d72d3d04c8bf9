import { useCallback, useEffect, useReducer } from 'react'
import { loadCode } from '#shared/lib/loadCode.ts'
import { useLineBack } from '#shared/ui/useLineBack.ts'
import { FRAMES } from './frames.ts'
import { firstLanguage, keepLanguage } from './keptLanguage.ts'
import type { LanguageTag } from './languages.ts'
import { stepSpeech, wantedOf, type Speech, type SpeechEvent } from './speech.ts'
import type { FrameWords } from './words/en.ts'

/** Fetches one language's dictionary; each is a chunk of its own. */
export type Dictionaries<Words> = Readonly<Record<LanguageTag, () => Promise<Words>>>

/** A line can come back without the browser knowing that it was gone. */
const RETRY_MS = 5_000

type Saying<Words> = {
  speech: Speech<Words>
  /** Keeps the choice on this phone. */
  choose: (tag: LanguageTag) => void
  tryAgain: () => void
}

/** Speaks the language of this phone, and another one once its dictionary is there. */
export function useSpeech<Words extends { frame: FrameWords }>(
  dictionaries: Dictionaries<Words>,
): Saying<Words> {
  const [speech, tell] = useReducer<Speech<Words>, [SpeechEvent<Words>]>(stepSpeech, {
    kind: 'fetching',
    wanted: 'en',
    now: null,
  })
  const speak = useCallback(
    (tag: LanguageTag) => {
      tell({ kind: 'wanted', tag })
      const failed = () => tell({ kind: 'failed', tag })
      loadCode(FRAMES[tag]).then(
        (frame) => tell({ kind: 'came', spoken: { tag, frame, words: null } }),
        failed,
      )
      loadCode(dictionaries[tag]).then(
        (words) => tell({ kind: 'came', spoken: { tag, frame: words.frame, words } }),
        failed,
      )
    },
    [dictionaries],
  )
  // An effect: what the build paints knows no phone.
  useEffect(() => speak(firstLanguage()), [speak])
  const choose = useCallback(
    (tag: LanguageTag) => {
      keepLanguage(tag)
      speak(tag)
    },
    [speak],
  )
  const wanted = wantedOf(speech)
  const tryAgain = useCallback(() => speak(wanted), [speak, wanted])
  useLineBack(speech.kind === 'lost', tryAgain, RETRY_MS)
  return { speech, choose, tryAgain }
}
