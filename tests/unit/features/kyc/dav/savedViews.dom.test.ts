import { beforeEach, expect, test } from 'vitest'
import { hashOwner, readViews, storeView } from '#features/kyc/dav/checks/views/view.ts'
import { clearSessionFlag, setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { clearSessionKeys, PERSISTENT_KEYS } from '#shared/platform/session/storage/storageKeys.ts'

const MINE = { name: 'Mine', query: 'status=ready' }

beforeEach(setSessionFlag)

test('views belong to one user whose email is not readable in the storage', async () => {
  const kabir = await hashOwner('Kabir.Sethi@kaveri.example')
  const rohan = await hashOwner('rohan.kulkarni@kaveri.example')
  storeView(kabir, MINE)
  storeView(rohan, { ...MINE, name: 'His' })
  expect(readViews(kabir)).toEqual([MINE])
  expect(readViews(await hashOwner(' kabir.sethi@KAVERI.example '))).toEqual([MINE])
  expect(localStorage.getItem(PERSISTENT_KEYS.davViews)).not.toMatch(/kabir|kaveri/i)
})

test('views outlive the session, and nothing is written after it has ended', async () => {
  const kabir = await hashOwner('kabir.sethi@kaveri.example')
  storeView(kabir, MINE)
  clearSessionKeys()
  clearSessionFlag()
  storeView(kabir, { ...MINE, name: '' })
  expect(readViews(kabir)).toEqual([MINE])
})

test('another name renames a view, and a name is used once', () => {
  const failed = { name: 'Failed', query: 'status=failed' }
  storeView('x', MINE)
  storeView('x', failed)
  storeView('x', { ...MINE, name: 'Ready' })
  expect(readViews('x')).toEqual([failed, { ...MINE, name: 'Ready' }])
  storeView('x', { name: 'Failed', query: 'sms=no' })
  expect(readViews('x').map(({ query }) => query)).toEqual(['status=ready', 'sms=no'])
})

test('ignores invalid data', () => {
  localStorage.setItem(PERSISTENT_KEYS.davViews, '{"x":[{"name":7}]}')
  expect(readViews('x')).toEqual([])
})
