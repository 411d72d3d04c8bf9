import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { acquireTabLock } from '#shared/platform/session/acquireTabLock.ts'

/** The page before lets go of the name after a second: who does not wait as long goes without. */
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms < 1_000 ? AbortSignal.abort() : new AbortController().signal,
  )
  const locks = {
    request: async (_name: string, { signal }: LockOptions, work: () => Promise<void>) => {
      signal?.throwIfAborted()
      return work()
    },
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

const opened = (how: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([Object.assign(performance.mark('page'), { type: how })])

it('waits for a slow page that is loaded anew', async () => {
  opened('reload')
  expect(await acquireTabLock('a-tab', new AbortController().signal)).toBe(true)
})

it('takes any other page that finds its name held for a duplicate', async () => {
  opened('back_forward')
  expect(await acquireTabLock('a-tab', new AbortController().signal)).toBe(false)
})
