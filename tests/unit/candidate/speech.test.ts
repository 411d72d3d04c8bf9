import { expect, it } from 'vitest'
import { stepSpeech, type Speech, type SpeechEvent } from '#shared/candidate/speech.ts'
import { frame as english } from '#shared/candidate/words/en.ts'
import { frame as tamil } from '#shared/candidate/words/ta.ts'

const EN = { tag: 'en', frame: english, words: 'words' } as const
const TA = { tag: 'ta', frame: tamil, words: 'சொற்கள்' } as const
/** Before its dictionary is there. */
const TA_FRAME = { ...TA, words: null }
const EN_FRAME = { ...EN, words: null }

const speaking: Speech<string> = { kind: 'speaking', now: EN }
const fetching: Speech<string> = { kind: 'fetching', wanted: 'ta', now: EN }
const beginning: Speech<string> = { kind: 'fetching', wanted: 'ta', now: EN_FRAME }
const begun: Speech<string> = { kind: 'fetching', wanted: 'ta', now: TA_FRAME }
const lost: Speech<string> = { kind: 'lost', wanted: 'ta', now: EN }

it.each<[string, Speech<string>, SpeechEvent<string>, Speech<string>]>([
  ['goes on in what it speaks', speaking, { kind: 'wanted', tag: 'ta' }, fetching],
  ['speaks what came', fetching, { kind: 'came', spoken: TA }, { kind: 'speaking', now: TA }],
  ['begins with the frame', beginning, { kind: 'came', spoken: TA_FRAME }, begun],
  ['then has it all', begun, { kind: 'came', spoken: TA }, { kind: 'speaking', now: TA }],
  ['changes a step whole', fetching, { kind: 'came', spoken: TA_FRAME }, fetching],
  [
    'asks again for what a frame lacks',
    { kind: 'lost', wanted: 'ta', now: TA_FRAME },
    { kind: 'wanted', tag: 'ta' },
    begun,
  ],
  ['is not led astray by what is late', speaking, { kind: 'came', spoken: TA }, speaking],
  ['says that it did not come', fetching, { kind: 'failed', tag: 'ta' }, lost],
  ['minds no failure of another one', fetching, { kind: 'failed', tag: 'hi' }, fetching],
  ['tries again', lost, { kind: 'wanted', tag: 'ta' }, fetching],
  ['takes what came after all', lost, { kind: 'came', spoken: TA }, { kind: 'speaking', now: TA }],
  ['goes back to what it speaks', lost, { kind: 'wanted', tag: 'en' }, speaking],
])('%s', (_, before, event, after) => {
  expect(stepSpeech(before, event)).toEqual(after)
})
