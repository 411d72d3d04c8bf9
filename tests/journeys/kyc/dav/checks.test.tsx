import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, vi } from 'vitest'
import { test } from '#tests/support/sandboxTest.ts'
import { press, replaceText } from '#tests/support/userActions.ts'
import { dialog, HOSUR, openChecks, rowOf, table, captureRequests } from './checksSteps.ts'
import { caseIn, TIRUCHI } from './reviewSteps.ts'

const PAGING = { limit: 50, offset: 0, truncateResponse: true }
const bodies = (sent: ReturnType<typeof captureRequests>) =>
  sent.filter(({ path }) => path === 'case/filter').map(({ body }) => body)
const textOf = (cell: Element | undefined) => cell?.textContent ?? ''
const allThere = async () =>
  screen.findByText((_, node) => node?.tagName === 'P' && node.textContent === '14 in total')
const count = async (text: string | RegExp) => screen.findByText(text)

test('shows the specified columns and numbers rows across pages', async () => {
  const sent = captureRequests()
  const { user } = await openChecks('', HOSUR)
  const list = await table()
  await count(/1 to 50 of/)
  const heads = [...list.querySelectorAll('th')].map((head) => textOf(head).replace('\n', ' '))
  expect(heads.filter((head) => head !== '')).toEqual(
    expect.arrayContaining([
      'ID No.',
      'Action',
      'Status',
      'Name',
      'Phone Number',
      'Address',
      'Link',
      'Email Sent',
      'Call Sent',
      'SMS Sent',
      'Notification Time',
      'Last Action',
      'Initiation Time',
      'Alternate Number',
      'Send',
    ]),
  )
  const at = heads.indexOf('ID No.')
  const numbers = () => [...(list.tBodies[0]?.rows ?? [])].map((row) => textOf(row.cells[at]))
  expect(numbers().slice(0, 2)).toEqual(['1', '2'])
  await user.click(screen.getByText('Last'))
  await count(/101 to 128 of/)
  expect(numbers()).toEqual(Array.from({ length: 28 }, (_, nth) => String(101 + nth)))
  expect(screen.getByText('3 of 3')).toBeVisible()
  expect(bodies(sent)).toEqual([
    { subClientIds: [HOSUR], ...PAGING },
    { subClientIds: [HOSUR], ...PAGING, offset: 100 },
  ])
})

test('shows page buttons only for several pages', async () => {
  await openChecks()
  await allThere()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

describe('filters and search', () => {
  test('stores a search in the URL, and a phone number allows only digits', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const sent = captureRequests()
    const { user } = await openChecks()
    await rowOf(one)
    await user.selectOptions(screen.getByLabelText('Search by'), 'Mobile Number')
    const box = screen.getByRole('searchbox', { name: 'Search by Mobile Number' })
    await user.click(box)
    await user.paste('Rohit')
    const refused = await dialog('Not a phone number')
    await user.click(refused.getByRole('button', { name: 'OK' }))
    await rowOf(one)
    await replaceText(
      user,
      box,
      `${one.sourceData.phoneNumber.slice(0, 5)} ${one.sourceData.phoneNumber.slice(5)}`,
    )
    await count('1 case matches')
    expect(new URLSearchParams(window.location.search).get('by')).toBe('phoneNumber')
    expect(bodies(sent)).toEqual([
      { subClientIds: [TIRUCHI], ...PAGING },
      {
        filters: { subClientIds: [TIRUCHI], phoneNumber: one.sourceData.phoneNumber },
        ...PAGING,
      },
    ])
  })

  test('clears text that is not a phone number when the key changes to phone, typed or searched', async ({
    world,
  }) => {
    const one = caseIn(world, 'PENDING_QC')
    const { name, phoneNumber } = one.sourceData
    const { user } = await openChecks()
    await rowOf(one)
    const by = screen.getByLabelText('Search by')
    await user.click(screen.getByRole('searchbox'))
    await user.paste(name)
    await user.selectOptions(by, 'Mobile Number')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    await user.selectOptions(by, 'Candidate Name')
    await user.click(screen.getByRole('searchbox'))
    await user.paste(name)
    await count('1 case matches')
    await user.selectOptions(by, 'Mobile Number')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    await allThere()
    expect(new URLSearchParams(window.location.search).get('q')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    // A number is valid for both keys, so it stays.
    await user.click(screen.getByRole('searchbox'))
    await user.paste(phoneNumber)
    await user.selectOptions(by, 'Candidate Name')
    expect(screen.getByRole('searchbox')).toHaveValue(phoneNumber)
    await press(user, /^Filter/)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await replaceText(user, sheet.getByRole('searchbox'), name)
    await user.selectOptions(sheet.getByLabelText('Search by'), 'Mobile Number')
    expect(sheet.getByRole('searchbox')).toHaveValue('')
  })

  test('sends all filters at once with Indian days; chips show them, Back closes the panel and Reset clears them', async () => {
    const sent = captureRequests()
    const { user } = await openChecks()
    await allThere()
    await press(user, /^Filter/)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await user.click(sheet.getByRole('checkbox', { name: 'QC Ready' }))
    await user.click(sheet.getByRole('checkbox', { name: 'QC Successful' }))
    for (const [label, answer] of [
      ['Email done', 'Yes'],
      ['SMS done', 'No'],
    ] as const)
      await user.click(
        within(sheet.getByRole('radiogroup', { name: label })).getByLabelText(answer),
      )
    await replaceText(user, sheet.getByLabelText('From'), '01/01/2026')
    await user.click(sheet.getByRole('button', { name: 'Show Results' }))
    const missing = await dialog('Date range incomplete')
    await user.click(missing.getByRole('button', { name: 'OK' }))
    await replaceText(user, sheet.getByLabelText('To'), '31/12/2026')
    expect(sheet.getByText('5 filters chosen')).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Show Results' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull())
    const chips = await screen.findByRole('list', { name: 'Filters' })
    await waitFor(() =>
      expect(within(chips).getAllByRole('listitem').map(textOf)).toEqual([
        'QC status QC Ready',
        'QC status QC Successful',
        'SMS done No',
        'Email done Yes',
        'Started 1 Jan 2026 – 31 Dec 2026',
      ]),
    )
    await press(user, /^Filter/)
    await screen.findByRole('dialog', { name: 'Filter' })
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull())
    await allThere()
    act(() => window.history.forward())
    await screen.findByRole('list', { name: 'Filters' })
    await press(user, 'Reset')
    await allThere()
    expect(window.location.search).toBe(`?tab=checks&client=${TIRUCHI}`)
    expect(bodies(sent)[1]).toEqual({
      filters: {
        subClientIds: [TIRUCHI],
        overallStatus: ['PENDING_QC', 'RE_OPEN_FOR_QC', 'APPROVED'],
        smsDone: [false],
        emailDone: [true],
        createdAfter: '01/01/2026 00:00:00',
        createdBefore: '31/12/2026 23:59:59',
      },
      ...PAGING,
    })
  })

  test.each([
    ['a start without an end', 'startedFrom=2026-01-01', 'Date range incomplete'],
    [
      'an end before the start',
      'startedFrom=2026-02-01&startedTo=2026-01-01',
      'Date range reversed',
    ],
  ])('reports %s in a link and does not request it', async (_, range, title) => {
    const sent = captureRequests()
    const { user } = await openChecks(`&${range}`)
    const filterDialog = await dialog(title)
    expect(filterDialog.getByText('The list is shown without these dates.')).toBeVisible()
    await user.click(filterDialog.getByRole('button', { name: 'OK' }))
    await allThere()
    expect(window.location.search).toBe(`?tab=checks&client=${TIRUCHI}`)
    expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull()
    expect(bodies(sent)).toEqual([{ subClientIds: [TIRUCHI], ...PAGING }])
    // The filter shows the same error before any request.
    await press(user, /^Filter/)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await replaceText(user, sheet.getByLabelText('From'), '01/03/2026')
    await replaceText(user, sheet.getByLabelText('To'), '01/02/2026')
    await user.click(sheet.getByRole('button', { name: 'Show Results' }))
    await dialog('Date range reversed')
    expect(bodies(sent)).toHaveLength(1)
  })

  test('offers the field of a phone number that was typed as a name', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const { phoneNumber } = one.sourceData
    const { user } = await openChecks(`&q=${phoneNumber}`)
    expect(await screen.findByText('No case matches this search')).toBeVisible()
    await press(user, 'Search by Mobile Number')
    await count('1 case matches')
    expect(screen.getByLabelText('Search by')).toHaveValue('phoneNumber')
    expect(screen.getByRole('searchbox')).toHaveValue(phoneNumber)
    expect(screen.queryByText(/does not look like/)).toBeNull()
  })

  test.each([
    ['an unknown value', '&status=passed&email=maybe&waiting=9h&startedFrom=soon'],
    ['a text that is no phone number', '&q=Rohit&by=phoneNumber'],
  ])('says of no list that it matches %s', async (_, query) => {
    const sent = captureRequests()
    await openChecks(query)
    await allThere()
    expect(screen.queryByText(/cases? match/)).toBeNull()
    expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible()
    expect(bodies(sent)).toEqual([{ subClientIds: [TIRUCHI], ...PAGING }])
  })

  test('a shared link restores the filters, and no match differs from an empty list', async () => {
    const { user } = await openChecks('&q=nobody&by=address&status=failed')
    expect(await screen.findByText('No case matches this search and these filters')).toBeVisible()
    expect(screen.getByLabelText('Search by')).toHaveValue('address')
    expect(screen.getByRole('searchbox')).toHaveValue('nobody')
    await user.click(screen.getAllByRole('button', { name: 'Reset' })[0] ?? document.body)
    await allThere()
    await user.selectOptions(screen.getByLabelText('Sub-client'), 'Kaveri Mysuru')
    expect(await screen.findByText('No cases yet')).toBeVisible()
    await press(user, 'Create Case')
    await screen.findByRole('tab', { name: 'Create Case', selected: true })
  })

  test('a failed filter shows filterError and keeps the rows, and Show Results retries', async ({
    world,
  }) => {
    const one = caseIn(world, 'PENDING_QC')
    const sent = captureRequests()
    const { user } = await openChecks()
    await rowOf(one)
    await user.click(screen.getByRole('searchbox'))
    await user.paste('server-error')
    const refused = await dialog('List not filtered')
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(
      /Below is the list/,
    )
    await rowOf(one)
    await user.click(refused.getByRole('button', { name: 'OK' }))
    await press(user, /^Filter/)
    const steps = window.history.length
    await press(user, 'Show Results')
    await dialog('List not filtered')
    expect(bodies(sent)).toHaveLength(3)
    expect(window.history.length).toBe(steps)
  })
})

test('a failed list shows fetchRecordsError, and Try again loads it', async ({ world }) => {
  world.davListFails = true
  const { user } = await openChecks()
  const refused = await dialog('List not loaded')
  await user.click(refused.getByRole('button', { name: 'OK' }))
  await press(user, 'Try again')
  await rowOf(caseIn(world, 'PENDING_QC'))
})

test('Reload refreshes the list and confirms it', async ({ world }) => {
  const sent = captureRequests()
  const { user } = await openChecks()
  const one = caseIn(world, 'PENDING_QC')
  await rowOf(one)
  one.overallStatus = 'APPROVED'
  await press(user, 'Reload')
  await screen.findByText('Dashboard reloaded', { selector: '.Toastify *' })
  expect((await rowOf(one)).getByText('QC Successful')).toBeVisible()
  expect(bodies(sent)).toHaveLength(2)
})

describe('status', () => {
  test('QC Ready starts QC, and so does its action', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const { user } = await openChecks()
    const row = await rowOf(one)
    expect(row.getByRole('button', { name: 'Start QC' })).toBeEnabled()
    await user.click(row.getByRole('button', { name: 'QC Ready' }))
    await waitFor(() => expect(one.overallStatus).toBe('ASSIGNED'))
    await screen.findByRole('heading', { level: 1, name: one.sourceData.name })
  })

  test('a decided case asks before it is reopened', async ({ world }) => {
    const one = caseIn(world, 'APPROVED')
    const { user } = await openChecks()
    await user.click((await rowOf(one)).getByRole('button', { name: 'QC Successful' }))
    const confirmation = await dialog('Reopen this case?')
    expect(confirmation.getByText('Are you sure? Proceeding will reopen this case.')).toBeVisible()
    await user.click(confirmation.getByRole('button', { name: 'No' }))
    expect(one.overallStatus).toBe('APPROVED')
  })
})

test('the icon opens the notification log with the newest first', async ({ world }) => {
  const one = caseIn(world, 'APPROVED')
  one.notifLogs = (['initiated', 'resent', 'resent'] as const).map((stage, nth) => ({
    stage,
    initiatedAt: `2026-11-${10 + nth}T05:12:00.000Z`,
  }))
  const { user } = await openChecks()
  const row = await rowOf(one)
  expect(row.getByText('2nd Reminder Sent')).toBeVisible()
  const icon = row.getByRole('button', { name: `Notification log of ${one.sourceData.name}` })
  await user.click(icon)
  const log = await screen.findByRole('dialog', { name: 'Notification log' })
  await waitFor(() => expect(log).toHaveFocus())
  expect(within(log).getAllByRole('listitem').map(textOf)).toEqual([
    'Reminder Sent 2nd12 Nov 2026, 10:42',
    'Reminder Sent 1st11 Nov 2026, 10:42',
    'Initiation Started 10 Nov 2026, 10:42',
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(log).not.toBeInTheDocument())
  expect(icon).toHaveFocus()
})

test('the MIS range is typed, and what is wrong is named', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T06:00:00Z') })
  const { user } = await openChecks()
  await press(user, /20 Aug – 20 Nov 2026$/)
  const range = within(await screen.findByRole('dialog', { name: 'Range of the MIS report' }))
  expect(range.getByRole('status')).toHaveTextContent(
    '93 days · earliest 20 Aug 2026, latest today',
  )
  await replaceText(user, range.getByLabelText('From'), '9-11-26')
  await replaceText(user, range.getByLabelText('To'), '31/11/2026')
  await user.keyboard('{Enter}')
  expect(range.getByLabelText('To')).toHaveFocus()
  expect(range.getByText('Nov 2026 has the days 1 to 30.')).toBeVisible()
  expect(range.getByRole('status')).toHaveTextContent('Enter the end date.')
  await replaceText(user, range.getByLabelText('To'), '16 Nov 2026')
  await user.keyboard('{Enter}')
  await press(user, /9 Nov – 16 Nov 2026/)
  vi.useRealTimers()
})
