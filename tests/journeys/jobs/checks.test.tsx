import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { read, utils } from 'xlsx'
import { ANALYZER_LOADERS } from '#app/analyzers.tsx'
import { toJobOptions, type Submission } from '#features/financial/bankStatement/api/submission.ts'
import type { BatchEvent } from '#shared/kits/jobs/batch/batch.ts'
import { batchTransitioned } from '#shared/kits/jobs/batch/batchSlice.ts'
import type { DoneJob, Job, JobOptions } from '#shared/kits/jobs/job.ts'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { storedJobs } from '#shared/kits/jobs/jobsStore.ts'
import { startJob } from '#shared/kits/jobs/run/lifecycle.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { blobStoreOnDisk } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { pick } from '../bankStatement/intakeSteps.tsx'

const KABIR = 'kabir.sethi@kaveri.example'

const pdf = (sample: string) =>
  new File([readFileSync(`tests/sandbox/samples/${sample}`)], sample, { type: 'application/pdf' })

const kindOf = (sample: string): Job['files'][number]['kind'] =>
  sample.endsWith('.pdf') ? 'pdf' : 'jpg'

async function acceptedFile(sample: string): Promise<Job['files'][number]> {
  const file = pdf(sample)
  await blobStoreOnDisk.put(file, sample)
  return {
    id: sample,
    name: sample,
    size: file.size,
    kind: kindOf(sample),
    pages: 1,
    sample: false,
  }
}

const bankOptions = (files: Submission['accounts'][number]['files']): JobOptions =>
  toJobOptions({
    accounts: [
      {
        files,
        bankName: 'HDFC Bank',
        bankCode: 'HDFC',
        accountType: 'Savings',
        ownerType: 'Personal',
      },
    ],
    ownersName: '',
    relatedParties: null,
    emailOutput: false,
    sampleFile: false,
  })

type Row = [service: string, samples: string[], text: string, kind: string, subject?: string]

test.each<Row>([
  ['payslip', ['payslip.pdf'], 'Adds up', 'passed', 'Ananya Deshpande'],
  ['payslip', ['payslip-wrong-total.pdf'], ' off by ₹', 'failed'],
  ['form26', ['form26as-wrong-total.pdf'], 'off by ₹', 'failed'],
  ['pancard', ['id-aadhaar.pdf'], 'Wrong document: an Aadhaar card', 'failed'],
  ['aadhar', ['id-wrong-digit.pdf'], 'Aadhaar Number: Check digit is not valid', 'failed'],
  ['financialStatement', ['statement-wrong-total.pdf'], 'Differs by', 'failed'],
  ['financialStatement', ['statement-partial.pdf'], 'Partial output', 'failed'],
  ['bankStatement', ['bank-hdfc-savings.pdf'], 'Adds up', 'passed', 'ANANYA DESHPANDE'],
  ['bankStatement', ['bank-wrong-balance.pdf'], 'Off by', 'failed'],
  [
    'bankStatement',
    ['bank-hdfc-savings.pdf', 'bank-hdfc-savings-december.pdf'],
    'missing',
    'failed',
  ],
])(
  '%s: stores with the job of %s that it found: %s',
  async (service, samples, text, kind, subject) => {
    const calls = await ANALYZER_LOADERS[service]?.()
    if (calls === undefined) throw new Error(`${service} has no analyzer`)
    const { store } = await renderApp('/home', { as: KABIR })
    const files = await Promise.all(samples.map(acceptedFile))
    const options = service === 'bankStatement' ? bankOptions(files) : {}
    const id = store.dispatch(startJob(calls, { kind: 'Uploaded Successfull', files, options }))
    const findings = await waitFor(() => {
      const job = selectJob(store.getState(), id) as DoneJob | undefined
      expect(job?.findings).toBeDefined()
      return job?.findings ?? []
    })
    expect(findings[0]).toEqual({ kind, text: expect.stringContaining(text) })
    // It is stored with the job, so that a reload shows it without the result.
    await waitFor(async () =>
      expect(await storedJobs.read(id, KABIR)).toMatchObject({
        findings,
        ...(subject === undefined ? {} : { subject }),
      }),
    )
  },
)

test('shows what each result found, filters those that need attention, and opens them by key', async () => {
  const { user } = await renderApp('/payslip', { as: KABIR })
  await screen.findByText('Drop a payslip here')
  await pick(pdf('payslip.pdf'), pdf('payslip-wrong-total.pdf'))
  await press(user, 'Proceed with 2 files')
  await screen.findByRole('heading', { name: '2 of 2 files done' })
  expect(await screen.findByText('1 with a problem', { selector: '.chip' })).toBeVisible()
  await press(user, 'Jobs 1, 1 needs attention')
  const first = await screen.findByRole('list', { name: 'Needs attention' })
  expect(within(first).getByText('payslip-wrong-total.pdf')).toBeVisible()
  const groups = screen.getAllByRole('list', { name: /^(Needs attention|Running|Finished)$/ })
  expect(groups.map((list) => list.getAttribute('aria-label'))).toEqual([
    'Needs attention',
    'Finished',
  ])
  await user.click(await screen.findByRole('link', { name: 'All jobs' }))
  await screen.findByRole('heading', { name: 'Jobs', level: 1 })
  expect(await screen.findByText(/ off by ₹/)).toBeVisible()
  expect(screen.getByText('Adds up')).toBeVisible()
  await press(user, 'Jobs 1, 1 needs attention')
  await user.click(await screen.findByRole('link', { name: '1 needs attention' }))
  expect(screen.getByRole('radio', { name: 'Needs attention' })).toBeChecked()
  await waitFor(() => expect(screen.queryByText('Adds up')).toBeNull())
  expect(screen.getByText('payslip-wrong-total.pdf')).toBeVisible()

  await user.keyboard('{Shift>}n{/Shift}')
  await screen.findByRole('heading', { name: 'Payslip result' })
  expect(screen.getByRole('link', { name: 'Open the next result' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open next with a problem' })).toBeNull()
})

test('lists the files of a batch that wait, with the way to their list', async () => {
  const { user, store } = await renderApp('/jobs', { as: KABIR })
  await screen.findByText('No jobs yet')
  const items = [{ id: 'later', files: [await acceptedFile('payslip.pdf')], job: null }]
  const change = (event: BatchEvent) => batchTransitioned({ key: 'payslip', event })
  store.dispatch(change({ kind: 'halted', reason: 'stopped' }))
  store.dispatch(change({ kind: 'added', items }))
  store.dispatch(change({ kind: 'halted', reason: 'stopped' }))
  const row = within(await screen.findByRole('row', { name: /payslip\.pdf.*Waiting/ }))
  await user.click(row.getByRole('link', { name: 'Open the list with payslip.pdf' }))
  expect(await screen.findByText('Stopped. 1 file was not sent.')).toBeVisible()
})

test('downloads one workbook of a batch, with a row and the checks of each document', async () => {
  const { user } = await renderApp('/payslip', { as: KABIR })
  await screen.findByText('Drop a payslip here')
  await pick(pdf('payslip-three-months.pdf'), pdf('payslip-wrong-total.pdf'), pdf('failed.pdf'))
  await press(user, 'Proceed with 3 files')
  await screen.findByRole('heading', { name: '2 of 3 files done' })
  await screen.findByText('1 failed', { selector: '.chip' })
  const saved = watchDownloads()
  await press(user, 'Download all as Excel')
  await waitFor(() => expect(saved).toHaveLength(1))
  const workbook = read(new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? []))
  expect(workbook.SheetNames).toEqual(['Payslip'])
  const rows = utils.sheet_to_json<Record<string, string | number>>(workbook.Sheets.Payslip ?? {})
  const values = rows.map((row) => [row.File, row.Status, row.Checks, row['Net pay (₹)']])
  expect(values).toEqual([
    ...Array.from({ length: 3 }, () => [
      'payslip-three-months.pdf',
      'Done',
      'Adds up',
      expect.any(Number),
    ]),
    ['payslip-wrong-total.pdf', 'Done', expect.stringMatching(/ off by ₹/), expect.any(Number)],
    ['failed.pdf', 'Failed: no result could be produced', '', undefined],
  ])
})

test('sends a failed file of a batch again from Jobs, and leads to the list where its rest is stopped', async () => {
  const { user, store, world } = await renderApp('/payslip', { as: KABIR })
  await screen.findByText('Drop a payslip here')
  await pick(pdf('payslip.pdf'), pdf('failed.pdf'))
  await press(user, 'Proceed with 2 files')
  await screen.findByText('1 failed', { selector: '.chip' })
  await press(user, /^Jobs/)
  await user.click(await screen.findByRole('link', { name: 'All jobs' }))
  expect(world.jobs.size).toBe(2)
  await press(user, 'Send failed.pdf again')
  await waitFor(() => expect(world.jobs.size).toBe(3))
  expect(await screen.findByRole('button', { name: 'Send failed.pdf again' })).toBeVisible()

  const change = (event: BatchEvent) => batchTransitioned({ key: 'payslip', event })
  const items = [{ id: 'later', files: [await acceptedFile('payslip-scanned.pdf')], job: null }]
  store.dispatch(change({ kind: 'halted', reason: 'stopped' }))
  store.dispatch(change({ kind: 'added', items }))
  store.dispatch(change({ kind: 'halted', reason: 'stopped' }))
  expect(await screen.findByRole('link', { name: 'Open the list with failed.pdf' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send failed.pdf again' })).toBeNull()
})
