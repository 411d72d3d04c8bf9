import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApplicantFile } from '#features/applicants/file/openApplicantFile.ts'
import { clearApplicants } from '#features/applicants/store/applicantsDatabase.ts'
import { selectApplicants } from '#features/applicants/store/applicantsSlice.ts'
import { storedApplicants } from '#features/applicants/store/applicantStorage.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs, storedJobs } from '#shared/kits/jobs/jobsStore.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { KABIR } from '../../../shared/kits/jobs/builders.ts'
import { PASSWORD, openTab, fill, saveToFile, openElsewhere, open } from './applicantTab.tsx'
import { quickKeys } from './quickKeys.ts'

/** As a disk that is full: the first writes succeed. */
function refuseWritesFrom(number: number) {
  let count = 0
  // oxlint-disable-next-line typescript/unbound-method -- called with the store that it was called on
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refusing(
    this: IDBObjectStore,
    ...args
  ) {
    count += 1
    if (count >= number) throw new DOMException('The disk is full.', 'QuotaExceededError')
    return put.apply(this, args)
  })
}

beforeEach(() => void quickKeys())
afterEach(async () => {
  await Promise.all([clearApplicants(), clearJobs(), clearBlobStore()])
})

describe('Open file', () => {
  it('asks again after a wrong password', async () => {
    const tab = await openTab()
    await fill(tab)
    const file = await saveToFile(tab)
    const opened = open(tab, file, 'Kaveri 2026')
    await waitFor(() => expect(screen.getByLabelText('Password of this file')).toBeInvalid())
    expect(screen.getByLabelText('Password of this file')).toHaveFocus()
    await tab.user.clear(screen.getByLabelText('Password of this file'))
    await tab.user.type(screen.getByLabelText('Password of this file'), PASSWORD)
    await tab.user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await opened).not.toBeNull()
  })

  it('says what is wrong with a file and stores nothing of it', async () => {
    const tab = await openTab()
    await fill(tab)
    const file = await saveToFile(tab, null)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const at = new TextDecoder('latin1').decode(bytes).indexOf('PK workbook')
    bytes[at + 3] = 0
    const sizes = await tab.blobs.sizes()
    const opened = open(tab, new File([bytes], 'changed.zip'), null)
    expect(await screen.findByRole('alert')).toHaveTextContent(/damaged .*output\.xlsx/)
    await tab.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await opened).toBeNull()
    expect(await tab.blobs.sizes()).toEqual(sizes)
  })

  it('refuses what does not fit', async () => {
    const tab = await openTab()
    await fill(tab)
    const file = await saveToFile(tab, null)
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 100 }) } })
    const opened = open(tab, file, null)
    expect(await screen.findByRole('alert')).toHaveTextContent(/not enough room/)
    vi.unstubAllGlobals()
    await tab.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await opened).toBeNull()
  })

  it.each([1, 5, 9, 10, 13, 14, 15])(
    'stores nothing where the disk refuses a write (number %i)',
    async (number) => {
      const tab = await openTab()
      await fill(tab)
      const file = await saveToFile(tab, null)
      const after = await openElsewhere(tab)
      refuseWritesFrom(number)
      const opened = open(after, file, null)
      expect(await screen.findByRole('alert')).toHaveTextContent(/refused to store the applicant/)
      await after.user.click(screen.getByRole('button', { name: 'Close' }))
      expect(await opened).toBeNull()
      vi.restoreAllMocks()
      expect(await after.blobs.ids()).toEqual([])
      expect([...(await after.blobs.sizes())]).toEqual([])
      expect(await storedJobs.readAll(KABIR.email)).toEqual([])
      expect(await storedApplicants.readAll(KABIR.email)).toEqual([])
      expect(selectJobs(after.store.getState())).toEqual({})
      expect(selectApplicants(after.store.getState())).toEqual({})
    },
  )

  it('closes when the session ends', async () => {
    const tab = await openTab()
    await fill(tab)
    const opened = tab.store.dispatch(openApplicantFile(await saveToFile(tab)))
    await screen.findByLabelText('Password of this file')
    tab.store.session.end()
    expect(await opened).toBeNull()
  })
})
