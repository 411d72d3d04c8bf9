import { beforeEach, expect, test, vi } from 'vitest'
import {
  updateViews,
  onViewsChangedInOtherTab,
  hashOwner,
  readViews,
} from '#features/kyc/dav/checks/views/useSavedViews.ts'
import type { View } from '#features/kyc/dav/checks/views/view.ts'
import { clearSessionFlag, setSessionFlag } from '#shared/platform/session/sessionFlag.ts'
import { clearSessionKeys, PERSISTENT_KEYS } from '#shared/platform/session/storageKeys.ts'

const aView = (name: string): View => ({ name, filters: { status: ['ready'] }, search: null })

beforeEach(setSessionFlag)

test('views belong to one user whose email is not readable in the storage', async () => {
  const kabir = await hashOwner('Kabir.Sethi@kaveri.example')
  const rohan = await hashOwner('rohan.kulkarni@kaveri.example')
  updateViews(kabir, (views) => [...views, aView('Mine')])
  updateViews(rohan, (views) => [...views, aView('His')])
  expect(readViews(kabir)).toEqual([aView('Mine')])
  expect(readViews(await hashOwner(' kabir.sethi@KAVERI.example '))).toEqual([aView('Mine')])
  expect(localStorage.getItem(PERSISTENT_KEYS.davViews)).not.toMatch(/kabir|kaveri/i)
})

test('views outlive the session, and nothing is written after it has ended', async () => {
  const kabir = await hashOwner('kabir.sethi@kaveri.example')
  updateViews(kabir, () => [aView('Mine')])
  clearSessionKeys()
  clearSessionFlag()
  updateViews(kabir, () => [])
  expect(readViews(kabir)).toEqual([aView('Mine')])
})

test('a change is applied to what another tab stored, and the other tab is notified', async () => {
  const kabir = await hashOwner('kabir.sethi@kaveri.example')
  const hear = vi.fn<() => void>()
  const stop = onViewsChangedInOtherTab(hear)
  localStorage.setItem(
    PERSISTENT_KEYS.davViews,
    JSON.stringify({ [kabir]: [aView('Of another tab')] }),
  )
  window.dispatchEvent(new StorageEvent('storage', { key: PERSISTENT_KEYS.davViews }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'lekha-theme' }))
  stop()
  expect(hear).toHaveBeenCalledTimes(1)
  updateViews(kabir, (views) => [...views, aView('Mine')])
  expect(readViews(kabir).map(({ name }) => name)).toEqual(['Of another tab', 'Mine'])
})

test('ignores invalid data', async () => {
  localStorage.setItem(PERSISTENT_KEYS.davViews, '{"x":[{"name":7}]}')
  expect(readViews('x')).toEqual([])
})
