import { expect, it, vi } from 'vitest'
import { awaitApp } from '#app/start/appLoader.ts'

it('loads the app after two failures, for a dialog that was asked for meanwhile', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('app')
  expect(await awaitApp(load, 1)).toBe('app')
  expect(load).toHaveBeenCalledTimes(3)
})
