import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { acquireTabLock } from '#shared/platform/session/tabs/acquireTabLock.ts'

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

const opened = (navigationType: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([Object.assign(Object.create(null), { type: navigationType })])

it('waits for a slow reload', async () => {
  opened('reload')
  expect(await acquireTabLock('a-tab', new AbortController().signal)).toBe(true)
})

it('treats any other page whose lock is held as a duplicated tab', async () => {
  opened('back_forward')
  expect(await acquireTabLock('a-tab', new AbortController().signal)).toBe(false)
})
