import { clear, createStore, entries, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteExpiredDrafts } from '#features/candidate/addressForm/draft/deleteExpiredDrafts.ts'
import { openDraft } from '#features/candidate/addressForm/draft/draft.ts'
import type { DraftRecord } from '#features/candidate/addressForm/draft/tabDrafts.ts'
import type { AutosaveStatus } from '#features/candidate/addressForm/model/formState.ts'
import { PERSISTENT_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { aPhoto } from '../builders.ts'

const store = createStore('lekha-form', 'drafts')
const RECORD: DraftRecord = {
  answers: { respondentName: 'Rohit' },
  isAgreed: true,
  furthest: 'form',
  photos: ['selfie'],
}
const DAY_MS = 24 * 60 * 60 * 1_000

const told: AutosaveStatus[] = []
/** Ends with the test, where the page does not end before. */
let page: AbortController
const openBeside = async (referenceId = 'REF1') =>
  openDraft({ referenceId, ended: page.signal, onStatusChange: (keeping) => told.push(keeping) })
/** The page before ends: a reload. */
const open = async (referenceId = 'REF1') => {
  page.abort()
  page = new AbortController()
  return openBeside(referenceId)
}

/** A draft with answers and a photo, on the disk. */
async function written() {
  const draft = await open()
  draft.save(RECORD)
  draft.savePhoto('selfie', aPhoto())
  await vi.waitFor(async () => expect((await open()).stored?.photos.selfie).toBeDefined())
  return draft
}

beforeEach(async () => {
  page = new AbortController()
  told.length = 0
  sessionStorage.clear()
  await clear(store)
})
afterEach(() => {
  page.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a reload finds answers, photos with time and place, and how far one had come', async () => {
  await written()
  const { stored, status } = await open()
  expect(status).toBe('saved')
  expect(stored?.record).toEqual(RECORD)
  const { selfie } = stored?.photos ?? {}
  const { takenAt, place } = aPhoto()
  expect(selfie).toMatchObject({ takenAt, place })
  expect(selfie?.picture.type).toBe('image/jpeg')
  expect(await selfie?.picture.text()).toBe('a picture')
})

it('another link in the same tab starts afresh, and the first one’s draft stays', async () => {
  await written()
  expect((await open('REF2')).stored).toBeNull()
  expect((await open()).stored?.record).toEqual(RECORD)
})

it('what was typed in the last moment is there without any wait', async () => {
  const draft = await open()
  draft.save({ ...RECORD, photos: [] })
  expect((await open()).stored?.record.answers).toEqual(RECORD.answers)
})

it('the disk has no answer and no photo that can be read, and no key', async () => {
  await written()
  const key = /"key":"([^"]+)"/.exec(sessionStorage.getItem(PERSISTENT_KEYS.formDraft) ?? '')?.[1]
  expect(key).toHaveLength(44)
  const stored = await entries<string, ArrayBuffer | number>(store)
  expect(stored.map(([name]) => name.replace(/^[^/]+/, 'id'))).toEqual(['id', 'id/selfie'])
  for (const [, value] of stored) {
    const text =
      typeof value === 'number' ? '' : Buffer.from(new Uint8Array(value)).toString('latin1')
    for (const secret of ['a picture', 'image/jpeg', 'latitude', 'Rohit', 'REF1', key])
      expect(text).not.toContain(secret)
  }
})

it('a tab that was closed leaves nothing that another one finds; a discarded one finds its own', async () => {
  await written()
  const tab = sessionStorage.getItem(PERSISTENT_KEYS.formDraft) ?? ''
  sessionStorage.clear()
  expect((await open()).stored).toBeNull()
  await deleteExpiredDrafts()
  sessionStorage.setItem(PERSISTENT_KEYS.formDraft, tab)
  expect(await open()).toMatchObject({ status: 'saved', stored: { photos: { selfie: {} } } })
})

it('the duplicate of an open tab begins a draft of its own', async () => {
  const draft = await open()
  draft.save(RECORD)
  const copied = sessionStorage.getItem(PERSISTENT_KEYS.formDraft)
  const duplicate = await openBeside()
  expect(duplicate).toMatchObject({ stored: null, status: 'saved' })
  duplicate.save({ ...RECORD, answers: { respondentName: 'Anita' } })
  expect(sessionStorage.getItem(PERSISTENT_KEYS.formDraft)).not.toBe(copied)
})

describe('a start of the product', () => {
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

  it('deletes drafts that were not changed for 24 hours, and not before', async () => {
    await written()
    page.abort()
    later(DAY_MS - 1_000)
    await deleteExpiredDrafts()
    expect(await keys(store)).toHaveLength(2)
    later(1_000)
    await deleteExpiredDrafts()
    expect(await keys(store)).toEqual([])
  })

  it('deletes what an older build kept unencrypted', async () => {
    await set('a-tab', { referenceId: 'REF1', answers: { respondentName: 'Rohit' } }, store)
    await set('a-tab/selfie', { bytes: new ArrayBuffer(8), type: 'image/jpeg' }, store)
    await deleteExpiredDrafts()
    expect(await keys(store)).toEqual([])
  })

  it('leaves the draft of a tab that is open', async () => {
    const draft = await open()
    draft.save(RECORD)
    await vi.waitFor(async () => expect(await keys(store)).toHaveLength(1))
    later(DAY_MS)
    await deleteExpiredDrafts()
    expect(await keys(store)).toHaveLength(1)
  })

  it('a draft that is too old is not restored, and the form says so', async () => {
    await written()
    later(DAY_MS)
    expect(await open()).toMatchObject({ stored: null, status: 'lost' })
  })
})

it('answers are restored without the photos that the browser has cleared, which is told', async () => {
  await written()
  await clear(store)
  expect(await open()).toMatchObject({
    stored: { record: RECORD, photos: {} },
    status: 'photosLost',
  })
})

it('a storage that never answers costs the photos, not the form', async () => {
  await written()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(
    // No event follows.
    () => Object.create(IDBRequest.prototype),
  )
  const opening = open()
  await vi.advanceTimersByTimeAsync(10_000)
  never.mockRestore()
  expect(await opening).toMatchObject({ stored: { photos: {} }, status: 'photosLost' })
})

it('a removed photo is not found again', async () => {
  const draft = await written()
  draft.save({ ...RECORD, photos: [] })
  draft.savePhoto('selfie', null)
  await vi.waitFor(async () => expect(await keys(store)).toHaveLength(1))
  expect((await open()).stored?.photos).toEqual({})
})

it('nothing is left after a success', async () => {
  const draft = await written()
  draft.discard()
  await vi.waitFor(async () => expect(await keys(store)).toEqual([]))
  expect(await open()).toMatchObject({ stored: null, status: 'saved' })
})

it('a phone without room says so, and says when it has room again', async () => {
  const draft = await open()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  draft.save(RECORD)
  draft.savePhoto('selfie', aPhoto())
  await vi.waitFor(() => expect(told).toEqual(['refused', 'refused']))
  full.mockRestore()
  draft.save(RECORD)
  draft.savePhoto('selfie', aPhoto())
  await vi.waitFor(() => expect(told.at(-1)).toBe('saved'))
})
