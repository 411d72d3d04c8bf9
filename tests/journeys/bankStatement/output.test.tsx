import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect } from 'vitest'
import { LOCKED_PASSWORD, OTHER_PASSWORD } from '#tests/sandbox/samples.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { ONE, TWO, months, output, proceed, tabs } from './outputSteps.tsx'

test('sends the expected parts, file names, bytes and query', async () => {
  let url = ''
  let body = new FormData()
  sandboxServer.use(
    http.post('*/bankstatement/upload', async ({ request }) => {
      url = request.url
      body = await request.clone().formData()
    }),
  )
  await proceed({
    one: ['bank-locked.pdf', 'bank-locked-next.pdf'],
    two: ['bank-sbi-current.pdf'],
    related: 'bank-related-parties.xlsx',
    passwords: { 'bank-locked.pdf': LOCKED_PASSWORD, 'bank-locked-next.pdf': OTHER_PASSWORD },
    ownersName: 'DESHPANDE TOOLS',
    emailOutput: true,
  })
  await output()
  expect(new URL(url).search).toBe('?response_mail=true')
  expect([...body.keys()]).toEqual([
    'account_one_files',
    'account_one_files',
    'account_two_files',
    'passwords',
    'account_details',
    'first_account_type',
    'second_account_type',
    'owners_name',
    'customers_excel',
    'sample_file',
  ])
  expect(body.get('passwords')).toBe(
    JSON.stringify({ 'bank-locked.pdf': LOCKED_PASSWORD, 'bank-locked-next.pdf': OTHER_PASSWORD }),
  )
  expect(
    body.getAll('account_one_files').map((file) => (file instanceof File ? file.name : file)),
  ).toEqual(['bank-locked.pdf', 'bank-locked-next.pdf'])
})

test('shows that the months of one account add up, and finds a balance in the statement', async () => {
  const { user } = await proceed(ONE)
  await output()
  expect(window.location.pathname).toBe('/outputbankstatement')
  expect(await tabs()).toEqual(['Account 1'])
  expect(screen.getByText(/^Execution time: \d+:\d\d Mins$/)).toBeVisible()
  const check = await months()
  expect(within(check).getByRole('status')).toHaveTextContent(
    '3 months checked: opening + credits − debits = closing.',
  )
  expect(within(check).getAllByText('Adds up')).toHaveLength(3)

  await user.click(screen.getByRole('button', { name: 'Opening of Apr 2026: 86,420.15' }))
  expect(await screen.findByText(/^Searched 86,420\.15/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'It is in bank-hdfc-savings.pdf' }))
  expect(await screen.findByText('Opening of Apr 2026 found on page 2')).toBeVisible()
})

test('shows the rows of a sum and finds each of them in the statement', async () => {
  const { user } = await proceed(ONE)
  await output()
  const check = await months()
  await user.click(within(check).getByRole('button', { name: 'Credits of Apr 2026: 1,70,132.35' }))
  const rows = await screen.findByRole('region', { name: 'Rows of Credits of Apr 2026' })
  expect(
    await within(rows).findByText('2 credits on the sheet Transactions come to 1,70,132.35.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'It is not in bank-hdfc-savings.pdf' }))
  expect(
    screen.getByText(
      'No row of Credits of Apr 2026 was found in this file. Its rows are listed beside it.',
    ),
  ).toBeVisible()

  await user.click(within(rows).getByRole('button', { name: /^INTEREST.*: 1,182\.35$/ }))
  expect(await screen.findByText(/^Searched 1,182\.35, after 2026-04-28, INTEREST/)).toBeVisible()
  await user.click(within(rows).getByRole('button', { name: 'Close Credits of Apr 2026' }))
  expect(screen.queryByRole('region', { name: 'Rows of Credits of Apr 2026' })).toBeNull()
})

test('cash, returns and averages open their rows', async () => {
  const { user } = await proceed({ one: ['bank-returns.pdf'] })
  await output()
  const figures = await screen.findByRole('region', { name: 'Cash, returns and averages' })
  await user.click(
    await within(figures).findByRole('button', { name: 'Returns of Jun 2026: 70,240.00' }),
  )
  const rows = await within(figures).findByRole('region', { name: 'Rows of Returns of Jun 2026' })
  expect(rows).toHaveTextContent('2 returns on the sheet Transactions come to 70,240.00.')
  await user.click(within(rows).getByRole('button', { name: 'Show in the workbook' }))
  expect(await screen.findByText('Sheet Transactions, rows 15, 20')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'PDF' }))
  await user.click(screen.getByRole('radio', { name: 'Months' }))
  await user.click(within(rows).getByRole('button', { name: 'Show in the workbook' }))
  await user.click(await screen.findByRole('button', { name: 'Transactions' }))
  expect(await screen.findByText('Sheet Transactions, all rows')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Months' }))
  await user.click(within(rows).getByRole('button', { name: /^I\/W CHQ RTN.*: 52,000\.00$/ }))
  expect(
    await screen.findByText(/^Searched 52,000\.00, after 2026-06-25, I\/W CHQ RTN NEW INDIA/),
  ).toBeVisible()

  await user.click(
    within(figures).getByRole('button', {
      name: 'Three-month average of credits of Jul 2026: 2,45,925.35',
    }),
  )
  expect(
    await within(figures).findByText(
      '8 credits on the sheet Transactions come to 7,37,776.05 in three months: 2,45,925.35 each.',
    ),
  ).toBeVisible()
  expect(within(figures).getAllByTitle('The workbook does not have all three months')).toHaveLength(
    4,
  )
})

test('two accounts: tabs, formats, inter bank transactions and the ZIP', async () => {
  const saved = watchDownloads()
  const { user } = await proceed(TWO)
  await output()
  expect(await tabs()).toEqual(['Account 1', 'Account 2', 'Inter Bank Transactions'])
  await user.click(await screen.findByRole('radio', { name: 'Excel' }))
  expect(
    await screen.findByRole('region', { name: 'Preview of bank-hdfc-savings_account_1.xlsx' }),
  ).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'PDF' }))
  expect(
    await screen.findByRole('region', { name: 'Preview of bank-hdfc-savings_account_1.pdf' }),
  ).toBeVisible()

  await user.click(screen.getByRole('tab', { name: 'Account 2' }))
  expect(
    await screen.findByRole('region', { name: 'Preview of bank-sbi-current.pdf' }),
  ).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Months' }))
  expect(within(await months()).getByText('4,12,905.40')).toBeVisible()
  screen.getByRole('tab', { name: 'Account 2' }).focus()

  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Inter Bank Transactions' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(
    await screen.findByRole('region', { name: 'Preview of bank-hdfc-savings_common.xlsx' }),
  ).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Format' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Check of the months' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Download Output' }))
  await user.click(screen.getByRole('button', { name: 'bank-hdfc-savings.pdf' }))
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual([
      'bank-hdfc-savings_report.zip',
      'bank-hdfc-savings.pdf',
    ]),
  )
  expect((await saved[0]?.blob.slice(0, 2).text()) ?? '').toBe('PK')
})

test('searches the other statements for a value that the visible one does not contain', async () => {
  const { user } = await proceed({ one: ['bank-hdfc-savings.pdf', 'bank-hdfc-savings-next.pdf'] })
  await output()
  const check = await months()
  expect(within(check).getAllByText('Adds up')).toHaveLength(6)
  const closing = within(check).getByRole('button', { name: /^Closing of Sep 2026/ })
  await user.click(closing)
  await user.click(
    await screen.findByRole('button', { name: 'It is not in bank-hdfc-savings.pdf' }),
  )
  await user.click(
    await screen.findByRole('button', { name: 'It is in bank-hdfc-savings-next.pdf' }),
  )
  expect(screen.getByText('Closing of Sep 2026 found on page 2')).toBeVisible()
})

test('a sum stays in the visible statement', async () => {
  const { user } = await proceed({ one: ['bank-hdfc-savings.pdf', 'bank-hdfc-savings-next.pdf'] })
  await output()
  await screen.findByRole('region', { name: 'Cash, returns and averages' })
  const sum = await screen.findByRole('button', { name: /^Debits of Sep 2026/ })
  await user.click(sum)
  await screen.findByText(/debits on the sheet Transactions come to/)
  await user.click(screen.getByRole('button', { name: 'It is not in bank-hdfc-savings.pdf' }))
  expect(await screen.findByText(/No row of Debits of Sep 2026 was found/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Preview of bank-hdfc-savings.pdf' })).toBeVisible()
})

test('marks a month that does not add up', async () => {
  await proceed({ one: ['bank-wrong-balance.pdf'] })
  await output()
  const check = await months()
  expect(within(check).getByRole('status')).toHaveTextContent(
    'May 2026 comes to 2,05,586.80, but closes with 2,06,586.80.',
  )
  expect(within(check).getByText('Off by 1,000.00')).toBeVisible()
  expect(within(check).getAllByText('Adds up')).toHaveLength(2)
})

describe('partial output', () => {
  test('lists the failures per account, and Proceed Anyway! opens the successful part', async () => {
    const { user } = await proceed({
      one: ['bank-hdfc-savings.pdf', 'bank-partial.pdf'],
      two: ['bank-scanned.pdf'],
    })
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Combined Analysis Output Partially Generated',
    })
    expect(within(dialog).getByText('bank-partial.pdf')).toBeVisible()
    expect(
      within(dialog).getByText('Account 2: State Bank of India - Current Account'),
    ).toBeVisible()
    expect(within(dialog).getByText('bank-scanned.pdf')).toBeVisible()
    expect(window.location.pathname).toBe('/bankstatement')
    await user.click(within(dialog).getByRole('button', { name: 'Proceed Anyway!' }))
    await output()
    expect((await tabs())[0]).toBe('Account 1')
    expect(await tabs()).not.toContain('Account 2')
  })
})
