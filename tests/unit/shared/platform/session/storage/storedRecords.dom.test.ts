import { createStore, set } from 'idb-keyval'
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { clearIdbStore } from '#shared/platform/blobStore/clearIdbStore.ts'
import { createStoredRecords } from '#shared/platform/session/storage/storedRecords.ts'

const database = createStore('test-records', 'records')
const Schema = v.object({ id: v.string(), owner: v.string(), count: v.number() })
const records = createStoredRecords(database, Schema, ({ id }) => id)
const KABIR = 'kabir@kaveri.example'
const mine = { id: 'mine', owner: KABIR, count: 1 }
const theirs = { id: 'theirs', owner: 'meera@kaveri.example', count: 2 }

afterEach(async () => {
  vi.restoreAllMocks()
  await clearIdbStore(database)
})

it('reads only what belongs to the user and fits the schema', async () => {
  expect(await records.write(mine, theirs)).toBe(true)
  await set('damaged', { id: 'damaged', owner: KABIR }, database)
  expect(await records.read('mine', KABIR)).toEqual(mine)
  expect(await records.read('theirs', KABIR)).toBeNull()
  expect(await records.read('damaged', KABIR)).toBeNull()
  expect(await records.readAll(KABIR)).toEqual([mine])
  expect(await records.readAll()).toEqual([mine, theirs])
  expect(await records.keys()).toEqual(['damaged', 'mine', 'theirs'])
  await records.remove('mine', 'damaged')
  expect(await records.keys()).toEqual(['theirs'])
})

it('loses no change of two at once', async () => {
  await records.write(mine)
  const add = async () =>
    records.update('mine', KABIR, (stored) => stored && { ...stored, count: stored.count + 1 })
  await Promise.all([add(), add()])
  expect(await records.read('mine', KABIR)).toEqual({ ...mine, count: 3 })
})

it('changes nothing of another user, and writes nothing where the change is null', async () => {
  await records.write(theirs)
  const change = vi.fn((stored: typeof theirs | null) => stored && { ...stored, count: 9 })
  expect(await records.update('theirs', KABIR, change)).toBeNull()
  expect(change).toHaveBeenCalledWith(null)
  expect(await records.readAll()).toEqual([theirs])
})

it('says that nothing was stored where the disk refuses it', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await records.write(mine)).toBe(false)
  expect(await records.update('mine', KABIR, () => mine)).toBeUndefined()
  expect(await records.readAll()).toEqual([])
})
