import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { answerDialog, chooseFiles, details } from '#tests/support/csvUpload.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { COLUMN_HEADERS, openCreate, workbook } from './steps.ts'

const ROWS = [
  ['WO-1', 'Neelgiri Software Works', 'Ishaan Malhotra', '11-08-2021'],
  ['WO-2', 'Tapti Polymers', 'Revathi Sundaram', '02-01-2020'],
]
const shownTab = () => screen.getByRole('tab', { selected: true }).textContent
const WHOLE = 'Your case details have been uploaded for processing...'

/** Captures uploads: form parts and file bytes. */
function watchUploads() {
  const uploads: { fieldNames: string[]; file: File; bytes: Uint8Array }[] = []
  sandboxServer.use(
    http.post('*/CompanyChecks/V1/create-job', async ({ request }) => {
      const form = await request.clone().formData()
      const file = form.get('file')
      if (!(file instanceof File)) throw new Error('file is no file')
      const bytes = new Uint8Array(await file.arrayBuffer())
      uploads.push({ fieldNames: [...form.keys()], file, bytes })
    }),
  )
  return uploads
}

test('selects, checks and processes a workbook, then shows its checks in the list', async () => {
  const uploads = watchUploads()
  const { user } = await openCreate('?q=Nobody&by=employee_name&page=2&sort=processed')
  const file = workbook(ROWS)
  await chooseFiles(file)
  const page = within(await details())
  expect(await page.findByText('All four columns of the template found')).toBeVisible()
  expect(page.getByText(/2 rows · sheet “Checks”/)).toBeVisible()
  expect(page.getByText('20 Nov 2026, 17:05')).toBeVisible()
  expect(page.getByText('Ishaan Malhotra')).toBeVisible()
  await press(user, 'Process')
  expect(await screen.findByText(new RegExp(`^${WHOLE}`))).toBeVisible()
  await answerDialog(user, 'Records uploaded', 'OK')
  await waitFor(() => expect(shownTab()).toBe('View Checks'))
  expect(await screen.findByText('Revathi Sundaram')).toBeVisible()
  expect(window.location.search).toBe('?tab=checks')
  expect(await screen.findByText('Showing 1 to 8 of 130 entries')).toBeVisible()
  expect(uploads).toMatchObject([{ fieldNames: ['file'], file: { name: 'Checks_Nov.xlsx' } }])
  expect(uploads[0]?.bytes).toEqual(new Uint8Array(await file.arrayBuffer()))
})

test('the template is a static file', async () => {
  await openCreate()
  const link = await screen.findByRole('link', { name: 'Download template' })
  expect(link).toHaveAttribute('href', '/templates/Company_Checks_Template.xlsx')
  expect(link).toHaveAttribute('download', 'Company_Checks_Template.xlsx')
})

describe('workbook check', () => {
  test('names empty cells, allows sending, and the server names the row', async () => {
    const { user } = await openCreate()
    await chooseFiles(workbook([...ROWS, ['WO-3', '', 'Arbaz Shaikh', '']]))
    const page = within(await details())
    expect(await page.findByText('2 cells are empty')).toBeVisible()
    const cells = page.getByRole('region', { name: '2 empty cells' })
    expect(
      within(cells)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Row 4 Company Name of WO-3', 'Row 4 Employment Date of WO-3'])
    await press(user, 'Process')
    const failed = within(await screen.findByRole('alertdialog', { name: 'Upload failed' }))
    expect(failed.getByText('Row 4: Company Name is empty')).toBeVisible()
    await user.click(failed.getByRole('button', { name: 'OK' }))
    expect(await details()).toBeVisible()
  })

  test('names a missing column', async () => {
    await openCreate()
    await chooseFiles(workbook([['WO-1', 'Tapti', 'Savio']], 'a.xlsx', COLUMN_HEADERS.slice(0, 3)))
    expect(await screen.findByText('Missing: Employment Date')).toBeVisible()
  })
})

describe('rejects', () => {
  const bytes = (name: string, text: string) => new File([text], name)
  test.each([
    ['a CSV', bytes('a.csv', 'a,b'), 'File type not accepted', /Only Excel workbooks/],
    ['an empty file', bytes('a.xlsx', ''), 'File is empty', /no content/],
    [
      'a text by the name',
      bytes('a.xlsx', 'a,b'),
      'File type not accepted',
      /not an Excel workbook/,
    ],
  ] as const)('%s', async (_, file, title, line) => {
    const { user } = await openCreate()
    await chooseFiles(file)
    const refused = within(await screen.findByRole('alertdialog', { name: title }))
    expect(refused.getByText(line)).toBeVisible()
    await user.click(refused.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('region', { name: 'Details Page' })).toBeNull()
  })

  test('two files at once', async () => {
    await openCreate()
    await chooseFiles(workbook(ROWS), workbook(ROWS, 'b.xlsx'))
    expect(await screen.findByText(/one file can be added at a time/)).toBeVisible()
  })
})

describe('selected file', () => {
  test('is removed after confirmation, which returns to the upload', async () => {
    const { user } = await openCreate()
    await chooseFiles(workbook(ROWS))
    await details()
    await press(user, 'Remove Checks_Nov.xlsx')
    await answerDialog(user, 'Remove this file?', 'Keep it')
    expect(await details()).toBeVisible()
    await press(user, 'Remove Checks_Nov.xlsx')
    await answerDialog(user, 'Remove this file?', 'Remove file')
    expect(await screen.findByRole('region', { name: 'Create Case' })).toHaveFocus()
  })

  test('is kept until leaving by a tab is confirmed', async () => {
    const { user } = await openCreate()
    await chooseFiles(workbook(ROWS))
    await details()
    await user.click(screen.getByRole('tab', { name: 'View Checks' }))
    await answerDialog(user, 'Remove this file?', 'Remove file')
    await waitFor(() => expect(shownTab()).toBe('View Checks'))
  })
})

test.each([
  ['no-answer', 'Unable to connect to the server!'],
  ['unauthorized', 'Session Timedout'],
] as const)('%s: %s', async (value, title) => {
  const { user } = await openCreate()
  await chooseFiles(workbook(ROWS, `${value}.xlsx`))
  await details()
  await press(user, 'Process')
  expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible()
})

test('a list that fails after the upload has its own message', async () => {
  const { user } = await openCreate()
  await chooseFiles(workbook(ROWS, 'list-error.xlsx'))
  await details()
  await press(user, 'Process')
  await answerDialog(user, 'Records uploaded', 'OK')
  expect(await screen.findByRole('alertdialog', { name: 'List not loaded' })).toBeVisible()
})

test('shows the demo page to a trial user', async () => {
  await renderApp('/companychecks/uploadfile', { as: 'meera.nair@pinnaclehome.example' })
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Create Case' })).toBeNull())
})
