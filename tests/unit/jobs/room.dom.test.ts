import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jobPut, selectJob } from '#shared/jobs/jobsSlice.ts'
import { readJob, saveJob } from '#shared/jobs/jobsStore.ts'
import { keepResult, readResult } from '#shared/jobs/results.ts'
import { makeRoom } from '#shared/jobs/makeRoom.ts'
import { signedIn } from '#shared/session/sessionSlice.ts'
import { clearVault } from '#shared/vault/vault.ts'
import { aStore, vaultOnDisk } from '#tests/support/stores.ts'
import { aDoneJob, aFile, KABIR, START } from './builders.ts'

const OLD = aDoneJob({ id: 'old', files: [{ ...aFile, id: 'old.pdf' }], finishedAt: START })
const NEW = aDoneJob({ id: 'new', files: [{ ...aFile, id: 'new.pdf' }], finishedAt: START + 1 })

/** Every byte that is kept counts, whoever kept it. */
beforeEach(clearVault)

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage')
})

/** A browser that gives a page so many bytes, with two results in it. */
async function browserWith(quota: number | null) {
  if (quota !== null)
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { estimate: vi.fn(async () => ({ quota })) },
    })
  const store = aStore()
  store.dispatch(signedIn(KABIR))
  for (const job of [OLD, NEW]) {
    store.dispatch(jobPut(job))
    await saveJob(job)
    await vaultOnDisk.put(new File(['%PDF'.padEnd(1_000)], 'a.pdf'), job.files[0]?.id)
    await keepResult(vaultOnDisk, job.id, {
      data: [job.id],
      files: { 'report.xlsx': new Blob(['x']) },
    })
  }
  await store.dispatch(makeRoom())
  return store
}

it('the oldest result goes with its files, says so after a reload too, and the newer one stays', async () => {
  const store = await browserWith(3_000)
  expect(selectJob(store.getState(), 'old')).toMatchObject({ letGo: true })
  expect(await readJob('old', KABIR.email)).toMatchObject({ letGo: true })
  expect(await readResult(vaultOnDisk, 'old')).toBeNull()
  expect(await vaultOnDisk.get('old.pdf')).toBeUndefined()
  expect(selectJob(store.getState(), 'new')).toEqual(NEW)
  expect(await readResult(vaultOnDisk, 'new')).toMatchObject({ data: ['new'] })
  expect([...(await vaultOnDisk.sizes()).keys()].toSorted()).toEqual([
    'job:new:file:0',
    'job:new:result',
    'new.pdf',
  ])
})

it.each([null, 1_000_000])('nothing goes where a browser gives %s bytes', async (quota) => {
  const store = await browserWith(quota)
  expect(selectJob(store.getState(), 'old')).toEqual(OLD)
  expect((await vaultOnDisk.sizes()).size).toBe(6)
})
