import type { FrameMessages } from '../loadMessages.ts'
import type { LanguageTag } from './languages.ts'

/** `messages` is null until the whole catalogue has loaded. */
export type LoadedTranslations<Messages> = {
  tag: LanguageTag
  frame: FrameMessages
  messages: Messages | null
}

export type LanguageState<Messages> =
  | { kind: 'ready'; current: LoadedTranslations<Messages> }
  | { kind: 'loading'; requested: LanguageTag; current: LoadedTranslations<Messages> | null }
  | { kind: 'failed'; requested: LanguageTag; current: LoadedTranslations<Messages> | null }

export type LanguageEvent<Messages> =
  | { kind: 'requested'; tag: LanguageTag }
  | { kind: 'loaded'; translations: LoadedTranslations<Messages> }
  | { kind: 'failed'; tag: LanguageTag }

/** Ignores results for a language that is no longer requested. A step waits for its whole catalogue. */
export function languageReducer<Messages>(
  state: LanguageState<Messages>,
  event: LanguageEvent<Messages>,
): LanguageState<Messages> {
  switch (event.kind) {
    case 'requested':
      return state.current?.tag === event.tag && state.current.messages !== null
        ? { kind: 'ready', current: state.current }
        : { kind: 'loading', requested: event.tag, current: state.current }
    case 'loaded':
      return withLoaded(state, event.translations)
    case 'failed':
      return state.kind === 'loading' && state.requested === event.tag
        ? { ...state, kind: 'failed' }
        : state
    default:
      event satisfies never
      return state
  }
}

function withLoaded<Messages>(
  state: LanguageState<Messages>,
  loaded: LoadedTranslations<Messages>,
): LanguageState<Messages> {
  if (requestedLanguage(state) !== loaded.tag) return state
  if (loaded.messages !== null) return { kind: 'ready', current: loaded }
  const isStepShown = state.current !== null && state.current.messages !== null
  return isStepShown ? state : { kind: 'loading', requested: loaded.tag, current: loaded }
}

export const requestedLanguage = <Messages>(state: LanguageState<Messages>): LanguageTag =>
  state.kind === 'ready' ? state.current.tag : state.requested
