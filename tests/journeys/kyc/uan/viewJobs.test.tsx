import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, vi } from 'vitest'
import { readZip } from '#shared/platform/files/readZip.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { UanJob } from '#tests/sandbox/uan/job.ts'
import type { World } from '#tests/sandbox/world.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press, replaceText } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const HOSUR = 'sub-kvm-kaveri-hosur'
const TIRUCHI = 'sub-kvm-kaveri-tiruchi'
const FAULTS = 'sub-kvm-sandbox-faults'
const PAGING = { limit: 50, offset: 0, truncateResponse: true }

/** Captures the bodies of list requests. */
function watchLists(): unknown[] {
  const bodies: unknown[] = []
  sandboxServer.use(
    http.post('*/UAN/V1/job/filter', async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}
const openJobs = async (more = '', subClientId = TIRUCHI) =>
  renderApp(`/uan?tab=jobs&client=${subClientId}${more}`, { as: KABIR })
/** By label, because role queries are slow with many rows. */
async function table(): Promise<HTMLTableElement> {
  const jobsTable = await screen.findByLabelText('Jobs')
  if (!(jobsTable instanceof HTMLTableElement)) throw new Error('the list is no table')
  return jobsTable
}
async function rowOf(name: string) {
  const cell = await within(await table()).findByText(name)
  const row = cell.closest('tr')
  if (row === null) throw new Error(`no row of ${name}`)
  return within(row)
}
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const jobsOf = (world: World, subClientId: string): UanJob[] =>
  [...world.uanJobs.values()].filter((job) => job.subClientId === subClientId)
const first = (world: World) => {
  const [job] = jobsOf(world, TIRUCHI)
  if (job === undefined) throw new Error('no job is seeded')
  return job
}
const textOf = (cell: Element | undefined) => (cell?.textContent ?? '').trim()

test('ignores filter values that it does not know, and says of no list that it matches them', async ({
  world,
}) => {
  const listBodies = watchLists()
  await openJobs('&status=passed&smsSent=maybe&uploadedFrom=soon&uploadedTo=later')
  await rowOf(first(world).sourceData.name)
  expect(screen.queryByText(/jobs? match/)).toBeNull()
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull()
  expect(listBodies).toEqual([{ subClientIds: [TIRUCHI], ...PAGING }])
})

test('shows the specified columns and fifty rows per page', async ({ world }) => {
  const listBodies = watchLists()
  const { user } = await openJobs('', HOSUR)
  await screen.findByText(/1 to 50 of/)
  const list = await table()
  expect([...list.querySelectorAll('th')].map(textOf)).toEqual([
    '',
    'Upload Date',
    'Name',
    'Phone Number',
    'UAN Number',
    'Candidate Link',
    'Link Sent',
    'OTP Sent',
    'Job Status',
    'Report',
  ])
  const [job] = jobsOf(world, HOSUR)
  const cells = [...(list.tBodies[0]?.rows[0]?.cells ?? [])].map(textOf)
  expect(cells[1]).toMatch(/^\d{2}-\d{2}-\d{4}$/)
  expect(cells.slice(2, 5)).toEqual(['Meera Joseph', '94460 31782', 'UAN 100984512237'])
  expect(cells[5]).toContain(`/uan/form?id=${job?.jobId}`)
  await user.click(screen.getByText('Last'))
  await screen.findByText(/101 to 128 of/)
  expect(listBodies).toEqual([
    { subClientIds: [HOSUR], ...PAGING },
    { subClientIds: [HOSUR], ...PAGING, offset: 100 },
  ])
})

test('a job shows what was sent and its status, and only Pass has a report', async () => {
  await openJobs()
  const list = await table()
  await screen.findByText('Pallavi Wagh')
  const rows = [...(list.tBodies[0]?.rows ?? [])]
  const statusOf = ({ cells }: HTMLTableRowElement) => textOf(cells[8])
  expect(new Set(rows.map(statusOf))).toEqual(
    new Set(['Pass', 'Fetching Details', 'Logged In', 'Not Logged In', 'Failed', 'Error']),
  )
  const reported = rows.filter((row) => within(row).queryByLabelText(/^Download report/) !== null)
  expect(new Set(reported.map(statusOf))).toEqual(new Set(['Pass']))
  expect((await rowOf('Pallavi Wagh')).getByText('Sent')).toBeVisible()
  expect((await rowOf('Pallavi Wagh')).getByText('Pending')).toBeVisible()
})

test('shows an unknown status as an error', async () => {
  await openJobs('', FAULTS)
  expect((await rowOf('Fault Odd status')).getByText('Error')).toBeVisible()
})

test('copies the link and confirms it', async ({ world }) => {
  const { user } = await openJobs()
  const { jobId, sourceData } = first(world)
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  const row = await rowOf(sourceData.name)
  await user.click(row.getByRole('button', { name: /uan\/form/ }))
  expect(await row.findByText('Link copied!')).toBeVisible()
  expect(copy).toHaveBeenCalledExactlyOnceWith(`${location.origin}/uan/form?id=${jobId}`)
})

describe('search and filters', () => {
  test('a UAN search accepts only letters and digits and is stored in the URL', async ({
    world,
  }) => {
    const listBodies = watchLists()
    const { user } = await openJobs()
    const { name, uanNumber } = first(world).sourceData
    await rowOf(name)
    await user.selectOptions(screen.getByLabelText('Search by'), 'UAN Number')
    const box = screen.getByRole('searchbox', { name: 'Search by UAN Number' })
    await replaceText(
      user,
      box,
      `${uanNumber.slice(0, 4)}-${uanNumber.slice(4, 8)} ${uanNumber.slice(8)}`,
    )
    expect(box).toHaveValue(uanNumber)
    expect(await screen.findByText('1 job matches')).toBeVisible()
    expect(new URLSearchParams(window.location.search).get('q')).toBe(uanNumber)
    expect(listBodies.at(-1)).toEqual({
      filters: { subClientIds: [TIRUCHI], uan: uanNumber },
      ...PAGING,
    })
  })

  test('a phone number accepts only digits', async ({ world }) => {
    const listBodies = watchLists()
    const { user } = await openJobs()
    await rowOf(first(world).sourceData.name)
    await user.selectOptions(screen.getByLabelText('Search by'), 'Phone Number')
    await user.click(screen.getByRole('searchbox', { name: 'Search by Phone Number' }))
    await user.paste('Meera')
    const refused = await dialog('Not a phone number')
    await user.click(refused.getByRole('button', { name: 'OK' }))
    expect(listBodies).toHaveLength(1)
  })

  test('Show Results sends the filters; a chip removes one value, Reset removes all', async () => {
    const listBodies = watchLists()
    const { user } = await openJobs()
    await table()
    await press(user, /^Filter/)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await user.click(await sheet.findByLabelText('Pass'))
    await user.click(sheet.getByLabelText('Not Logged in'))
    const verified = within(sheet.getByRole('radiogroup', { name: 'User Verified' }))
    await user.click(verified.getByLabelText('Yes'))
    const sms = within(sheet.getByRole('radiogroup', { name: 'SMS Sent' }))
    await user.click(sms.getByLabelText('Yes'))
    const otp = within(sheet.getByRole('radiogroup', { name: 'OTP Sent' }))
    await user.click(otp.getByLabelText('No'))
    await replaceText(user, sheet.getByLabelText('From'), '01/01/2026')
    await user.click(sheet.getByRole('button', { name: 'Show Results' }))
    const missing = await dialog('Date range incomplete')
    await user.click(missing.getByRole('button', { name: 'OK' }))
    expect(listBodies).toHaveLength(1)

    await replaceText(user, sheet.getByLabelText('To'), '31/12/2099')
    await user.click(sheet.getByRole('button', { name: 'Show Results' }))
    await waitFor(() => expect(listBodies).toHaveLength(2))
    expect(listBodies.at(-1)).toEqual({
      filters: {
        subClientIds: [TIRUCHI],
        jobStatus: ['NOT_LOGGED_IN', 'PASS'],
        userVerified: [true],
        smsSent: [true],
        otpSent: [false],
        createdAfter: '01/01/2026 00:00:00',
        createdBefore: '31/12/2099 23:59:59',
      },
      ...PAGING,
    })
    await press(user, 'Remove filter Job Status Pass')
    await waitFor(() =>
      expect(listBodies.at(-1)).toMatchObject({ filters: { jobStatus: ['NOT_LOGGED_IN'] } }),
    )
    await user.click((await screen.findAllByRole('button', { name: 'Reset' }))[0] ?? document.body)
    expect(await screen.findByText(/in total/)).toBeVisible()
  })

  test('another sub-client starts at page 1 without filters', async () => {
    const { user } = await openJobs('&page=2&smsSent=yes', HOSUR)
    await screen.findByText(/51 to/)
    const listBodies = watchLists()
    await user.selectOptions(screen.getByLabelText('Sub-client'), 'Kaveri Tiruchi')
    await screen.findByText(/in total/)
    expect(listBodies).toEqual([{ subClientIds: [TIRUCHI], ...PAGING }])
    expect(window.location.search).toBe(`?tab=jobs&client=${TIRUCHI}`)
  })
})

test('Reload Dashboard refreshes the list and confirms it', async ({ world }) => {
  const { user } = await openJobs()
  const job = first(world)
  await rowOf(job.sourceData.name)
  job.sourceData = { ...job.sourceData, name: 'Another Name' }
  await press(user, 'Reload Dashboard')
  expect(await screen.findByText('Another Name')).toBeVisible()
  expect(await screen.findByText('Dashboard reloaded')).toBeVisible()
})

describe('report', () => {
  test('is saved under the candidate’s name and UAN', async ({ world }) => {
    const saved = watchDownloads()
    const { user } = await openJobs()
    const { name, uanNumber } = first(world).sourceData
    await user.dblClick((await rowOf(name)).getByRole('button', { name: /^Download report/ }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe(`${name}_${uanNumber}_report.pdf`)
    expect((await saved[0]?.blob.text())?.slice(0, 5)).toBe('%PDF-')
  })

  test.each([
    ['Fault Report error', 'Report not downloaded'],
    ['Fault Report no answer', 'Unable to connect to the server!'],
    ['Fault Report unauthorized', 'Session Timedout'],
  ])('%s: %s', async (name, title) => {
    const { user } = await openJobs('', FAULTS)
    await user.click((await rowOf(name)).getByRole('button', { name: /^Download report/ }))
    expect(await screen.findByText(title)).toBeVisible()
  })
})

describe('bulk actions', () => {
  test('copies one link per line and saves the reports as one ZIP', async ({ world }) => {
    const { user } = await openJobs()
    const [one, other] = jobsOf(world, TIRUCHI)
    for (const each of [one, other])
      await user.click(await screen.findByLabelText(`Select ${each?.sourceData.name}`))
    const bar = async () => within(await screen.findByLabelText('Selected jobs'))
    const copy = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await (await bar()).findByRole('button', { name: 'Copy links (2)' }))
    await screen.findByText('2 links copied')
    expect(copy.mock.calls[0]?.[0].split('\n')).toEqual([
      `${location.origin}/uan/form?id=${one?.jobId}`,
      `${location.origin}/uan/form?id=${other?.jobId}`,
    ])

    const saved = watchDownloads()
    await user.click(await (await bar()).findByRole('button', { name: 'Download reports (1)' }))
    expect(await screen.findByText('1 report in the ZIP.')).toBeVisible()
    expect(saved[0]?.name).toMatch(/^UAN_reports_\d{4}-\d{2}-\d{2}\.zip$/)
    const { files } = await readZip(saved[0]?.blob ?? new Blob())
    const { name, uanNumber } = first(world).sourceData
    expect(files.map((file) => file.name)).toEqual([`${name}_${uanNumber}_report.pdf`])
  })

  test('names a failed report and keeps its job selected', async () => {
    const { user } = await openJobs('', FAULTS)
    const failing = await screen.findByLabelText('Select Fault Report error')
    await user.click(failing)
    await press(user, /^Download reports/)
    expect(await screen.findByLabelText('Failed')).toHaveTextContent(
      'Fault Report error: Internal Server Error',
    )
    expect(failing).toBeChecked()
  })
})

describe('failed list', () => {
  test.each([
    ['server-error', 'List not filtered'],
    ['misfit', 'List not filtered'],
    ['no-answer', 'Unable to connect to the server!'],
    ['unauthorized', 'Session Timedout'],
  ])('a search for %s: %s', async (value, title) => {
    await openJobs(`&q=${value}`)
    expect(await screen.findByText(title)).toBeVisible()
  })

  test('reports that the first list could not be loaded', async ({ world }) => {
    world.uanListFails = true
    await openJobs()
    expect(await screen.findByText('List not loaded')).toBeVisible()
  })
})

test('without a sub-client sends no request and names whom to contact', async () => {
  const listBodies = watchLists()
  await renderApp('/uan?tab=jobs', { as: 'lakshmi.raman@kaveri.example' })
  expect(await screen.findByText('No sub-client yet')).toBeVisible()
  expect(listBodies).toEqual([])
})

test('a sub-client without jobs explains how to start', async () => {
  const { user } = await openJobs('', 'sub-kvm-kaveri-mysuru')
  expect(await screen.findByText('No jobs yet')).toBeVisible()
  const panel = within(screen.getByRole('tabpanel'))
  await user.click(panel.getByRole('button', { name: 'Create Job' }))
  await waitFor(() =>
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Create Job'),
  )
})

test('shows the demo page to a trial client', async () => {
  await renderApp('/uan?tab=jobs', { as: 'meera.nair@pinnaclehome.example' })
  expect(await screen.findByRole('link', { name: /demo/i })).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
})
