import { clear, createStore } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import { openDraft, type Keeping } from '#features/candidate/addressForm/draft/draft.ts'
import { draftNames } from '#features/candidate/addressForm/draft/draftStore.ts'
import { aPhoto } from './builders.ts'

const store = createStore('lekha-form', 'drafts')
const RECORD = {
  referenceId: 'REF1',
  answers: { respondentName: 'Rohit' },
  isAgreed: true,
  furthest: 'form',
} as const

const told: Keeping[] = []
const open = async (referenceId = 'REF1') =>
  openDraft({
    referenceId,
    ended: new AbortController().signal,
    onKeeping: (keeping) => told.push(keeping),
  })

/** A draft with answers and a photo, on the disk. */
async function written() {
  const draft = await open()
  draft.save(RECORD)
  draft.savePhoto('selfie', aPhoto())
  await vi.waitFor(async () => expect((await open()).kept?.photos.selfie).toBeDefined())
  return draft
}

beforeEach(async () => {
  told.length = 0
  sessionStorage.clear()
  await clear(store)
})

it('a reload finds answers, photos with time and place, and how far one had come', async () => {
  await written()
  const { kept, keeping } = await open()
  expect(keeping).toBe('kept')
  expect(kept?.record).toEqual(RECORD)
  const { selfie } = kept?.photos ?? {}
  const { takenAt, place } = aPhoto()
  expect(selfie).toMatchObject({ takenAt, place })
  expect(selfie?.picture.type).toBe('image/jpeg')
  expect(await selfie?.picture.text()).toBe('a picture')
})

it('another link in the same tab starts afresh, and the first one’s draft is gone', async () => {
  await written()
  expect((await open('REF2')).kept).toBeNull()
  expect((await open()).kept).toBeNull()
})

it('a new tab starts afresh and deletes what a tab that is gone has left', async () => {
  await written()
  sessionStorage.clear()
  expect((await open()).kept).toBeNull()
  await vi.waitFor(async () => expect(await draftNames()).toEqual([]))
})

it('what the browser has cleared is told', async () => {
  await written()
  await clear(store)
  expect(await open()).toMatchObject({ kept: null, keeping: 'lost' })
})

it('a removed photo is not found again', async () => {
  const draft = await written()
  draft.savePhoto('selfie', null)
  await vi.waitFor(async () => expect((await open()).kept?.photos).toEqual({}))
})

it('nothing is left after a success', async () => {
  const draft = await written()
  draft.forget()
  await vi.waitFor(async () => expect(await draftNames()).toEqual([]))
  expect(await open()).toMatchObject({ kept: null, keeping: 'kept' })
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
  await vi.waitFor(() => expect(told.at(-1)).toBe('kept'))
})
