import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import JSZip from 'jszip'
import { http, HttpResponse } from 'msw'
import { describe, expect, vi } from 'vitest'
import type { CompanyJob } from '#tests/sandbox/companyChecks/job.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { press, replaceText } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { column, dialog, openChecks, rowOf, table, captureListRequests } from './steps.ts'

const searched = () => new URLSearchParams(window.location.search)
const foot = async (line: string) => screen.findByText(line)
const ALL = 'Showing 1 to 8 of 128 entries'

/** Of Kaveri Microfinance. */
function aJob(world: World, matches: (job: CompanyJob) => boolean): CompanyJob {
  const match = [...world.companyJobs.values()].find(
    (job) => job.clientCode === 'KVM' && matches(job),
  )
  if (match === undefined) throw new Error('no such check is seeded')
  return match
}

test('shows eight checks per page with the specified columns and page buttons', async () => {
  const lists = captureListRequests()
  const { user } = await openChecks()
  await foot(ALL)
  const heads = [...(await table()).querySelectorAll('th')].map((cell) => cell.textContent)
  expect(heads).toEqual([
    'Work Order Id',
    'Batch',
    'Company Name',
    'Candidate Name',
    'Employment Date',
    'Processing Date',
    'Report Status',
    'Report',
  ])
  expect(await column('Report Status')).toEqual(
    expect.arrayContaining(['IN PROGRESS', 'Yet To Start', 'Completed', 'Job Failed to Start']),
  )
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  await user.click(pages.getByRole('button', { name: '2' }))
  await foot('Showing 9 to 16 of 128 entries')
  expect(pages.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page')
  await user.click(pages.getByRole('button', { name: 'Next page' }))
  await foot('Showing 17 to 24 of 128 entries')
  expect(searched().get('page')).toBe('3')
  expect(lists).toEqual([{ offset: 0 }])
})

test('fetches the next fifty when they are needed and explains that only fetched rows are sorted', async () => {
  const lists = captureListRequests()
  const { user } = await openChecks('&page=6')
  await foot('Showing 41 to 48 of 128 entries')
  expect(
    screen.getByText('Showing 50 of 128, newest processing first. Sorting covers these 50 only.'),
  ).toBeVisible()
  expect(lists).toEqual([{ offset: 0 }])
  await press(user, 'Next page')
  await foot('Showing 49 to 56 of 128 entries')
  expect(lists).toEqual([{ offset: 0 }, { offset: 50 }])
  await press(user, '16')
  await foot('Showing 121 to 128 of 128 entries')
  expect(lists).toEqual([{ offset: 0 }, { offset: 50 }, { offset: 100 }])
  expect(screen.getByText('Dates are in Indian time, newest processing first.')).toBeVisible()
})

test('sorts by both dates with invalid dates last, and stores the order in the URL', async () => {
  const { user } = await openChecks('&page=16')
  await foot('Showing 121 to 128 of 128 entries')
  await press(user, 'Employment Date')
  await foot(ALL)
  const years = (await column('Employment Date')).map((text) => Number(text.slice(-4)))
  expect(years).toEqual(years.toSorted((a, b) => a - b))
  await press(user, 'Employment Date')
  await waitFor(() => expect(searched().get('sort')).toBe('-employed'))
  await press(user, '16')
  await foot('Showing 121 to 128 of 128 entries')
  expect((await column('Employment Date')).at(-1)).toBe('Not known')
  await press(user, 'Processing Date')
  await waitFor(async () =>
    expect((await table()).querySelector('[aria-sort]')).toHaveTextContent('Processing Date'),
  )
  await press(user, 'Processing Date')
  await waitFor(() => expect(searched().has('sort')).toBe(false))
})

describe('search', () => {
  const SEARCHES = [
    ['Work Order Id', 'WO-20127', { batch_id: 'WO-20127' }],
    ['Company Name', 'Tapti', { company_name: 'Tapti' }],
    ['Candidate Name', 'Savio', { employee_name: 'Savio' }],
    ['Report Status', 'Job Failed to Start', { job_status: 'Job Failed to Start' }],
    ['Employment Date', '2020-01-15', { employment_date: '2020-01-15T00:00:00.000Z' }],
    ['Processing Date', '2020-02-20', { processing_date: '2020-02-20T00:00:00.000Z' }],
  ] as const
  test('sends each of its six fields and stores the search in the URL', async () => {
    const lists = captureListRequests()
    const { user } = await openChecks()
    await foot(ALL)
    for (const [key, text, body] of SEARCHES) {
      await user.selectOptions(screen.getByLabelText('Search by'), key)
      const input = screen.getByLabelText(`Search by ${key.toLowerCase()}`)
      if (input instanceof HTMLSelectElement) await user.selectOptions(input, text)
      else fireEvent.change(input, { target: { value: text } })
      await press(user, 'Search')
      await waitFor(() => expect(lists.at(-1)).toEqual({ ...body, offset: 0 }))
      expect(searched().get('q')).toBe(text)
    }
    expect(await screen.findByRole('heading', { name: 'No Data Found' })).toBeVisible()
  })

  test('restores the fields from a link and ignores invalid values', async () => {
    const lists = captureListRequests()
    await openChecks('&by=company_name&q=Tapti')
    expect(await screen.findByDisplayValue('Tapti')).toBeVisible()
    await waitFor(() => expect(lists).toEqual([{ company_name: 'Tapti', offset: 0 }]))
    const chips = await screen.findByRole('list', { name: 'Filters' })
    expect(chips).toHaveTextContent('Company Name Tapti')
  })

  test('an invalid date shows the whole list', async () => {
    const lists = captureListRequests()
    await openChecks('&by=processing_date&q=soon')
    await foot(ALL)
    expect(screen.queryByText(/checks? match/)).toBeNull()
    expect(lists).toEqual([{ offset: 0 }])
  })

  test('shows that nothing matches, and Reset shows the list again', async () => {
    const { user } = await openChecks('&by=company_name&q=Nobody')
    expect(await screen.findByRole('heading', { name: 'No Data Found' })).toBeVisible()
    const [reset] = await screen.findAllByRole('button', { name: 'Reset' })
    if (reset === undefined) throw new Error('no Reset')
    await user.click(reset)
    await foot(ALL)
    expect(searched().has('q')).toBe(false)
  })

  test.each([
    ['server-error', 'List not filtered'],
    ['no-answer', 'Unable to connect to the server!'],
  ] as const)('%s: %s, and Search tries again', async (value, title) => {
    const { user } = await openChecks()
    await foot(ALL)
    await user.selectOptions(screen.getByLabelText('Search by'), 'Candidate Name')
    await replaceText(user, screen.getByLabelText('Search by candidate name'), value)
    await user.keyboard('{Enter}')
    const failed = within(await screen.findByRole('alertdialog', { name: title }))
    await user.click(failed.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press(user, 'Search')
    expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible()
  })
})

test('a client without checks sees No Data Found and the first step', async ({ world }) => {
  world.companyJobs.clear()
  await openChecks()
  expect(await screen.findByRole('heading', { name: 'No Data Found' })).toBeVisible()
  expect(screen.getByText(/Choose a workbook under Create Case/)).toBeVisible()
})

test('reports a failed list and loads it with Try again', async ({ world }) => {
  world.companyListFails = true
  const { user } = await openChecks()
  const failed = await dialog('List not loaded')
  await user.click(failed.getByRole('button', { name: 'OK' }))
  await press(user, 'Try again')
  await foot(ALL)
})

describe('while a check is in progress', () => {
  test('refreshes the list every 30 s while visible and marks changes', async ({ world }) => {
    const lists = captureListRequests()
    const job = aJob(world, ({ status }) => status === 'IN PROGRESS')
    await openChecks()
    const row = await rowOf(job.input.workOrderId)
    job.status = 'Completed'
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
    visibility.mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    expect(lists).toHaveLength(1)
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    expect(await row.findByText('Completed')).toBeVisible()
    expect(row.getByText(/^changed/)).toBeVisible()
    expect(row.getByRole('button', { name: 'Download' })).toBeVisible()
    expect(screen.getByText('1 check has a new status')).toBeInTheDocument()
    expect(lists).toEqual([{ offset: 0 }, { offset: 0 }])
  })

  test('a failed refresh keeps the rows and opens no dialog', async ({ world }) => {
    const job = aJob(world, ({ status }) => status === 'Yet To Start')
    await openChecks()
    await rowOf(job.input.workOrderId)
    world.companyListFails = true
    const now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    await rowOf(job.input.workOrderId)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('reports', () => {
  test('saves a completed report as a Word file named after candidate and batch', async ({
    world,
  }) => {
    const saved = watchDownloads()
    const job = aJob(world, ({ status }) => status === 'Completed')
    const { user } = await openChecks()
    const row = await rowOf(job.input.workOrderId)
    await user.click(row.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [report] = saved
    if (report === undefined) throw new Error('nothing was saved')
    expect(report.name).toBe(`${job.input.employeeName}_${job.batchId}.docx`)
    const zip = await JSZip.loadAsync(await report.blob.arrayBuffer())
    expect(await zip.file('word/document.xml')?.async('string')).toContain(job.input.companyName)
  })

  test('does not exist before the check is completed', async ({ world }) => {
    const job = aJob(world, ({ status }) => status === 'IN PROGRESS')
    await openChecks()
    const row = await rowOf(job.input.workOrderId)
    expect(row.queryByRole('button')).toBeNull()
  })

  test('shows why the server refuses it', async ({ world }) => {
    const job = aJob(world, ({ status }) => status === 'Completed')
    const { user } = await openChecks()
    const row = await rowOf(job.input.workOrderId)
    sandboxServer.use(
      http.post('*/CompanyChecks/V1/download-report', () =>
        HttpResponse.json({ detail: 'The report has been archived' }, { status: 400 }),
      ),
    )
    await user.click(row.getByRole('button', { name: 'Download' }))
    const failed = within(await screen.findByRole('alertdialog', { name: 'Report not downloaded' }))
    expect(failed.getByText('The report has been archived')).toBeVisible()
  })

  test.each([
    ['report-error', 'Report not downloaded'],
    ['report-no-answer', 'Unable to connect to the server!'],
  ] as const)('%s: %s', async (value, title) => {
    const { user } = await openChecks(`&q=${value}`)
    const row = await rowOf(value)
    await user.click(row.getByRole('button', { name: 'Download' }))
    expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible()
  })
})
