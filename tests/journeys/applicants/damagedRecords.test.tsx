import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { insertApplicant } from '#features/applicants/store/addApplicant.ts'
import { storedApplicants } from '#features/applicants/store/applicantStorage.ts'
import { jobUpserted } from '#shared/kits/jobs/jobsSlice.ts'
import { saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { anApplicant } from '#tests/unit/features/applicants/builders.ts'
import { aDoneJob } from '#tests/unit/shared/kits/jobs/builders.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const NO_TIME = 1e300

test.each([
  ['/home', /^Good|^Welcome|Home/],
  ['/jobs', 'Jobs'],
  ['/applicants', 'Applicants'],
])('%s opens with times that are none, stored or in memory', async (path, heading) => {
  const store = createTestAppStore()
  await signInAs(store, KABIR)
  await saveJob(aDoneJob({ id: 'stored', startedAt: NO_TIME }))
  await storedApplicants.write(anApplicant({ id: 'stored', changedAt: NO_TIME }))
  store.dispatch(jobUpserted(aDoneJob({ id: 'known', startedAt: NO_TIME, finishedAt: NO_TIME })))
  await store.dispatch(
    insertApplicant(anApplicant({ id: 'known', jobs: ['x'], changedAt: NO_TIME })),
  )
  await renderApp(path, { store })
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible()
  expect(screen.queryByText(/stopped working/i)).toBeNull()
})
