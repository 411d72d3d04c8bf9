import { clear, createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDraft, type Keeping } from '#features/candidate/addressForm/draft/draft.ts'
import { draftNames } from '#features/candidate/addressForm/draft/draftStore.ts'
import { LASTING } from '#shared/session/storedKeys.ts'
import { aPhoto } from './builders.ts'

const store = createStore('lekha-form', 'drafts')
const RECORD = {
  referenceId: 'REF1',
  answers: { respondentName: 'Rohit' },
  isAgreed: true,
  furthest: 'form',
} as const

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

/** Time goes by until these are the drafts on the phone. */
const untilLeft = async (names: readonly string[]) =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await draftNames()).toEqual(names)
    },
    { timeout: 10_000 },
  )

beforeEach(async () => {
  page = new AbortController()
  told.length = 0
  sessionStorage.clear()
  await clear(store)
})
afterEach(() => {
  page.abort()
  vi.useRealTimers()
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

it('another link in the same tab starts afresh, and the first one’s draft is gone', async () => {
  await written()
  expect((await open('REF2')).kept).toBeNull()
  expect((await open()).kept).toBeNull()
})

it('a new tab starts afresh and deletes what a tab that is gone has left', async () => {
  await written()
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  expect((await open()).kept).toBeNull()
  await untilLeft([])
})

it('a tab that is loaded anew in the moment in which another one opens keeps its draft', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  const before = new AbortController()
  const draft = await open('REF1', before.signal)
  draft.save(RECORD)
  const mine = sessionStorage.getItem(LASTING.formDraft) ?? ''
  await vi.waitFor(async () => expect(await draftNames()).toEqual([mine]))
  await set('of a tab that is gone', RECORD, store)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  before.abort()
  sessionStorage.clear()
  expect((await open()).kept).toBeNull()
  await vi.advanceTimersByTimeAsync(2_000)
  sessionStorage.setItem(LASTING.formDraft, mine)
  expect((await open()).kept?.record).toEqual(RECORD)
  await untilLeft([mine])
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
