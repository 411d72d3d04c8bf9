import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { insertApplicant } from '#features/applicants/store/addApplicant.ts'
import { jobUpserted } from '#shared/kits/jobs/jobsSlice.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { anApplicant } from '#tests/unit/features/applicants/builders.ts'
import { aFailedJob, aRunningJob } from '#tests/unit/shared/kits/jobs/builders.ts'

const KABIR = 'kabir.sethi@kaveri.example'

test('an applicant that is not in this browser leads to the list', async () => {
  const { user } = await renderApp('/applicants/gone', { as: KABIR })
  await screen.findByRole('heading', { name: 'This applicant is not in this browser' })
  await user.click(screen.getByRole('link', { name: 'All applicants' }))
  expect(await screen.findByRole('heading', { name: 'Applicants' })).toBeVisible()
})

test('is read-only while another tab edits it, and is edited here when that tab is closed', async () => {
  const store = createTestAppStore()
  await signInAs(store, KABIR)
  await store.dispatch(insertApplicant(anApplicant({ id: 'a1', jobs: ['removed'] })))
  let closeOtherTab = () => undefined as void
  const otherTab = new Promise<void>((close) => {
    closeOtherTab = close
  })
  void navigator.locks.request('lekha-applicant-a1', async () => otherTab)
  await renderApp('/applicants/a1', { store })
  expect(await screen.findByText(/another tab is editing it/)).toBeVisible()
  closeOtherTab()
  await waitFor(() => expect(screen.queryByText(/another tab is editing it/)).toBeNull())
})

test('does not say that nothing was found while the only document is analysed again', async () => {
  const store = createTestAppStore()
  await signInAs(store, KABIR)
  const job = { id: 'j1', owner: KABIR }
  store.dispatch(jobUpserted(aFailedJob(job)))
  await store.dispatch(insertApplicant(anApplicant({ id: 'a1', jobs: [job.id] })))
  await renderApp('/applicants/a1', { store })
  expect(await screen.findByText('Income: none found')).toBeVisible()
  store.dispatch(jobUpserted(aRunningJob(job)))
  await waitFor(() => expect(screen.queryByText('Income: none found')).toBeNull())
  expect(screen.getByText(/^1 document, 1 running/)).toBeVisible()
})
