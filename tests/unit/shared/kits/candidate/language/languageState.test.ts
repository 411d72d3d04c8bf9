import { expect, it } from 'vitest'
import {
  languageReducer,
  type LanguageState,
  type LanguageEvent,
} from '#shared/kits/candidate/language/languageState.ts'
import { loadFrameMessages } from '#shared/kits/candidate/loadMessages.ts'

const english = await loadFrameMessages('en')
const tamil = await loadFrameMessages('ta')

const EN = { tag: 'en', frame: english, messages: 'words' } as const
const TA = { tag: 'ta', frame: tamil, messages: 'சொற்கள்' } as const
/** Before the catalogue has loaded. */
const TA_FRAME = { ...TA, messages: null }
const EN_FRAME = { ...EN, messages: null }

const ready: LanguageState<string> = { kind: 'ready', current: EN }
const loading: LanguageState<string> = { kind: 'loading', requested: 'ta', current: EN }
const loadingFirst: LanguageState<string> = { kind: 'loading', requested: 'ta', current: EN_FRAME }
const frameLoaded: LanguageState<string> = { kind: 'loading', requested: 'ta', current: TA_FRAME }
const failed: LanguageState<string> = { kind: 'failed', requested: 'ta', current: EN }

it.each<[string, LanguageState<string>, LanguageEvent<string>, LanguageState<string>]>([
  [
    'keeps the language until the requested one has loaded',
    ready,
    { kind: 'requested', tag: 'ta' },
    loading,
  ],
  [
    'changes to the language that has loaded',
    loading,
    { kind: 'loaded', translations: TA },
    { kind: 'ready', current: TA },
  ],
  ['shows the frame first', loadingFirst, { kind: 'loaded', translations: TA_FRAME }, frameLoaded],
  [
    'then shows the whole catalogue',
    frameLoaded,
    { kind: 'loaded', translations: TA },
    { kind: 'ready', current: TA },
  ],
  [
    'does not change a step by the frame alone',
    loading,
    { kind: 'loaded', translations: TA_FRAME },
    loading,
  ],
  [
    'loads the catalogue again where only the frame loaded',
    { kind: 'failed', requested: 'ta', current: TA_FRAME },
    { kind: 'requested', tag: 'ta' },
    frameLoaded,
  ],
  [
    'ignores a language that is no longer requested',
    ready,
    { kind: 'loaded', translations: TA },
    ready,
  ],
  ['fails', loading, { kind: 'failed', tag: 'ta' }, failed],
  ['ignores the failure of another language', loading, { kind: 'failed', tag: 'hi' }, loading],
  ['tries again', failed, { kind: 'requested', tag: 'ta' }, loading],
  [
    'takes a language that loads after it failed',
    failed,
    { kind: 'loaded', translations: TA },
    { kind: 'ready', current: TA },
  ],
  ['returns to the language that is shown', failed, { kind: 'requested', tag: 'en' }, ready],
])('%s', (_, before, event, after) => {
  expect(languageReducer(before, event)).toEqual(after)
})
