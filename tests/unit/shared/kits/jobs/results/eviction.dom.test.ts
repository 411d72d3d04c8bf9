import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isEvicted, withOwner } from '#shared/kits/jobs/job.ts'
import {
  jobUpserted,
  selectJob,
  selectJobs,
  selectStorageIsFull,
} from '#shared/kits/jobs/jobsSlice.ts'
import { storedJobs, saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { deleteJobBlobs, storeResult, readStoredResult } from '#shared/kits/jobs/results/results.ts'
import { readStorageLimit } from '#shared/kits/jobs/results/storageQuota.ts'
import { cleanUpStorage, freeStorage } from '#shared/kits/jobs/run/poll.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { BLOB_STORE_MAX_BYTES } from '#shared/platform/config/limits.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { closeTab, createTestStore, blobStoreOnDisk } from '#tests/support/stores.ts'
import { aDoneJob, aFile, jobOwnersWith, KABIR, START } from '../builders.ts'

const OLD = aDoneJob({ id: 'old', files: [{ ...aFile, id: 'old.pdf' }], finishedAt: START })
const NEW = aDoneJob({ id: 'new', files: [{ ...aFile, id: 'new.pdf' }], finishedAt: START + 1 })

/** Every byte that is kept counts, whoever kept it. */
beforeEach(clearBlobStore)

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage')
})

/** A browser that gives a page so many bytes, with two results in it. */
async function browserWith(quota: number | null, owned: readonly string[] = []) {
  if (quota !== null)
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { estimate: vi.fn(async () => ({ quota })) },
    })
  const store = createTestStore()
  store.dispatch(signedIn(KABIR))
  for (const job of [OLD, NEW]) {
    store.dispatch(jobUpserted(job))
    // Another tab has just given them to an owner.
    await saveJob(owned.includes(job.id) ? withOwner(job, 'owner-1') : job, { changesOwner: true })
    await blobStoreOnDisk.put(new File(['%PDF'.padEnd(1_000)], 'a.pdf'), job.files[0]?.id)
    await storeResult(blobStoreOnDisk, job.id, {
      data: [job.id],
      body: new Blob([JSON.stringify([job.id])]),
      files: { 'report.xlsx': new Blob(['x']), 'monthly.xlsx': new Blob(['y']) },
    })
  }
  await store.dispatch(freeStorage())
  return store
}

it('uses our own limit without a storage estimate, as in Safari 16', async () => {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: {} })
  await expect(readStorageLimit()).resolves.toBe(BLOB_STORE_MAX_BYTES)
})

it('evicts the oldest result with its files, also after a reload, and keeps the newer one', async () => {
  const store = await browserWith(3_000)
  expect(selectJob(store.getState(), 'old')).toMatchObject({ letGo: true })
  expect(await storedJobs.read('old', KABIR.email)).toMatchObject({ letGo: true })
  expect(await readStoredResult(blobStoreOnDisk, 'old')).toBeNull()
  expect(await blobStoreOnDisk.get('old.pdf')).toBeUndefined()
  expect(selectJob(store.getState(), 'new')).toEqual(NEW)
  expect(await readStoredResult(blobStoreOnDisk, 'new')).toMatchObject({ data: ['new'] })
  expect([...(await blobStoreOnDisk.sizes()).keys()].toSorted()).toEqual([
    'job:new:body',
    'job:new:file:0',
    'job:new:file:1',
    'job:new:result',
    'new.pdf',
  ])
})

it.each([
  { owned: ['old'], quota: 3_000, evicted: ['new'], isFull: false },
  { owned: ['old', 'new'], quota: 3_000, evicted: [], isFull: true },
])('evicts no job that is kept: $owned', async ({ owned, quota, evicted, isFull }) => {
  const store = await browserWith(quota, owned)
  const jobs = Object.values(selectJobs(store.getState()))
  expect(jobs.filter(isEvicted).map(({ id }) => id)).toEqual(evicted)
  expect(selectStorageIsFull(store.getState())).toBe(isFull)
  for (const id of owned) expect(await blobStoreOnDisk.get(`${id}.pdf`)).toBeDefined()
})

it('evicts nothing while the code that knows the owners of jobs does not load', async () => {
  const store = await browserWith(null)
  const offline = createTestStore(store.getState(), {
    jobOwners: jobOwnersWith(async () => Promise.reject(new Error('offline'))),
  })
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ quota: 3_000 }) },
  })
  await offline.dispatch(freeStorage())
  expect(selectJob(offline.getState(), 'old')).toEqual(OLD)
  await store.dispatch(freeStorage())
  expect(selectJob(store.getState(), 'old')).toMatchObject({ letGo: true })
})

it.each([null, 1_000_000])('evicts nothing with a quota of %s bytes', async (quota) => {
  const store = await browserWith(quota)
  expect(selectJob(store.getState(), 'old')).toEqual(OLD)
  expect((await blobStoreOnDisk.sizes()).size).toBe(10)
})

it.each(['job:old:result', 'job:old:body', 'job:old:file:0', 'job:old:file:1', 'old.pdf'])(
  'leaves nothing of a job that lacks %s',
  async (part) => {
    await browserWith(null)
    await blobStoreOnDisk.remove([part])
    await deleteJobBlobs(blobStoreOnDisk, OLD)
    const left = [...(await blobStoreOnDisk.ids()), ...(await blobStoreOnDisk.sizes()).keys()]
    expect(left.filter((id) => id.includes('old'))).toEqual([])
  },
)

it('counts only deleted bytes as freed', async () => {
  const store = await browserWith(null, ['new'])
  await blobStoreOnDisk.remove(['job:old:file:0'])
  const kept = [...(await blobStoreOnDisk.sizes())].filter(([id]) => id.includes('new'))
  const quota = 2 * kept.reduce((sum, [, bytes]) => sum + bytes, 0)
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ quota }) },
  })
  await store.dispatch(freeStorage())
  expect((await blobStoreOnDisk.ids()).filter((id) => id.includes('old'))).toEqual([])
  expect(selectStorageIsFull(store.getState())).toBe(false)
})

it('deletes results without a job at the start, and nothing else', async () => {
  const store = await browserWith(null)
  await storeResult(blobStoreOnDisk, 'gone', { data: 1, files: { 'a.xlsx': new Blob(['x']) } })
  await blobStoreOnDisk.put(new Blob(['%PDF']), 'draft.pdf')
  const kept = (await blobStoreOnDisk.ids()).filter((id) => !id.includes('gone'))
  closeTab(store)
  await createTestStore().dispatch(cleanUpStorage())
  expect((await blobStoreOnDisk.ids()).toSorted()).toEqual(kept.toSorted())
})
