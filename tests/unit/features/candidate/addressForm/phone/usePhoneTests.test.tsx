import { act, renderHook, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  createLocationWatcher,
  GeolocationContext,
} from '#features/candidate/addressForm/geolocation/locationWatcher.ts'
import type { NetworkTest } from '#features/candidate/addressForm/phone/phoneTests.ts'
import { usePhoneTests } from '#features/candidate/addressForm/phone/usePhoneTests.ts'

const load = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  load.mockReset()
  load.mockImplementation(async () => new Response(new Uint8Array(60_000)))
  vi.stubGlobal('fetch', load)
})
afterEach(() => vi.unstubAllGlobals())

/** The step, with what the form keeps of it. */
function useStep(first: NetworkTest | null) {
  const [network, onNetwork] = useState(first)
  return usePhoneTests({ needsCamera: false, network, onNetwork })
}

const watcher = createLocationWatcher()
const wrapper = ({ children }: { children: ReactNode }) => (
  <GeolocationContext value={watcher}>{children}</GeolocationContext>
)

it('loads the sample of the network once, and again only on another network or when asked', async () => {
  const { result } = renderHook(() => useStep(null), { wrapper })
  await waitFor(() => expect(result.current.network.kind).toBe('measured'))
  expect(load).toHaveBeenCalledTimes(1)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(load).toHaveBeenCalledTimes(1)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(2)
  act(() => result.current.runNetworkTest())
  expect(load).toHaveBeenCalledTimes(3)
  await waitFor(() => expect(result.current.network.kind).toBe('measured'))
})

it('loads nothing on a return to the step, but looks again where there was no connection', async () => {
  const { unmount } = renderHook(() => useStep({ kind: 'measured', sendSeconds: 5 }), { wrapper })
  expect(load).not.toHaveBeenCalled()
  unmount()
  const { result } = renderHook(() => useStep({ kind: 'offline' }), { wrapper })
  expect(load).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(result.current.network.kind).toBe('measured'))
})
