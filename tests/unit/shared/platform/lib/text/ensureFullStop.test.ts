import { expect, it } from 'vitest'
import { ensureFullStop } from '#shared/platform/lib/text/ensureFullStop.ts'

it.each([
  ['Not now', 'Not now.'],
  [' Not now. ', 'Not now.'],
  ['Unable to connect to the server!', 'Unable to connect to the server!'],
  ['It said “no.”', 'It said “no.”'],
  ['अभी नहीं।', 'अभी नहीं।'],
])('ensures a full stop: %j becomes %j', (text, sentence) => {
  expect(ensureFullStop(text)).toBe(sentence)
})
