import { clear, createStore, entries, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDraft, type Keeping } from '#features/candidate/addressForm/draft/draft.ts'
import { deleteExpiredDrafts } from '#features/candidate/addressForm/draft/deleteExpiredDrafts.ts'
import type { DraftRecord } from '#features/candidate/addressForm/draft/tabDrafts.ts'
import { LASTING } from '#shared/session/storedKeys.ts'
import { aPhoto } from './builders.ts'

const store = createStore('lekha-form', 'drafts')
const RECORD: DraftRecord = {
  answers: { respondentName: 'Rohit' },
  isAgreed: true,
  furthest: 'form',
  photos: ['selfie'],
}
const DAY_MS = 24 * 60 * 60 * 1_000

const told: Keeping[] = []
/** Ends with the test, where the page does not end before. */
let page: AbortController
const open = async (referenceId = 'REF1', ended = page.signal) =>
  openDraft({ referenceId, ended, onKeeping: (keeping) => told.push(keeping) })

/** A draft with answers and a photo, on the disk. */
async function written() {
  const draft = await open()
  draft.save(RECORD)
  draft.savePhoto('selfie', aPhoto())
  await vi.waitFor(async () => expect((await open()).kept?.photos.selfie).toBeDefined())
  return draft
}

/** Web Locks as far as one name needs them: whoever holds it keeps it until the work is done. */
function fakeLocks() {
  const held = new Set<string>()
  return {
    async request(
      name: string,
      { ifAvailable = false }: LockOptions,
      work: (lock: object | null) => Promise<unknown>,
    ) {
      if (held.has(name) && ifAvailable) return work(null)
      if (held.has(name)) throw new DOMException('waited long enough', 'TimeoutError')
      held.add(name)
      return work({ name }).finally(() => held.delete(name))
    },
  }
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
  Reflect.deleteProperty(navigator, 'locks')
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

it('another link in the same tab starts afresh, and the first one’s draft stays', async () => {
  await written()
  expect((await open('REF2')).kept).toBeNull()
  expect((await open()).kept?.record).toEqual(RECORD)
})

it('what was typed in the last moment is there without any wait', async () => {
  const draft = await open()
  draft.save({ ...RECORD, photos: [] })
  expect((await open()).kept?.record.answers).toEqual(RECORD.answers)
})

it('the disk has no answer and no photo that can be read, and no key', async () => {
  await written()
  const key = /"key":"([^"]+)"/.exec(sessionStorage.getItem(LASTING.formDraft) ?? '')?.[1]
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
  const tab = sessionStorage.getItem(LASTING.formDraft) ?? ''
  sessionStorage.clear()
  expect((await open()).kept).toBeNull()
  await deleteExpiredDrafts()
  sessionStorage.setItem(LASTING.formDraft, tab)
  expect(await open()).toMatchObject({ keeping: 'kept', kept: { photos: { selfie: {} } } })
})

it('the duplicate of an open tab begins a draft of its own', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  const draft = await open()
  draft.save(RECORD)
  const copied = sessionStorage.getItem(LASTING.formDraft)
  const duplicate = await open()
  expect(duplicate).toMatchObject({ kept: null, keeping: 'kept' })
  duplicate.save({ ...RECORD, answers: { respondentName: 'Anita' } })
  expect(sessionStorage.getItem(LASTING.formDraft)).not.toBe(copied)
})

describe('a start of the product', () => {
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

  it('deletes drafts that were not changed for 24 hours, and not before', async () => {
    await written()
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
    Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
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
    expect(await open()).toMatchObject({ kept: null, keeping: 'lost' })
  })
})

it('answers are restored without the photos that the browser has cleared, which is told', async () => {
  await written()
  await clear(store)
  expect(await open()).toMatchObject({
    kept: { record: RECORD, photos: {} },
    keeping: 'photosLost',
  })
})

it('a page without https keeps no photo on the disk, and says so', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const draft = await open()
  expect(draft.keeping).toBe('refused')
  draft.save(RECORD)
  draft.savePhoto('selfie', aPhoto())
  await vi.waitFor(() => expect(told).toEqual(['refused']))
  expect((await entries(store)).map(([name]) => name)).not.toContainEqual(
    expect.stringMatching('/'),
  )
})

it('a removed photo is not found again', async () => {
  const draft = await written()
  draft.save({ ...RECORD, photos: [] })
  draft.savePhoto('selfie', null)
  await vi.waitFor(async () => expect(await keys(store)).toHaveLength(1))
  expect((await open()).kept?.photos).toEqual({})
})

it('nothing is left after a success', async () => {
  const draft = await written()
  draft.forget()
  await vi.waitFor(async () => expect(await keys(store)).toEqual([]))
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
