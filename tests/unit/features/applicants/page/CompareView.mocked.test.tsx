import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { OpenPoint } from '#features/applicants/compare/comparison.ts'
import type { Applicant } from '#features/applicants/model/applicant.ts'
import {
  applicantReducer,
  type ApplicantEvent,
} from '#features/applicants/model/applicantReducer.ts'
import { CompareView } from '#features/applicants/page/CompareView.tsx'
import type { TransferDecision } from '#features/applicants/page/decisions/TransferControls.tsx'
import { jobUpserted } from '#shared/kits/jobs/jobsSlice.ts'
import { storeResult } from '#shared/kits/jobs/results/results.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { createTestStore } from '#tests/support/stores.ts'
import { aDoneJob, aFile, anAnalyzer } from '#tests/unit/shared/kits/jobs/builders.ts'
import { anApplicant } from '../builders.ts'
import { aComparison } from './aComparison.ts'

type TestPageProps = {
  start: Applicant
  comparison: ReturnType<typeof aComparison>
  onTransfer: (decision: TransferDecision) => void
}

function TestPage({ start, comparison, onTransfer }: TestPageProps) {
  const [applicant, change] = useReducer(
    (state: Applicant, event: ApplicantEvent) => applicantReducer(state, event),
    start,
  )
  const note = ({ id, text: about }: OpenPoint, text: string | null) =>
    change({ kind: 'noted', point: id, note: text === null ? null : { text, about } })
  return (
    <CompareView
      applicant={applicant}
      state={{ kind: 'ready', comparison, isComplete: true }}
      documentCount={5}
      isArriving={false}
      canEdit
      onEdit={(edits) => change({ kind: 'obligationsEdited', ...edits })}
      onTransfer={onTransfer}
      onNote={note}
      onDecideCredit={(key, decision) => change({ kind: 'creditDecided', key, decision })}
      onInstalment={(paise) => change({ kind: 'instalmentChanged', paise })}
    >
      <p>Five documents</p>
      <output>{JSON.stringify(applicant.credits)}</output>
    </CompareView>
  )
}

const ignore = () => undefined

async function open(
  comparison = aComparison(),
  start = anApplicant(),
  onTransfer: TestPageProps['onTransfer'] = ignore,
) {
  const { analyzer } = anAnalyzer([])
  const store = createTestStore(undefined, { analyzers: { bankStatement: async () => analyzer } })
  const blobs = store.session.get(blobStore)
  for (const id of ['payslips', 'pan', 'bank']) {
    const file = { ...aFile, id: `${id}-file`, name: `${id}.pdf` }
    await blobs.put(new Blob(['%PDF']), file.id)
    const service = id === 'bank' ? 'bankStatement' : 'payslip'
    store.dispatch(jobUpserted(aDoneJob({ id, files: [file], analyzer: service, seen: true })))
  }
  await storeResult(blobs, 'bank', { data: {}, files: { account_1: new Blob(['PK']) } })
  const page = (shown: typeof comparison) => (
    <Provider store={store}>
      <MemoryRouter>
        <TestPage start={start} comparison={shown} onTransfer={onTransfer} />
      </MemoryRouter>
    </Provider>
  )
  const { rerender } = render(page(comparison))
  const user = userEvent.setup({ delay: null })
  return { user, show: (next: typeof comparison) => rerender(page(next)) }
}

/** The decisions on credits. */
const saidOf = (): unknown => JSON.parse(screen.getAllByText(/^\{/).at(-1)?.textContent ?? '')

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

test('a confirmed obligation counts in the share of income, and can be undone', async () => {
  const { user } = await open()
  expect(card('Share of income')).toHaveTextContent('Not known')
  await user.click(screen.getByRole('button', { name: 'Confirm Bajaj Finance' }))
  expect(card('Obligations a month')).toHaveTextContent('₹20,000.00')
  expect(card('Share of income')).toHaveTextContent('12.5 %')
  await waitFor(() => expect(screen.getByRole('row', { name: /^Bajaj Finance/ })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Confirm SBI Card' }))
  expect(card('Share of income')).toHaveTextContent('15.0 %')
  await user.click(screen.getByRole('button', { name: 'Undo SBI Card' }))
  expect(card('Share of income')).toHaveTextContent('12.5 %')
  await user.click(screen.getByRole('button', { name: 'Remove SBI Card' }))
  expect(card('Obligations a month')).toHaveTextContent('₹20,000.00')
})

test('a decision on an amount that has moved since can be undone', async () => {
  const obligations = { 'hdfc-7812:bajaj:2010000': 'confirmed' } as const
  const { user } = await open(aComparison(), anApplicant({ obligations }))
  expect(card('Obligations a month')).toHaveTextContent('₹20,000.00')
  await user.click(screen.getByRole('button', { name: 'Undo Bajaj Finance' }))
  expect(card('Obligations a month')).toHaveTextContent('Not known')
})

test('an obligation is added, changed and removed by hand, by keyboard alone', async () => {
  const { user } = await open(aComparison({ obligations: [] }))
  screen.getByRole('button', { name: 'Add an obligation' }).focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Add an obligation' })
  await waitFor(() =>
    expect(within(dialog).getByRole('textbox', { name: 'Counterparty' })).toHaveFocus(),
  )
  await user.keyboard('Uncle')
  await user.keyboard('{Enter}')
  expect(within(dialog).getByText('Enter the amount that is paid each month.')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /^Monthly amount/ }), '4,000{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(card('Obligations a month')).toHaveTextContent('₹4,000.00')
  await user.click(screen.getByRole('button', { name: 'Change Uncle' }))
  const amount = await screen.findByRole('textbox', { name: /^Monthly amount/ })
  await user.clear(amount)
  await user.type(amount, '8000{Enter}')
  expect(card('Obligations a month')).toHaveTextContent('₹8,000.00')
  await user.click(screen.getByRole('button', { name: 'Remove Uncle' }))
  expect(screen.queryByRole('row', { name: /^Uncle/ })).toBeNull()
})

test('obligations are joined and divided by hand', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Change Bajaj Finance' }))
  await user.click(screen.getByRole('radio', { name: 'Join with another obligation' }))
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(screen.getByRole('row', { name: /^Bajaj Finance.*6 payments/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /^SBI Card/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Change / }))
  await user.click(screen.getByRole('radio', { name: 'Divide into two obligations' }))
  await user.click(screen.getByRole('button', { name: 'Divide' }))
  expect(screen.getByText('Choose some of the payments, but not all.')).toBeVisible()
  for (const box of screen.getAllByRole('checkbox', { name: /, 4,000.00,/ })) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Divide' }))
  expect(screen.getAllByRole('row', { name: /3 payments/ })).toHaveLength(2)
})

test('a transfer between own accounts is undone', async () => {
  const side = { job: 'bank', source: { kind: 'text', text: '9,000.00' } as const, value: 900_000 }
  const entry = { ...side, day: '2026-07-05', narration: 'NEFT SELF', account: 'HDFC •••• 7812' }
  const transfer = { id: 'a', day: entry.day, paise: 900_000, from: entry, to: entry }
  const onTransfer = vi.fn<(decision: TransferDecision) => void>()
  const start = anApplicant()
  const transfers = [{ ...transfer, state: 'found' as const }]
  const possibleTransfers = [{ ...transfer, id: 'b', state: 'suggested' as const }]
  const comparison = aComparison({ transfers, possibleTransfers })
  const { user } = await open(comparison, start, onTransfer)
  await user.click(screen.getByRole('button', { name: /^Undo transfer of 9,000.00, NEFT SELF/ }))
  await user.click(screen.getByRole('button', { name: /^Accept transfer/ }))
  expect(onTransfer.mock.calls).toEqual([
    [{ id: 'a', decision: 'undone' }],
    [{ id: 'b', decision: 'accepted' }],
  ])
})

test('equal documents are one value, which opens the others', async () => {
  const [payslip, pan] = aComparison().documents
  if (payslip === undefined || pan === undefined) throw new Error('The fixture has two documents.')
  const more = { ...payslip, id: 'payslips 1', title: 'Payslip Aug 2026', month: '2026-08' }
  const [name] = aComparison().identity
  if (name === undefined) throw new Error('The fixture has a name.')
  const cells = { ...name.cells, [more.id]: name.cells[payslip.id] ?? [] }
  const { user } = await open(
    aComparison({ documents: [payslip, more, pan], identity: [{ ...name, cells }] }),
  )
  expect(screen.getByRole('columnheader', { name: '2 payslips, Jul to Aug 2026' })).toBeVisible()
  await user.click(screen.getByText('and 1 more'))
  expect(await screen.findByRole('button', { name: /Payslip Aug 2026$/ })).toBeVisible()
})

test('an explained point is open again when it says something else', async () => {
  const { user, show } = await open()
  expect(card('Open points')).toHaveTextContent('2')
  await user.click(screen.getByRole('button', { name: /^Explain: July/ }))
  await user.type(screen.getByRole('textbox', { name: /^Explanation of: July/ }), 'Advance repaid')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(screen.getByText('Advance repaid')).toBeVisible()
  const row = screen.getByText('Advance repaid').closest('li')
  await waitFor(() => expect(row).toHaveFocus())
  await user.tab()
  expect(screen.getByRole('button', { name: /^Reopen: July/ })).toHaveFocus()
  expect(card('Open points')).toHaveTextContent('1')

  const [first, july] = aComparison().points
  if (first === undefined || july === undefined) throw new Error('The fixture has two points.')
  const changed = { ...july, text: 'July: the credit is 7,000.00 lower.' }
  show(aComparison({ points: [first, changed] }))
  expect(screen.queryByText('Advance repaid')).toBeNull()
  expect(screen.getByRole('button', { name: /^Explain: July: the credit is 7,000/ })).toBeVisible()
  expect(card('Open points')).toHaveTextContent('2')
})

test('a printed value opens its document, and closing returns to it, by keyboard alone', async () => {
  const { user } = await open()
  const value = screen.getByRole('button', { name: 'PAN in PAN card: ABKPD4821M' })
  value.focus()
  await user.keyboard('{Enter}')
  const source = await screen.findByRole('dialog', { name: 'PAN in PAN card: ABKPD4821M' })
  expect(await within(source).findByText(/^Searched ABKPD4821M/)).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(value).toHaveFocus()
})

test('an amount of a statement opens its row in the workbook', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Salary credit of Jul 2026: 1,62,450.00' }))
  const source = await screen.findByRole('dialog')
  expect(
    await within(source).findByText('Sheet CAM TERMS, all rows, row 20 selected'),
  ).toBeVisible()
})

test('each part of a computed figure opens its own place', async () => {
  const { user } = await open()
  await user.click(screen.getByText('1 deposit'))
  const parts = await screen.findByRole('list', {
    name: 'Parts of Cash deposits of HDFC •••• 7812',
  })
  await user.click(within(parts).getByRole('button', { name: /CASH DEP PUNE: 5,000.00/ }))
  const source = await screen.findByRole('dialog')
  expect(await within(source).findByText(/row 14 selected/)).toBeVisible()
})

test('each part of the first sentence leads to its section', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('link', { name: /^Earns 1,60,000 a month/ }))
  expect(screen.getByRole('heading', { name: 'Income by month' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: '2 points to ask' }))
  expect(screen.getByRole('heading', { name: 'Open points' })).toHaveFocus()
})

test('the share with a new instalment follows what is typed', async () => {
  const { user } = await open(aComparison({ obligations: [] }))
  const field = screen.getByRole('textbox', { name: /^Instalment of the new loan/ })
  await user.type(field, '40,000')
  expect(screen.getByText('With it: 25.0 %')).toBeVisible()
  await user.type(field, 'x')
  expect(field).toBeInvalid()
})

test('the open questions are copied as a text', async () => {
  const { user } = await open()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Copy the questions' }))
  expect(write).toHaveBeenCalledWith(expect.stringContaining('1. PAN differs'))
})

test('the user says of a sender that it pays a salary', async () => {
  const credit = aComparison().conduct[0]?.cashDeposits[0]
  if (credit === undefined) throw new Error('The fixture has a deposit.')
  const sender = { name: 'OMKAR TRADERS', key: 'from:OMKAR TRADERS', credits: [credit] }
  const comparison = aComparison({ senders: [{ ...sender, isSalary: false, decision: null }] })
  const { user } = await open(comparison)
  await user.click(screen.getByText('Credits by sender: which are salaries (1)'))
  await user.click(screen.getByRole('button', { name: 'This is salary: OMKAR TRADERS' }))
  expect(saidOf()).toEqual({ 'from:OMKAR TRADERS': 'salary' })
})

test('says why a section is empty', async () => {
  const unavailable = { conduct: 'No sheet of the workbook has transactions.' }
  await open(aComparison({ conduct: [], income: null, unavailable }))
  expect(screen.getByText('No sheet of the workbook has transactions.')).toBeVisible()
})
