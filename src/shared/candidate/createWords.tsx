import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  type ComponentType,
  type ReactNode,
} from 'react'
import { CandidateLanguageContext } from './language.ts'
import { useArrival } from './useArrival.ts'
import { useSpeech, type Dictionaries } from './useSpeech.ts'
import { WordsComing } from './WordsComing.tsx'
import { frame as english, type FrameWords } from './words/en.ts'
import { wantedOf } from './speech.ts'

type Wrapper = ComponentType<{ children: ReactNode }>

type WordsOfPage<Words> = {
  /** Around a whole page: chooses, loads and shows a language. */
  WordsProvider: Wrapper
  /** Around what speaks by `useWords`: until the first dictionary is there, it says so in the frame. */
  Worded: Wrapper
  /** The words of the language that is shown. Only inside of `Worded`. */
  useWords: () => Words
}

/** The words of one candidate page, typed by its English dictionary (docs/howto/language.md). */
export function createWords<Words extends { frame: FrameWords }>(
  dictionaries: Dictionaries<Words>,
): WordsOfPage<Words> {
  const WordsContext = createContext<Words | null>(null)

  function WordsProvider({ children }: { children: ReactNode }) {
    const { speech, choose, tryAgain } = useSpeech(dictionaries)
    const arriveAt = useArrival()
    const tag = speech.now?.tag ?? 'en'
    const words = speech.now?.words ?? null
    useLayoutEffect(() => {
      document.documentElement.lang = tag
      return () => void (document.documentElement.lang = 'en')
    }, [tag])
    const language = useMemo(
      () => ({
        tag,
        wanted: wantedOf(speech),
        isLost: speech.kind === 'lost',
        frame: speech.now?.frame ?? english,
        choose,
        tryAgain,
        arriveAt,
      }),
      [tag, speech, choose, tryAgain, arriveAt],
    )
    return (
      <CandidateLanguageContext value={language}>
        <WordsContext value={words}>{children}</WordsContext>
      </CandidateLanguageContext>
    )
  }

  function Worded({ children }: { children: ReactNode }) {
    return use(WordsContext) === null ? <WordsComing /> : children
  }

  function useWords(): Words {
    const words = use(WordsContext)
    if (words === null)
      throw new Error('Nothing speaks before its dictionary is there: wrap it in Worded.')
    return words
  }

  return { WordsProvider, Worded, useWords }
}
