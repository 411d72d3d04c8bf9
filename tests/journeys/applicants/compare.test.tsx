import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { readApplicantSample } from '#tests/sandbox/applicants.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { addDocuments, openNewApplicant } from './steps.ts'

const points = async () => {
  const title = await screen.findByRole('heading', { name: 'Open points' })
  const section = title.closest('section')
  if (section === null) throw new Error('Open points are not in a section.')
  return within(section)
}

test('shows the three planted differences of a salaried applicant, and their sources', async () => {
  const { user } = await openNewApplicant()
  const documents = await readApplicantSample('salaried-differences')
  await addDocuments(
    ...documents.map(({ file, bytes }) => new File([bytes], file, { type: 'application/pdf' })),
  )
  await user.click(await screen.findByRole('button', { name: 'Send 8 documents' }))
  await press(user, 'Send all')

  expect(await screen.findByRole('heading', { level: 1, name: /Ananya/i })).toBeVisible()
  await waitFor(async () => {
    const rows = (await points()).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/PAN differs/),
      expect.stringMatching(/Jul 2026: the salary credit is 6,500\.00 lower/),
      expect.stringMatching(/Sep 2026: no salary credit/),
      // The sample does not grow older, but its comparison does.
      expect.stringMatching(/the statement ends on 13 Oct 2026/),
    ])
  })
  await waitFor(() => expect(screen.queryByText('Comparing…')).toBeNull())

  const identity = within(screen.getByRole('group', { name: 'Identity' }))
  const pan = within(identity.getByRole('row', { name: /^PAN/ }))
  expect(pan.getByText('Differs')).toBeVisible()
  await user.click(pan.getByRole('button', { name: /^PAN in Form 26AS/ }))
  const source = await screen.findByRole('dialog')
  expect(await within(source).findByRole('region', { name: /26AS-2026-27\.pdf/ })).toBeVisible()
})
