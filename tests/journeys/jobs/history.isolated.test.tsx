import '#tests/support/setupJourneys.ts'
import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { examineInWorker } from '#shared/kits/history/worker/examineInWorker.ts'
import { aFinding, aHistory, MADE_WITH } from '#tests/support/fileHistories.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { addDocuments, openNewApplicant } from '../applicants/steps.ts'
import { pick } from '../bankStatement/intakeSteps.tsx'

vi.mock('#shared/kits/history/worker/examineInWorker.ts', () => ({
  examineInWorker: vi.fn<typeof examineInWorker>(),
}))

const KABIR = 'kabir.sethi@kaveri.example'
const EDITED = 'payslip-three-months.pdf'
const CHANGED = '1 amount was changed on page 1'

const pdf = (sample: string) =>
  new File([readFileSync(`tests/sandbox/samples/${sample}`)], sample, { type: 'application/pdf' })

beforeEach(() => {
  vi.mocked(examineInWorker)
    .mockReset()
    .mockImplementation(async (source) =>
      source instanceof File && source.name === EDITED
        ? aHistory(aFinding(), MADE_WITH)
        : aHistory(MADE_WITH),
    )
})

test('shows in Jobs and beside the result what the check list found, from one look at each file', async () => {
  const { user } = await renderApp('/payslip', { as: KABIR })
  await screen.findByText('Drop a payslip here')
  await pick(pdf('payslip.pdf'), pdf(EDITED))
  const card = await screen.findByRole('listitem', { name: EDITED })
  expect(await within(card).findByText(CHANGED)).toBeVisible()
  await press(user, 'Proceed with 2 files')
  await screen.findByRole('heading', { name: '2 of 2 files done' })
  await press(user, /^Jobs 2/)
  await user.click(await screen.findByRole('link', { name: 'All jobs' }))

  await screen.findByRole('heading', { name: 'Jobs', level: 1 })
  expect(await screen.findByText(CHANGED)).toBeVisible()
  expect(screen.getByText('Made with SAP')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Needs attention' }))
  await waitFor(() => expect(screen.queryByText('Made with SAP')).toBeNull())
  expect(screen.getByText(CHANGED)).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Look at the history of ${EDITED}` }))
  const history = await screen.findByRole('dialog', { name: `History of ${EDITED}` })
  expect(
    await within(history).findByText('The file still holds its earlier version.'),
  ).toBeVisible()
  await user.click(within(history).getByRole('button', { name: 'Back' }))

  await user.click(screen.getByRole('link', { name: new RegExp(`^Open.*${EDITED}`) }))
  await screen.findByRole('heading', { name: 'Payslip result' })
  expect(await screen.findByText(CHANGED)).toBeVisible()
  expect(screen.getByRole('button', { name: `Look at the history of ${EDITED}` })).toBeVisible()
  expect(examineInWorker).toHaveBeenCalledTimes(2)
})

test('makes it an open point of an applicant, which can be explained, and shows it with the document', async () => {
  const { user } = await openNewApplicant()
  await addDocuments(pdf(EDITED))
  await user.click(await screen.findByRole('button', { name: 'Send 1 document' }))
  await press(user, 'Send all')
  const title = await screen.findByRole('heading', { name: 'Open points' })
  const points = within(title.closest('section') ?? document.body)
  const point = (
    await points.findByText(/1 amount was changed on page 1 \(HRA: 38,400\.00/)
  ).closest('li')
  if (point === null) throw new Error('The point is not in a list.')
  expect(within(point).getByText(/send it as the bank or employer made it/)).toBeVisible()
  expect(await within(point).findByRole('button', { name: /^Look at the history/ })).toBeVisible()
  await user.click(within(point).getByRole('button', { name: /^Explain/ }))
  await user.type(within(point).getByRole('textbox'), 'The employer corrected it{Enter}')
  expect(await points.findByText('The employer corrected it')).toBeVisible()

  const documents = within(screen.getByRole('list', { name: 'Sent documents' }))
  expect(await documents.findByText(CHANGED)).toBeVisible()
  expect(examineInWorker).toHaveBeenCalledTimes(1)
})
