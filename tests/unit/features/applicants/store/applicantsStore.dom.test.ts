import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ApplicantEvent } from '#features/applicants/model/applicantReducer.ts'
import { createApplicant, insertApplicant } from '#features/applicants/store/addApplicant.ts'
import { clearApplicants } from '#features/applicants/store/applicantsDatabase.ts'
import { selectApplicant, selectApplicants } from '#features/applicants/store/applicantsSlice.ts'
import { changeApplicant, deleteApplicant } from '#features/applicants/store/applicantsStore.ts'
import { storedApplicants } from '#features/applicants/store/applicantStorage.ts'
import { loadApplicants } from '#features/applicants/store/followApplicants.ts'
import { resumeOwners } from '#features/applicants/store/resumeApplicants.ts'
import { withOwner } from '#shared/kits/jobs/job.ts'
import { jobUpserted, selectJob, selectOwnerNames } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs, storedJobs, saveJob, updateJob } from '#shared/kits/jobs/jobsStore.ts'
import { removeJob, resumeJobs } from '#shared/kits/jobs/run/lifecycle.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { createTestStore } from '#tests/support/stores.ts'
import { aDoneJob, KABIR } from '#tests/unit/shared/kits/jobs/builders.ts'
import { anApplicant, entryNamed, queuedJob } from '../builders.ts'

afterEach(async () => {
  await Promise.all([clearApplicants(), clearJobs()])
})

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
    const [stored] = await storedApplicants.readAll(KABIR.email)
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
    expect(await storedApplicants.readAll(KABIR.email)).toEqual([])
  })
})

it('never shows the applicants of another user', async () => {
  const { store } = await openTab()
  await store.dispatch(insertApplicant(anApplicant()))
  const other = await openTab({ ...KABIR, email: 'meera.nair@kaveri.example' })
  expect(selectApplicants(other.store.getState())).toEqual({})
})

describe('the jobs of an applicant', () => {
  const OWNED = { ownerId: 'applicant-1', keep: true }

  /** A tab with a finished job, and an applicant that has it or not. */
  async function tabWithJob({ jobs }: { jobs: string[] }) {
    const tab = await openTab()
    await saveJob(aDoneJob())
    await tab.store.dispatch(resumeJobs())
    await tab.store.dispatch(insertApplicant(anApplicant({ id: OWNED.ownerId, jobs })))
    return tab
  }
  const stored = async () => storedJobs.read('job-1', KABIR.email)

  it.each(['saved', 'gone'])(
    'of an older build are kept from the next start on: %s',
    async (is) => {
      const record = anApplicant({ id: OWNED.ownerId, jobs: ['job-1'] })
      if (is === 'saved') await storedApplicants.write(record)
      await saveJob(is === 'saved' ? aDoneJob() : withOwner(aDoneJob(), OWNED.ownerId))
      const { store } = await openTab()
      await store.dispatch(resumeJobs())
      await store.dispatch(resumeOwners())
      const expected = is === 'saved' ? { ...aDoneJob(), ...OWNED } : aDoneJob()
      expect(await stored()).toEqual(expected)
      expect(selectJob(store.getState(), 'job-1')).toEqual(expected)
      expect(selectOwnerNames(store.getState())).toEqual(
        is === 'saved' ? { [OWNED.ownerId]: record.name } : {},
      )
    },
  )

  it('are kept while it has them', async () => {
    const { store } = await tabWithJob({ jobs: [] })
    const change = async (event: ApplicantEvent) =>
      store.dispatch(changeApplicant(OWNED.ownerId, event))
    expect(await stored()).toEqual(aDoneJob())
    await change({ kind: 'jobsAdded', jobs: ['job-1'] })
    expect(await stored()).toMatchObject(OWNED)
    await change({ kind: 'jobTakenOut', job: 'job-1' })
    expect(await stored()).toEqual(aDoneJob())
  })

  it('are kept by nobody when it is deleted', async () => {
    const { store } = await tabWithJob({ jobs: ['job-1'] })
    expect(await stored()).toMatchObject(OWNED)
    await store.dispatch(deleteApplicant(OWNED.ownerId))
    expect(await stored()).toEqual(aDoneJob())
  })

  it('stay its own where another tab that does not know it yet changes the job', async () => {
    const other = await openTab()
    other.store.dispatch(jobUpserted(aDoneJob()))
    await tabWithJob({ jobs: ['job-1'] })
    await other.store.dispatch(updateJob('job-1', { kind: 'seen' }))
    expect(await stored()).toEqual({ ...aDoneJob(), ...OWNED, seen: true })
  })

  it('are not removed by a tab that does not know it yet', async () => {
    const other = await openTab()
    other.store.dispatch(jobUpserted(aDoneJob()))
    await tabWithJob({ jobs: ['job-1'] })
    await other.store.dispatch(removeJob(aDoneJob()))
    expect(await stored()).toMatchObject(OWNED)
    expect(selectJob(other.store.getState(), 'job-1')).toMatchObject(OWNED)
  })
})
