import { afterEach, describe, expect, it, vi } from 'vitest'
import { selectApplicant, selectApplicants } from '#features/applicants/store/applicantsSlice.ts'
import {
  changeApplicant,
  createApplicant,
  deleteApplicant,
  insertApplicant,
  loadApplicants,
} from '#features/applicants/store/applicantsStore.ts'
import { readApplicants } from '#features/applicants/store/applicantStorage.ts'
import { clearApplicants } from '#shared/kits/jobs/jobsStore.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { createTestStore } from '#tests/support/stores.ts'
import { KABIR } from '#tests/unit/shared/kits/jobs/builders.ts'
import { anApplicant, entryNamed, queuedJob } from '../builders.ts'

afterEach(clearApplicants)

async function openTab(user = KABIR) {
  const store = createTestStore()
  store.dispatch(signedIn(user))
  await store.dispatch(loadApplicants())
  const read = (id: string) => selectApplicant(store.getState(), id)
  return { store, read }
}

/** Two tabs that show the same new applicant. */
async function openTwoTabs() {
  const one = await openTab()
  const other = await openTab()
  const id = await one.store.dispatch(createApplicant())
  await vi.waitFor(() => expect(other.read(id)).toBeDefined())
  return { id, one, other }
}

describe('two tabs', () => {
  it('keep both changes and show the same applicant', async () => {
    const { id, one, other } = await openTwoTabs()
    const note = { text: 'Maiden name', about: 'Name differs' }
    await Promise.all([
      one.store.dispatch(changeApplicant(id, { kind: 'named', name: 'Ananya' })),
      other.store.dispatch(changeApplicant(id, { kind: 'noted', point: 'name', note })),
      one.store.dispatch(changeApplicant(id, { kind: 'jobsAdded', jobs: ['job-1'] })),
      other.store.dispatch(changeApplicant(id, { kind: 'jobsAdded', jobs: ['job-2'] })),
    ])
    const [stored] = await readApplicants(KABIR.email)
    expect(stored).toMatchObject({ name: 'Ananya', notes: { name: note } })
    expect(stored?.jobs.toSorted()).toEqual(['job-1', 'job-2'])
    await vi.waitFor(() => {
      expect(one.read(id)).toEqual(stored)
      expect(other.read(id)).toEqual(stored)
    })
  })

  it('queue the same file once', async () => {
    const { id, one, other } = await openTwoTabs()
    const entries = [entryNamed('a')]
    await one.store.dispatch(changeApplicant(id, { kind: 'entriesChanged', entries }))
    await vi.waitFor(() => expect(other.read(id)?.entries).toHaveLength(1))
    const queue = (tab: string) => ({
      kind: 'queued' as const,
      jobs: [queuedJob('a', { id: tab, tab })],
    })
    const results = await Promise.all([
      one.store.dispatch(changeApplicant(id, queue('tab-1'))),
      other.store.dispatch(changeApplicant(id, queue('tab-2'))),
    ])
    expect(results.map((applicant) => applicant?.queued.map((job) => job.tab))).toEqual([
      ['tab-1'],
      ['tab-1'],
    ])
  })

  it('do not bring back an applicant that one of them deletes', async () => {
    const { id, one, other } = await openTwoTabs()
    const deletion = one.store.dispatch(deleteApplicant(id))
    const change = other.store.dispatch(changeApplicant(id, { kind: 'named', name: 'Ananya' }))
    await deletion
    expect(await change).toBeNull()
    expect(other.read(id)).toBeUndefined()
    expect(await readApplicants(KABIR.email)).toEqual([])
  })
})

it('never shows the applicants of another user', async () => {
  const { store } = await openTab()
  await store.dispatch(insertApplicant(anApplicant()))
  const other = await openTab({ ...KABIR, email: 'meera.nair@kaveri.example' })
  expect(selectApplicants(other.store.getState())).toEqual({})
})
