import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { insertApplicant } from '#features/applicants/store/addApplicant.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { anApplicant } from '#tests/unit/features/applicants/builders.ts'

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
