import { expect, it } from 'vitest'
import { asSentence } from '#shared/lib/asSentence.ts'

it.each([
  ['Not now', 'Not now.'],
  [' Not now. ', 'Not now.'],
  ['Unable to connect to the server!', 'Unable to connect to the server!'],
  ['It said “no.”', 'It said “no.”'],
  ['अभी नहीं।', 'अभी नहीं।'],
])('%j can be followed by a sentence: %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
