import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  type ComponentType,
  type ReactNode,
  useCallback,
  useRef,
} from 'react'
import type { FirstFrame } from '../firstFrame.ts'
import type { FrameMessages } from '../loadMessages.ts'
import { messages as english } from '../locales/en.json'
import { CandidateLanguageContext } from './language.ts'
import { requestedLanguage } from './languageState.ts'
import { TranslationsLoading } from './TranslationsLoading.tsx'
import { useLanguageState, type LoadMessages } from './useLanguageState.ts'

function useScreenChange(): (screen: string) => boolean {
  const shown = useRef<string | null>(null)
  return useCallback((screen) => {
    const before = shown.current
    shown.current = screen
    return before !== null && before !== screen
  }, [])
}

type Wrapper = ComponentType<{ children: ReactNode }>
type TranslationsProviderProps<Messages> = {
  /** Default: English, no language chosen. */
  first?: FirstFrame<Messages>
  children: ReactNode
}

type I18n<Messages> = {
  /** Wraps a whole page. */
  TranslationsProvider: ComponentType<TranslationsProviderProps<Messages>>
  /** Shows the frame until the first catalogue has loaded. */
  TranslationsReady: Wrapper
  useTranslations: () => Messages
}

/** Translations of one candidate page, typed by its English catalogue (docs/howto/language.md). */
export function createI18n<Messages extends { frame: FrameMessages }>(
  loadMessages: LoadMessages<Messages>,
): I18n<Messages> {
  const TranslationsContext = createContext<Messages | null>(null)

  function TranslationsProvider({ first, children }: TranslationsProviderProps<Messages>) {
    const { state, choose, retry } = useLanguageState(loadMessages, first)
    const trackScreen = useScreenChange()
    const tag = state.current?.tag ?? 'en'
    const messages = state.current?.messages ?? null
    useLayoutEffect(() => {
      document.documentElement.lang = tag
      return () => void (document.documentElement.lang = 'en')
    }, [tag])
    const language = useMemo(
      () => ({
        tag,
        requested: requestedLanguage(state),
        hasFailed: state.kind === 'failed',
        frame: state.current?.frame ?? english,
        setLanguage: choose,
        retry,
        trackScreen,
      }),
      [tag, state, choose, retry, trackScreen],
    )
    return (
      <CandidateLanguageContext value={language}>
        <TranslationsContext value={messages}>{children}</TranslationsContext>
      </CandidateLanguageContext>
    )
  }

  function TranslationsReady({ children }: { children: ReactNode }) {
    return use(TranslationsContext) === null ? <TranslationsLoading /> : children
  }

  function useTranslations(): Messages {
    const messages = use(TranslationsContext)
    if (messages === null) throw new Error('useTranslations needs TranslationsReady around it.')
    return messages
  }

  return { TranslationsProvider, TranslationsReady, useTranslations }
}
