import { afterEach, expect, it, vi } from 'vitest'
import { testStorage } from '#features/candidate/addressForm/phone/phoneTests.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['no storage', {}, { kind: 'unknown' }],
  ['no estimate, as in Safari 16', { storage: {} }, { kind: 'unknown' }],
  [
    'an estimate',
    { storage: { estimate: async () => ({ quota: 5, usage: 2 }) } },
    { kind: 'measured', freeBytes: 3 },
  ],
])('the free space with %s', async (_, navigator, expected) => {
  vi.stubGlobal('navigator', navigator)
  await expect(testStorage()).resolves.toEqual(expected)
})
