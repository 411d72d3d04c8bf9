import { expect, it, vi } from 'vitest'
import { prefetchSteps } from '#features/candidate/addressForm/flow/prefetchSteps.ts'

const lost = new TypeError('Failed to fetch dynamically imported module')

it('fetches what did not come again when the line is back, and only then what comes after it', async () => {
  const first = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(lost).mockResolvedValue(null)
  const second = vi.fn<() => Promise<unknown>>().mockResolvedValue(null)
  const ahead = prefetchSteps(
    [{ preload: first }, { preload: second }],
    new AbortController().signal,
  )
  await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(1))
  expect(second).not.toHaveBeenCalled()
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online')) // the first may come before anybody listens
    expect(second).toHaveBeenCalledTimes(1)
  })
  await ahead
  expect(first).toHaveBeenCalledTimes(2)
})

it('ends with the page', async () => {
  const page = new AbortController()
  const preload = vi.fn<() => Promise<unknown>>().mockRejectedValue(lost)
  const ahead = prefetchSteps([{ preload }], page.signal)
  await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(1))
  page.abort()
  await ahead
  expect(preload).toHaveBeenCalledTimes(1)
})
