import { beforeEach, expect, test } from 'vitest'
import { saveDraft, restoreDrafts, persistDraft, selectFlow } from '#shared/kits/jobs/drafts.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import { setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { aUser } from '#tests/support/builders.ts'
import { createTestAppStore, blobStoreOnDisk } from '#tests/support/stores.ts'

const draftOf = (id: string) => ({
  kind: 'Uploaded Successfull' as const,
  files: [{ id, name: 'slip.pdf', size: 3, kind: 'pdf' as const, pages: 1, sample: false }],
  options: {},
})

/** A tab after a reload: a new store, the same storage. */
function reloadedAs(email: string) {
  const store = createTestAppStore()
  store.dispatch(signedIn(aUser({ email })))
  return store
}

const flowOf = (store: AppStore) => selectFlow(store.getState(), 'payslip', null).kind

beforeEach(() => {
  window.sessionStorage.clear()
  setSessionFlag()
})

test('restores a draft at Check after a reload', async () => {
  const id = await blobStoreOnDisk.put(new File(['pdf'], 'slip.pdf'))
  reloadedAs('a@x.example').dispatch(saveDraft('payslip', draftOf(id)))

  const reloaded = reloadedAs('a@x.example')
  await reloaded.dispatch(restoreDrafts())
  expect(flowOf(reloaded)).toBe('Uploaded Successfull')
})

test('restores a draft that was being sent, with a message', async () => {
  const id = await blobStoreOnDisk.put(new File(['pdf'], 'slip.pdf'))
  reloadedAs('a@x.example').dispatch(persistDraft('payslip', { ...draftOf(id), interrupted: true }))

  const reloaded = reloadedAs('a@x.example')
  await reloaded.dispatch(restoreDrafts())
  expect(selectFlow(reloaded.getState(), 'payslip', null)).toMatchObject({ interrupted: true })
})

test('hides it from other users', async () => {
  const id = await blobStoreOnDisk.put(new File(['pdf'], 'slip.pdf'))
  reloadedAs('a@x.example').dispatch(saveDraft('payslip', draftOf(id)))

  const other = reloadedAs('b@x.example')
  await other.dispatch(restoreDrafts())
  expect(flowOf(other)).toBe('Not Uploaded')
})

test('deletes a draft without its bytes', async () => {
  reloadedAs('a@x.example').dispatch(saveDraft('payslip', draftOf('gone')))

  const reloaded = reloadedAs('a@x.example')
  await reloaded.dispatch(restoreDrafts())
  expect(flowOf(reloaded)).toBe('Not Uploaded')
  expect(window.sessionStorage.getItem('lekha-drafts')).toBeNull()
})

test('deletes it at the end of the session', async () => {
  const id = await blobStoreOnDisk.put(new File(['pdf'], 'slip.pdf'))
  const store = reloadedAs('a@x.example')
  store.dispatch(saveDraft('payslip', draftOf(id)))
  await store.dispatch(endSession())
  expect(window.sessionStorage.getItem('lekha-drafts')).toBeNull()
})
