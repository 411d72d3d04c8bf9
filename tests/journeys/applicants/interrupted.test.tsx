import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { insertApplicant } from '#features/applicants/store/addApplicant.ts'
import { selectApplicant } from '#features/applicants/store/applicantsSlice.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { blobStoreOnDisk, createTestAppStore } from '#tests/support/stores.ts'
import { anApplicant, fileNamed, queuedJob } from '#tests/unit/features/applicants/builders.ts'

/** The page of an applicant whose documents a closed tab was sending. */
async function openApplicant(...names: string[]) {
  for (const name of names)
    await blobStoreOnDisk.put(new File(['%PDF-1.7'], `${name}.pdf`), fileNamed(name).id)
  const store = createTestAppStore()
  await signInAs(store, 'kabir.sethi@kaveri.example')
  const queued = names.map((name) => queuedJob(name, { tab: 'closed' }))
  const applicant = anApplicant({ queued })
  await store.dispatch(insertApplicant(applicant))
  const app = await renderApp(`/applicants/${applicant.id}`, { store })
  const documents = async () => within(await screen.findByRole('list', { name: 'Sent documents' }))
  const read = () => selectApplicant(store.getState(), applicant.id)
  return { ...app, documents, read }
}

test('offers documents of a closed tab to be sent again, from this tab', async () => {
  const { user, documents, read } = await openApplicant('payslip')
  const row = within(await (await documents()).findByRole('listitem', { name: 'payslip.pdf' }))
  expect(await row.findByText('Interrupted')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Send payslip.pdf again' }))
  await waitFor(() => expect(read()).toMatchObject({ queued: [], jobs: { length: 1 } }))
})

test('puts documents of a closed tab back to the list, where their service can be changed', async () => {
  const { user, documents, read } = await openApplicant('payslip', 'other')
  const row = within(await (await documents()).findByRole('listitem', { name: 'other.pdf' }))
  await user.click(await row.findByRole('button', { name: 'Restore other.pdf' }))
  await waitFor(() =>
    expect(read()).toMatchObject({
      queued: [{ files: [{ name: 'payslip.pdf' }] }],
      entries: [{ name: 'other.pdf' }],
    }),
  )
})
