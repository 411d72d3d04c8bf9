import { act, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { createApplicant, insertApplicant } from '#features/applicants/store/addApplicant.ts'
import { storedApplicants } from '#features/applicants/store/applicantStorage.ts'
import { jobUpserted, storageMeasured } from '#shared/kits/jobs/jobsSlice.ts'
import { saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { reloadTab } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import { anApplicant, fileNamed } from '#tests/unit/features/applicants/builders.ts'
import { aDoneJob, aFailedJob, START } from '#tests/unit/shared/kits/jobs/builders.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const owner = { owner: KABIR }
const OWNED = aDoneJob({ ...owner, id: 'owned', files: [fileNamed('owned')], seen: true })
const OTHER = aFailedJob({ ...owner, id: 'other', files: [fileNamed('other')] })
const ANANYA = anApplicant({ jobs: [OWNED.id] })

/** Home, with a job of an applicant and one of nobody. */
async function openHome() {
  const app = await renderApp('/home', { as: KABIR })
  await screen.findByRole('heading', { name: 'Home', level: 1 })
  for (const job of [OWNED, OTHER]) {
    await saveJob(job)
    app.store.dispatch(jobUpserted(job))
  }
  await app.store.dispatch(insertApplicant(ANANYA))
  return app
}

async function openJobs() {
  const app = await openHome()
  const again = await renderApp('/jobs', { store: reloadTab(app.store) })
  await screen.findByRole('heading', { name: 'Jobs', level: 1 })
  return again
}

test('Jobs names the applicant of a job and does not remove the job, after a reload too', async () => {
  const { user } = await openJobs()
  const row = within(await screen.findByRole('row', { name: /owned\.pdf/ }))
  expect(await row.findByRole('link', { name: ANANYA.name })).toHaveAttribute(
    'href',
    `/applicants/${ANANYA.id}`,
  )
  expect(row.queryByRole('button', { name: /^Remove/ })).toBeNull()
  await press(user, 'Clear 1 finished')
  await waitFor(() => expect(screen.queryByText('other.pdf')).toBeNull())
  expect(screen.getByText('owned.pdf')).toBeVisible()
})

test('Log Out names unsaved applicants, after a reload too, and leads to where they can be saved', async () => {
  const { user } = await openJobs()
  await press(user, /Kabir/)
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out anyway?' }))
  expect(question.getByText('Applicants not saved to a file (1)')).toBeVisible()
  expect(question.getByText(ANANYA.name)).toBeVisible()
  await user.click(question.getByRole('link', { name: 'Save to file' }))
  await waitFor(() => expect(window.location.pathname).toBe(`/applicants/${ANANYA.id}`))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.cookie).toContain('lekha-active')
})

test('Log Out asks nothing about saved and empty applicants, and deletes them', async () => {
  const { user, store } = await renderApp('/home', { as: KABIR })
  await screen.findByRole('heading', { name: 'Home', level: 1 })
  await store.dispatch(createApplicant())
  await store.dispatch(insertApplicant(anApplicant({ jobs: ['gone'], savedAt: START })))
  await press(user, /Kabir/)
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await screen.findByRole('heading', { name: 'Sign in', level: 1 })
  await waitFor(async () => expect(await storedApplicants.readAll(KABIR)).toEqual([]))
  expect(window.localStorage.getItem('lekha-applicants')).toBeNull()
})

test('says that storage is full where only documents of applicants are left', async () => {
  const { store } = await openHome()
  await screen.findByRole('button', { name: /^Jobs/ })
  act(() => {
    store.dispatch(storageMeasured({ isFull: true }))
  })
  expect(await screen.findByRole('link', { name: 'Applicants' })).toHaveAttribute(
    'href',
    '/applicants',
  )
})
