import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromBase64, toBase64 } from '#shared/platform/lib/base64.ts'

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_120 })

it.each([
  ['', ''],
  ['a', 'YQ=='],
  ['ab', 'YWI='],
  ['abc', 'YWJj'],
])('%j becomes %j, without a data-URL prefix', async (text, base64) => {
  expect(await toBase64(new Blob([text], { type: 'text/plain' }))).toBe(base64)
})

it('joins the pieces of a large file as one', async () => {
  const bytes = Uint8Array.from({ length: 2_000_001 }, (_, at) => (at * 31) % 256)
  expect(await toBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'))
})

it('decodes to the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
      expect([...fromBase64(await toBase64(new Blob([bytes.slice()])))]).toEqual([...bytes])
    }),
  )
})

it('refuses invalid base64', () => {
  expect(() => fromBase64('%%')).toThrow(expect.objectContaining({ name: 'InvalidCharacterError' }))
})
