import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect } from 'vitest'
import { contactCandidates, fakeUndoTime } from '#tests/support/contact.ts'
import {
  answerDialog,
  chooseFiles,
  csvFile,
  details,
  textOf,
  captureUploads,
} from '#tests/support/csvUpload.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'

const HEADER = 'name,phoneNumber,uanNumber,internalReferenceNumber'
const MEERA = 'Meera Joseph,9845099001,100984512237,R-1'

const jobs = (rows: readonly string[], name?: string) => csvFile([HEADER, ...rows], name)
beforeEach(() => void fakeUndoTime())

const shownTab = () => screen.getByRole('tab', { selected: true }).textContent

/** Create Job of a sub-client of Kaveri Microfinance; Kaveri Mysuru has no jobs. */
const openCreate = async (client = 'kaveri-mysuru', narrowed = '') =>
  renderApp(`/uan?client=sub-kvm-${client}${narrowed}`, { as: 'kabir.sethi@kaveri.example' })

test('selects, checks and processes a file, then shows its jobs in the list', async () => {
  const uploads = captureUploads('/UAN/V1/job/initiate')
  const { user, world } = await openCreate('kaveri-mysuru', '&q=Nobody&status=failed&page=2')
  const file = jobs([MEERA, 'Abdul Siddiqui,9845099002,101227840915,'])
  await chooseFiles(file)
  const page = await details()
  expect(within(page).getByText('candidates.csv')).toBeVisible()
  expect(await within(page).findByText('2 rows read')).toBeVisible()
  expect(within(page).getByText('All columns of the template')).toBeVisible()

  await press(user, 'Process')
  await contactCandidates(user)
  await answerDialog(user, 'Records uploaded', 'OK')
  await waitFor(() => expect(shownTab()).toBe('View Jobs'))
  expect(await screen.findByText('Abdul Siddiqui')).toBeVisible()
  expect(window.location.search).toBe('?client=sub-kvm-kaveri-mysuru&tab=jobs')
  expect(uploads).toMatchObject([
    {
      query: '',
      parts: {
        csv_file: 'candidates.csv',
        client_id: world.subClients.get('sub-kvm-kaveri-mysuru')?.clientId,
        subclient_id: 'sub-kvm-kaveri-mysuru',
      },
    },
  ])
  expect(textOf(uploads[0]?.bytes)).toBe(await file.text())
})

test('does not send a file with only a header', async () => {
  const uploads = captureUploads('/UAN/V1/job/initiate')
  const { user } = await openCreate()
  await chooseFiles(jobs([]))
  await within(await details()).findByText('0 rows read')
  await press(user, 'Process')
  await answerDialog(user, 'File is empty', 'OK')
  expect(uploads).toEqual([])
})

describe('file check', () => {
  test('names UANs that a spreadsheet changed, and their rows can be left out', async () => {
    const uploads = captureUploads('/UAN/V1/job/initiate')
    const { user } = await openCreate()
    await chooseFiles(
      jobs([
        MEERA,
        'Abdul Siddiqui,9845099002,1.01228E+11,',
        'Pallavi Wagh,9845099003,100761938420,',
        'Pallavi W,9845099004,100761938420,',
      ]),
    )
    expect(await screen.findByText(/1 number lost digits when the file was saved/)).toBeVisible()
    expect(
      await screen.findByRole('row', { name: /^4 Pallavi W UAN|^5 Pallavi W UAN Number/ }),
    ).toHaveTextContent('Same as row 4, so one UAN would get two jobs')

    await press(user, 'Process')
    await press(user, 'Leave these rows out')
    await screen.findByRole('alertdialog', { name: 'Notify 2 candidates?' })
    await contactCandidates(user)
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(textOf(uploads[0]?.bytes)).toBe(
      [HEADER, MEERA, 'Pallavi Wagh,9845099003,100761938420,', ''].join('\r\n'),
    )
    await answerDialog(user, 'Records uploaded', 'OK')
  })

  test('recognises candidates who have a job in the loaded list, and a failed one can be sent again', async () => {
    const { user, world } = await openCreate('kaveri-hosur')
    await user.click(await screen.findByRole('tab', { name: 'View Jobs' }))
    const listed = [...world.uanJobs.values()].filter(
      ({ subClientId }) => subClientId === 'sub-kvm-kaveri-hosur',
    )
    const rowOf = (status: string) => {
      const { name, phoneNumber, uanNumber } =
        listed.find(({ jobStatus }) => jobStatus === status)?.sourceData ?? {}
      return `${name},${phoneNumber},${uanNumber},`
    }
    await screen.findAllByText(listed[0]?.sourceData.name ?? '')
    await user.click(screen.getByRole('tab', { name: 'Create Job' }))
    await chooseFiles(jobs([rowOf('PASS'), rowOf('FAIL'), rowOf('ERROR')]))
    expect(await screen.findByText('The list already has a job with this UAN')).toBeVisible()
    expect(screen.getByText('1 problem found')).toBeVisible()
  })
})

test('checks the file name (kyc §5), and AUTORENAME sends the file under another name', async () => {
  const uploads = captureUploads('/UAN/V1/job/initiate')
  const { user } = await openCreate()
  await chooseFiles(jobs([MEERA], `${'a'.repeat(81)}.csv`))
  await answerDialog(user, 'File name too long', 'AUTORENAME')
  expect(await screen.findByText(`${'a'.repeat(80)}.csv`)).toBeVisible()
  await press(user, /^Remove a+\.csv$/)
  await answerDialog(user, 'Remove this file?', 'Remove file')

  const file = jobs([MEERA], 'jobs & more.csv')
  await chooseFiles(file)
  await answerDialog(user, 'File name not allowed', 'OK')
  expect(await screen.findByRole('button', { name: 'Browse files' })).toBeVisible()
  await chooseFiles(file)
  await answerDialog(user, 'File name not allowed', 'AUTORENAME')
  await screen.findByText('1 row read')
  await press(user, 'Process')
  await contactCandidates(user)
  await waitFor(() => expect(uploads[0]?.name).toBe('jobs  more.csv'))
  expect(textOf(uploads[0]?.bytes)).toBe(await file.text())
})

test('rejects another type of file and an empty file without selecting it', async () => {
  const { user } = await openCreate()
  await chooseFiles(new File(['x'], 'jobs.xlsx'))
  await answerDialog(user, 'File type not accepted', 'OK')
  await chooseFiles(new File([], 'empty.csv'))
  await answerDialog(user, 'File is empty', 'OK')
  expect(screen.queryByRole('region', { name: 'Details Page' })).not.toBeInTheDocument()
})

test('removing the file or leaving by a tab asks for confirmation', async () => {
  const { user } = await openCreate()
  await chooseFiles(jobs([MEERA]))
  await press(user, 'Remove candidates.csv')
  await answerDialog(user, 'Remove this file?', 'Keep it')
  await press(user, 'Remove candidates.csv')
  await answerDialog(user, 'Remove this file?', 'Remove file')
  expect(await screen.findByRole('button', { name: 'Browse files' })).toBeVisible()

  await chooseFiles(jobs([MEERA]))
  await details()
  await user.click(screen.getByRole('tab', { name: 'View Jobs' }))
  await answerDialog(user, 'Remove this file?', 'Remove file')
  await waitFor(() => expect(shownTab()).toBe('View Jobs'))
  await user.click(screen.getByRole('tab', { name: 'Create Job' }))
  expect(await screen.findByRole('button', { name: 'Browse files' })).toBeVisible()
})

test('a Process that fails keeps the file, but not after the session has ended', async () => {
  const { user } = await openCreate()
  for (const [name, title, message] of [
    ['bad-document', 'Upload failed', 'Reason given by the server'],
    ['server-error', 'Upload failed', 'The file is still chosen'],
    ['no-answer', 'Unable to connect to the server!', 'Check View Jobs'],
  ] as const) {
    await chooseFiles(jobs([MEERA], `${name}.csv`))
    await press(user, 'Process')
    await contactCandidates(user)
    const dialog = await screen.findByRole('alertdialog', { name: title })
    expect(dialog).toHaveTextContent(message)
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(screen.getByText(`${name}.csv`)).toBeVisible()
    await press(user, `Remove ${name}.csv`)
    await answerDialog(user, 'Remove this file?', 'Remove file')
  }
  await chooseFiles(jobs([MEERA], 'unauthorized.csv'))
  await press(user, 'Process')
  await contactCandidates(user)
  expect(await screen.findByRole('alertdialog', { name: 'Session Timedout' })).toBeVisible()
})

test('a list that fails after an upload has its own message', async () => {
  const { user } = await openCreate()
  await chooseFiles(jobs([MEERA], 'list-error.csv'))
  await press(user, 'Process')
  await contactCandidates(user)
  await answerDialog(user, 'Records uploaded', 'OK')
  await answerDialog(user, 'List not loaded', 'OK')
})

test('the template is saved under its name for every sub-client', async () => {
  const saved = watchDownloads()
  const { user } = await openCreate()
  await press(user, 'Download template')
  await waitFor(() => expect(saved[0]?.name).toBe('UAN_Upload_Template.csv'))
  expect(await saved[0]?.blob.text()).toBe(`${HEADER}\r\n`)
})
