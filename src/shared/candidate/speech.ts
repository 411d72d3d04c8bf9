import type { LanguageTag } from './languages.ts'

/** A language with its dictionary: what the page speaks. */
export type Spoken<Words> = { tag: LanguageTag; words: Words }

/** A page goes on in the language that it speaks until the wanted one is there. */
export type Speech<Words> =
  | { kind: 'speaking'; now: Spoken<Words> }
  | { kind: 'fetching'; wanted: LanguageTag; now: Spoken<Words> | null }
  | { kind: 'lost'; wanted: LanguageTag; now: Spoken<Words> | null }

export type SpeechEvent<Words> =
  | { kind: 'wanted'; tag: LanguageTag }
  | { kind: 'came'; spoken: Spoken<Words> }
  | { kind: 'failed'; tag: LanguageTag }

/** What comes for a language that is no longer wanted changes nothing. */
export function stepSpeech<Words>(speech: Speech<Words>, event: SpeechEvent<Words>): Speech<Words> {
  switch (event.kind) {
    case 'wanted':
      return speech.now?.tag === event.tag
        ? { kind: 'speaking', now: speech.now }
        : { kind: 'fetching', wanted: event.tag, now: speech.now }
    case 'came':
      return wantedOf(speech) === event.spoken.tag
        ? { kind: 'speaking', now: event.spoken }
        : speech
    case 'failed':
      return speech.kind === 'fetching' && speech.wanted === event.tag
        ? { ...speech, kind: 'lost' }
        : speech
    default:
      event satisfies never
      return speech
  }
}

export const wantedOf = <Words>(speech: Speech<Words>): LanguageTag =>
  speech.kind === 'speaking' ? speech.now.tag : speech.wanted
