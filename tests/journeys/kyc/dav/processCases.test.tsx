import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect } from 'vitest'
import {
  confirmContact,
  contactCandidates,
  contactDialog,
  fakeUndoTime,
  passUndoTime,
} from '#tests/support/contact.ts'
import { answerDialog, textOf } from '#tests/support/csvUpload.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { HEADER, candidate, csv, openCreate, captureCaseUploads } from './createSteps.ts'

beforeEach(() => void fakeUndoTime())

describe('Process that fails keeps the file and its repair', () => {
  test.each([
    ['bad-document', 'Upload failed', 'Reason given by the server'],
    ['server-error', 'Upload failed', 'The file is still chosen'],
    ['no-answer', 'Unable to connect to the server!', 'Check View Checks'],
  ] as const)('%s', async (name, title, message) => {
    const { user, choose } = await openCreate()
    await choose(new File([`\uFEFF${HEADER}\r\n${candidate()}\r\n`], `${name}.csv`))
    await screen.findByText('1 row read')
    await press(user, 'Process')
    await contactCandidates(user)
    const dialog = await screen.findByRole('alertdialog', { name: title })
    expect(dialog).toHaveTextContent(message)
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(screen.getByText(`${name}.csv`)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Repaired' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Process' })).toBeEnabled()
  })

  test('unauthorized ends the session', async () => {
    const { user, choose } = await openCreate()
    await choose(csv([candidate()], 'unauthorized.csv'))
    await press(user, 'Process')
    await contactCandidates(user)
    expect(await screen.findByRole('alertdialog', { name: 'Session Timedout' })).toBeVisible()
  })
})

test('a list that fails after an upload has its own message', async () => {
  const { user, choose } = await openCreate()
  await choose(csv([candidate()], 'list-error.csv'))
  await press(user, 'Process')
  await contactCandidates(user)
  await answerDialog(user, 'Records uploaded', 'OK')
  await answerDialog(user, 'List not loaded', 'OK')
})

describe('Process contacts each candidate', () => {
  test('names them and what they get first', async () => {
    const uploads = captureCaseUploads()
    const { user, choose } = await openCreate()
    const many = Array.from({ length: 9 }, (_, index) =>
      candidate({ name: `Name ${index}`, phone: `984509910${index}` }),
    )
    await choose(csv([...many, candidate({ name: '', phone: '9845099200' }), candidate()]))
    await screen.findByText('11 rows read')
    await press(user, 'Process')
    const dialog = await contactDialog()
    expect(dialog.getByRole('heading')).toHaveTextContent('Notify 10 candidates?')
    expect(dialog.getByText('Name 7')).toBeVisible()
    expect(dialog.getByText('and 2 more')).toBeVisible()
    expect(dialog.getByText('An email, an SMS and a call with the link')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await passUndoTime()
    expect(uploads).toEqual([])
    expect(screen.getByRole('button', { name: 'Process' })).toBeEnabled()
  })

  test('leaves out rows that reach nobody or somebody twice (confirmContactOfRows)', async () => {
    const uploads = captureCaseUploads()
    const { user, choose } = await openCreate()
    await choose(
      csv([
        candidate(),
        candidate({ name: 'Bala', phone: '9.84107E+09' }),
        candidate({ name: '', phone: '9845099003' }),
        candidate({ name: 'Asha R' }),
      ]),
    )
    await screen.findByText('4 rows read')
    await press(user, 'Process')
    const dialog = await contactDialog()
    expect(dialog.getByRole('heading')).toHaveTextContent('Notify 2 candidates?')
    expect(dialog.getByText('2 rows will be refused or reach nobody')).toBeVisible()
    expect(dialog.getByText('Row 3, Bala')).toBeVisible()
    expect(dialog.getByText(/Name: Empty/)).toHaveTextContent('Row 4 Name: Empty')
    expect(dialog.getByText('1 row will notify somebody a second time')).toBeVisible()
    expect(dialog.getByText(/^They are contacted 5 seconds after you press Notify/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Leave these rows out' }))

    const again = await screen.findByRole('alertdialog', { name: 'Notify 1 candidate?' })
    expect(within(again).queryByText(/will be refused/)).toBeNull()
    await contactCandidates(user)
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(textOf(uploads[0]?.bytes)).toBe(`${HEADER}\r\n${candidate()}\r\n`)
    await answerDialog(user, 'Records uploaded', 'OK')
  })

  test('asks of all rows again if it is cancelled after rows were left out', async () => {
    const { user, choose } = await openCreate()
    await choose(csv([candidate(), candidate({ name: '', phone: '9845099003' })]))
    await screen.findByText('2 rows read')
    await press(user, 'Process')
    await user.click((await contactDialog()).getByRole('button', { name: 'Leave these rows out' }))
    await waitFor(() => expect(screen.queryByText(/will be refused/)).toBeNull())
    await user.click((await contactDialog()).getByRole('button', { name: 'Cancel' }))
    await press(user, 'Process')
    const dialog = await contactDialog()
    expect(dialog.getByText('1 row will be refused or reach nobody')).toBeVisible()
  })

  test('can be undone for 5 seconds, and leaving undoes it', async () => {
    const uploads = captureCaseUploads()
    const { user, choose } = await openCreate()
    await choose(csv([candidate()]))
    await press(user, 'Process')
    await confirmContact(user)
    await press(user, 'Undo')
    await passUndoTime()
    await press(user, 'Process')
    await confirmContact(user)
    await user.click(screen.getByRole('tab', { name: 'View Checks' }))
    const leaving = await screen.findByRole('alertdialog', { name: 'Remove this file?' })
    await passUndoTime()
    expect(uploads).toEqual([])
    await user.click(within(leaving).getByRole('button', { name: 'Keep it' }))
    await press(user, 'Process')
    await contactCandidates(user)
    await waitFor(() => expect(uploads).toHaveLength(1))
    await answerDialog(user, 'Records uploaded', 'OK')
  })
})

describe('template', () => {
  test('is saved under the name of its sub-client', async () => {
    const saved = watchDownloads()
    const { user } = await openCreate('kaveri-hosur')
    await press(user, 'Download template')
    await waitFor(() => expect(saved[0]?.name).toBe('Kaveri Hosur_Upload_template.csv'))
    expect(await saved[0]?.blob.text()).toBe(`${HEADER}\r\n`)
  })

  test('reports a template that is not available, and files are still checked', async () => {
    const { user, choose } = await openCreate('no-template')
    await press(user, 'Download template')
    await answerDialog(user, 'Template not downloaded', 'OK')
    await choose(csv([candidate()]))
    expect(await screen.findByText('1 row read')).toBeVisible()
  })
})
