import type { LanguageTag } from './languages.ts'
import type { FrameWords } from './words/en.ts'

/** What the page speaks: a language, the few words of its frame, and its whole dictionary, null until that is there. */
export type Spoken<Words> = { tag: LanguageTag; frame: FrameWords; words: Words | null }

/** A page goes on in the language that it speaks until the wanted one is there. */
export type Speech<Words> =
  | { kind: 'speaking'; now: Spoken<Words> }
  | { kind: 'fetching'; wanted: LanguageTag; now: Spoken<Words> | null }
  | { kind: 'lost'; wanted: LanguageTag; now: Spoken<Words> | null }

export type SpeechEvent<Words> =
  | { kind: 'wanted'; tag: LanguageTag }
  | { kind: 'came'; spoken: Spoken<Words> }
  | { kind: 'failed'; tag: LanguageTag }

/**
 * What comes for a language that is no longer wanted changes nothing, nor does a frame alone where a step is shown: that
 * one changes whole.
 */
export function stepSpeech<Words>(speech: Speech<Words>, event: SpeechEvent<Words>): Speech<Words> {
  switch (event.kind) {
    case 'wanted':
      return speech.now?.tag === event.tag && speech.now.words !== null
        ? { kind: 'speaking', now: speech.now }
        : { kind: 'fetching', wanted: event.tag, now: speech.now }
    case 'came':
      return heard(speech, event.spoken)
    case 'failed':
      return speech.kind === 'fetching' && speech.wanted === event.tag
        ? { ...speech, kind: 'lost' }
        : speech
    default:
      event satisfies never
      return speech
  }
}

function heard<Words>(speech: Speech<Words>, spoken: Spoken<Words>): Speech<Words> {
  if (wantedOf(speech) !== spoken.tag) return speech
  if (spoken.words !== null) return { kind: 'speaking', now: spoken }
  const isStepShown = speech.now !== null && speech.now.words !== null
  return isStepShown ? speech : { kind: 'fetching', wanted: spoken.tag, now: spoken }
}

export const wantedOf = <Words>(speech: Speech<Words>): LanguageTag =>
  speech.kind === 'speaking' ? speech.now.tag : speech.wanted
