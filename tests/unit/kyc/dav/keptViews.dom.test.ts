import { beforeEach, expect, test, vi } from 'vitest'
import {
  changeViews,
  onViewsElsewhere,
  ownerOf,
  viewsOf,
} from '#features/kyc/dav/checks/views/keptViews.ts'
import type { View } from '#features/kyc/dav/checks/views/view.ts'
import { clearFlag, setFlag } from '#shared/session/flag.ts'
import { clearStored, LASTING } from '#shared/session/storedKeys.ts'

const aView = (name: string): View => ({ name, filters: { status: ['ready'] }, search: null })

beforeEach(setFlag)

test('views are one user’s, and their owner is not to be read off the storage', async () => {
  const kabir = await ownerOf('Kabir.Sethi@kaveri.example')
  const rohan = await ownerOf('rohan.kulkarni@kaveri.example')
  changeViews(kabir, (views) => [...views, aView('Mine')])
  changeViews(rohan, (views) => [...views, aView('His')])
  expect(viewsOf(kabir)).toEqual([aView('Mine')])
  expect(viewsOf(await ownerOf(' kabir.sethi@KAVERI.example '))).toEqual([aView('Mine')])
  expect(localStorage.getItem(LASTING.davViews)).not.toMatch(/kabir|kaveri/i)
})

test('they outlive the session; after its end nothing more is written', async () => {
  const kabir = await ownerOf('kabir.sethi@kaveri.example')
  changeViews(kabir, () => [aView('Mine')])
  clearStored()
  clearFlag()
  changeViews(kabir, () => [])
  expect(viewsOf(kabir)).toEqual([aView('Mine')])
})

test('a change is made to what another tab left, and the other tab hears of it', async () => {
  const kabir = await ownerOf('kabir.sethi@kaveri.example')
  const hear = vi.fn<() => void>()
  const stop = onViewsElsewhere(hear)
  localStorage.setItem(LASTING.davViews, JSON.stringify({ [kabir]: [aView('Of another tab')] }))
  window.dispatchEvent(new StorageEvent('storage', { key: LASTING.davViews }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'lekha-theme' }))
  stop()
  expect(hear).toHaveBeenCalledTimes(1)
  changeViews(kabir, (views) => [...views, aView('Mine')])
  expect(viewsOf(kabir).map(({ name }) => name)).toEqual(['Of another tab', 'Mine'])
})

test('what does not read counts as none', async () => {
  localStorage.setItem(LASTING.davViews, '{"x":[{"name":7}]}')
  expect(viewsOf('x')).toEqual([])
})
