import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedJobs, saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import { LAST_ACTIVITY_KEY, recordActivity } from '#shared/platform/session/end/lastActivity.ts'
import { startSession } from '#shared/platform/session/startSession.ts'
import {
  isCleanupPending,
  clearLeftoverData,
} from '#shared/platform/session/storage/clearStoredData.ts'
import { clearSessionFlag, setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { aUser } from '#tests/support/builders.ts'
import { createTestAppStore, createTestStore, blobStoreOnDisk } from '#tests/support/stores.ts'
import { aRunningJob, KABIR } from '../../../kits/jobs/builders.ts'

const MINUTE = 60_000
const OTHER = aUser({ email: 'isha.gupta@deccan.example' })

/** What Kabir's session has kept on the disk. */
async function keepThings() {
  await blobStoreOnDisk.put(new File(['%PDF-1.7'], 'Payslip.pdf'), 'dropped')
  await saveJob(aRunningJob({ id: 'mine' }))
}
const onDisk = async () => [
  (await blobStoreOnDisk.get('dropped')) !== undefined,
  (await storedJobs.readAll(KABIR.email)).length > 0,
]
const KEPT = [true, true]
const GONE = [false, false]

beforeEach(async () => {
  await createTestAppStore().dispatch(startSession(KABIR))
  await keepThings()
})

describe('a logout whose tab closes before the disk is clear', () => {
  beforeEach(() => {
    const closing = createTestStore(undefined, {
      clearDatabases: async () => new Promise(() => {}),
    })
    void closing.dispatch(endSession())
  })

  it('keeps the pending key, and the next start finishes it', async () => {
    expect([await onDisk(), isCleanupPending()]).toEqual([KEPT, true])
    await createTestAppStore().dispatch(clearLeftoverData())
    expect([await onDisk(), isCleanupPending()]).toEqual([GONE, false])
  })

  it.each([
    ['somebody else', OTHER],
    ['the same person', KABIR],
  ])('leaves no data for the sign-in of %s', async (_, user) => {
    await createTestAppStore().dispatch(startSession(user))
    expect([await onDisk(), isCleanupPending()]).toEqual([GONE, false])
  })
})

it('keeps the pending key if the disk fails, until a later sign-in', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('busy', 'UnknownError')
  })
  await createTestAppStore().dispatch(endSession())
  expect([await onDisk(), isCleanupPending()]).toEqual([KEPT, true])
  expect(reported).toHaveBeenCalledTimes(1)
  clear.mockRestore()
  await createTestAppStore().dispatch(startSession(KABIR))
  expect([await onDisk(), isCleanupPending()]).toEqual([GONE, false])
})

describe('a browser that was closed without a logout', () => {
  beforeEach(clearSessionFlag)

  it.each([
    ['29 minutes after the last activity', 29, KEPT],
    ['30 minutes after it', 30, GONE],
    ['ten days after it', 14_400, GONE],
    ['with a clock that was set back by a day', -1_440, GONE],
  ])('is opened again %s', async (_, minutes, left) => {
    recordActivity(Date.now() - minutes * MINUTE)
    await createTestAppStore().dispatch(clearLeftoverData())
    expect(await onDisk()).toEqual(left)
    expect(window.localStorage.getItem(SESSION_KEYS.session) === null).toBe(left === GONE)
  })

  it('is cleared if the last activity is unknown', async () => {
    window.localStorage.removeItem(LAST_ACTIVITY_KEY)
    await createTestAppStore().dispatch(clearLeftoverData())
    expect(await onDisk()).toEqual(GONE)
  })

  it.each([
    ['the same address', KABIR, KEPT],
    ['another address', OTHER, GONE],
  ])('is signed in to by %s at once', async (_, user, left) => {
    await createTestAppStore().dispatch(startSession(user))
    expect(await onDisk()).toEqual(left)
  })

  it('is cleared by a sign-in if the last user is unknown', async () => {
    window.localStorage.clear()
    await createTestAppStore().dispatch(startSession(KABIR))
    expect(await onDisk()).toEqual(GONE)
  })
})

it('keeps a running session, however long it was idle', async () => {
  setSessionFlag()
  recordActivity(Date.now() - 60 * MINUTE)
  await createTestAppStore().dispatch(clearLeftoverData())
  expect(await onDisk()).toEqual(KEPT)
})
