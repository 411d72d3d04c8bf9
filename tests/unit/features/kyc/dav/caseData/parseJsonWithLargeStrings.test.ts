import { expect, it } from 'vitest'
import { parseJsonWithLargeStrings } from '#features/kyc/dav/caseData/parseJsonWithLargeStrings.ts'

const LONG = 'QUJD'.repeat(5_000)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const parse = (value: unknown) => parseJsonWithLargeStrings(bytesOf(JSON.stringify(value)))

it('keeps a long text under data as bytes', () => {
  const value = { data: [{ selfie: { data: LONG, place: 'Ōsaka "north" \\' } }] }
  expect(parse(value)).toEqual({
    data: [{ selfie: { data: bytesOf(LONG), place: 'Ōsaka "north" \\' } }],
  })
})

it.each([
  ['short texts', { data: 'QUJD', name: 'Rohit' }],
  ['a long text elsewhere', { comments: `${LONG} के` }],
  ['a long text with escapes elsewhere', { comments: `${LONG}\n"` }],
  ['a text that ends with a backslash before a long one', ['\\', { comments: LONG }]],
])('parses %s like JSON.parse', (_, value) => {
  expect(parse(value)).toEqual(value)
})

it('parses a long text with escaped slashes', () => {
  const escaped = JSON.stringify({ data: 'QU/D'.repeat(5_000) }).replaceAll('/', String.raw`\/`)
  expect(parseJsonWithLargeStrings(bytesOf(escaped))).toEqual({ data: 'QU/D'.repeat(5_000) })
})

it.each(['', '<html>', `{"data":"${LONG}`, `{"data":"${LONG}"`])(
  'returns undefined for invalid JSON',
  (text) => {
    expect(parseJsonWithLargeStrings(bytesOf(text))).toBeUndefined()
  },
)
