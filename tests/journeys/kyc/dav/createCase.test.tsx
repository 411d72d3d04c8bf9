import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { expect } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const HEADER =
  'name,internalReferenceNumber,phoneNumber,email,address,periodOfStayFrom,periodOfStayTo'
const ROW = 'Asha Rao,R1,9845010000,asha@mail.example,"12, MG Road, Hosur",2019,Till date'
const csv = (text: string, name = 'candidates.csv') => new File([text], name, { type: 'text/csv' })

const open = () => renderApp('/dav/uploadfile', { as: KABIR })
const input = () => screen.findByLabelText('Choose a file')
const choose = async (user: UserEvent, file: File) => user.upload(await input(), file)
const details = () => screen.findByRole('region', { name: 'Details Page' })
const answer = async (user: UserEvent, title: string, button: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: title })
  await user.click(within(dialog).getByRole('button', { name: button }))
}
/** The files that reach the backend, as they were sent. */
function watchUploads() {
  const sent: { name: string; bytes: string; query: string }[] = []
  sandboxServer.use(
    http.post('*/dav/case/initiate/bulk', async ({ request }) => {
      const file = (await request.clone().formData()).get('csv_file')
      if (file instanceof File)
        sent.push({ name: file.name, bytes: await file.text(), query: new URL(request.url).search })
    }),
  )
  return sent
}

test('sends the file byte for byte as it was picked, and goes on to View Checks', async () => {
  const sent = watchUploads()
  const { user, world } = await open()
  const text = `\uFEFF${HEADER}\n${ROW}\n`
  await choose(user, csv(text))
  expect(await within(await details()).findByText('1 row read')).toBeVisible()
  expect(screen.getByText('candidates.csv')).toBeVisible()
  expect(screen.getByText(/0\.01 MB · UTF-8 with a mark/)).toBeVisible()
  const before = world.cases.size
  await user.click(screen.getByRole('button', { name: 'Process' }))
  await answer(user, 'Records uploaded', 'OK')
  expect(world.cases.size).toBe(before + 1)
  expect(sent).toEqual([
    expect.objectContaining({
      name: 'candidates.csv',
      query: expect.stringContaining('sub_client_id='),
    }),
  ])
  expect(screen.getByRole('tab', { name: 'View Checks' })).toHaveAttribute('aria-selected', 'true')
})

test('repairs what is certain, asks for the rest, and sends the repaired file under the same name', async () => {
  const sent = watchUploads()
  const { user } = await open()
  await choose(
    user,
    csv(
      [
        HEADER,
        ROW.replace('9845010000', '+91 98450 10001'),
        ROW.replace('9845010000', '9.84501E+09').replace('Asha Rao', 'Bala'),
        ROW.replace('Asha Rao', 'Chitra'),
        ROW.replace('Asha Rao', 'Deepak'),
        '',
      ].join('\r\n'),
    ),
  )
  expect(await screen.findByRole('heading', { name: '3 problems found' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Apply 1 repair' }))
  const set = screen.getByRole('button', { name: 'Set Phone Number of row 3' })
  const field = screen.getByRole('textbox', { name: 'Phone Number of row 3' })
  await user.type(field, '12')
  expect(set).toBeDisabled()
  await user.clear(field)
  await user.type(field, '9845010007{Enter}')
  await user.click(screen.getByRole('button', { name: 'Remove row 5' }))
  expect(screen.getByText('3 settled')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Process' }))
  await answer(user, 'Records uploaded', 'OK')
  const phones = sent[0]?.bytes.split('\r\n').map((line) => /\b9845\d{6}\b/.exec(line)?.[0])
  expect(phones).toEqual([undefined, '9845010001', '9845010007', '9845010000', undefined])
  expect(sent[0]?.name).toBe('candidates.csv')
})

test('a repair is taken back, and the file goes as it is', async () => {
  const sent = watchUploads()
  const { user } = await open()
  const text = `${HEADER}\n${ROW.replace('9845010000', '09845010000')}\n`
  await choose(user, csv(text))
  await user.click(await screen.findByRole('button', { name: 'Repair row 2, Phone Number' }))
  expect(screen.getByRole('radio', { name: 'Repaired' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Undo, row 2, Phone Number' }))
  expect(screen.getByRole('radio', { name: 'As it is' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Process' }))
  await answer(user, 'Upload failed', 'OK')
  expect(sent[0]?.bytes).toBe(text)
  expect(await details()).toBeVisible()
})

test('removes the file after a question', async () => {
  const { user } = await open()
  await choose(user, csv(`${HEADER}\n${ROW}`))
  await user.click(await screen.findByRole('button', { name: 'Remove candidates.csv' }))
  await answer(user, 'Remove this file?', 'Keep it')
  expect(await details()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove candidates.csv' }))
  await answer(user, 'Remove this file?', 'Remove file')
  expect(await input()).toBeInTheDocument()
})

test.each([
  ['a workbook', () => new File(['x'], 'candidates.xlsx'), 'File type not accepted'],
  ['an empty file', () => csv(''), 'File is empty'],
  ['one of 10 MB', () => csv('x'.repeat(10 * 1_048_576)), 'File too large'],
])('refuses %s', async (_, file, title) => {
  await open()
  fireEvent.change(await input(), { target: { files: [file()] } })
  expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Details Page' })).not.toBeInTheDocument()
})

test.each([
  ['server-error', 'Upload failed'],
  ['bad-document', 'Upload failed'],
  ['no-answer', 'Unable to connect to the server!'],
])('%s.csv keeps the file: %s', async (name, title) => {
  const { user } = await open()
  await choose(user, csv(`${HEADER}\n${ROW}`, `${name}.csv`))
  await user.click(await screen.findByRole('button', { name: 'Process' }))
  expect(await screen.findByRole('alertdialog', { name: title })).toBeInTheDocument()
  expect(screen.getByText(`${name}.csv`)).toBeInTheDocument()
})

test('saves the template under the name of the sub-client', async () => {
  const saved = watchDownloads()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Download template' }))
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual(['Kaveri Hosur_Upload_template.csv']),
  )
})

test('says so where there is no template', async () => {
  const { user } = await open()
  await user.selectOptions(await screen.findByRole('combobox', { name: /client/i }), 'No template')
  await user.click(await screen.findByRole('button', { name: 'Download template' }))
  expect(await screen.findByRole('alertdialog', { name: 'Template not downloaded' })).toBeVisible()
})
