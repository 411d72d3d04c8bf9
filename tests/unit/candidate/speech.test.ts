import { expect, it } from 'vitest'
import { stepSpeech, type Speech, type SpeechEvent } from '#shared/candidate/speech.ts'

const EN = { tag: 'en', words: 'words' } as const
const TA = { tag: 'ta', words: 'சொற்கள்' } as const

const speaking: Speech<string> = { kind: 'speaking', now: EN }
const fetching: Speech<string> = { kind: 'fetching', wanted: 'ta', now: EN }
const lost: Speech<string> = { kind: 'lost', wanted: 'ta', now: EN }

it.each<[string, Speech<string>, SpeechEvent<string>, Speech<string>]>([
  ['goes on in what it speaks', speaking, { kind: 'wanted', tag: 'ta' }, fetching],
  ['speaks what came', fetching, { kind: 'came', spoken: TA }, { kind: 'speaking', now: TA }],
  ['is not led astray by what is late', speaking, { kind: 'came', spoken: TA }, speaking],
  ['says that it did not come', fetching, { kind: 'failed', tag: 'ta' }, lost],
  ['minds no failure of another one', fetching, { kind: 'failed', tag: 'hi' }, fetching],
  ['tries again', lost, { kind: 'wanted', tag: 'ta' }, fetching],
  ['takes what came after all', lost, { kind: 'came', spoken: TA }, { kind: 'speaking', now: TA }],
  ['goes back to what it speaks', lost, { kind: 'wanted', tag: 'en' }, speaking],
])('%s', (_, before, event, after) => {
  expect(stepSpeech(before, event)).toEqual(after)
})
