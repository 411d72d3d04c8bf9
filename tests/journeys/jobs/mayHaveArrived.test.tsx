import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { pick } from '../bankStatement/intakeSteps.tsx'

const KABIR = 'kabir.sethi@kaveri.example'
const CHARGED = 'may have arrived and may already have been charged'

/** Payslips, no two the same. */
const aPdf = (name: string) =>
  new File([readFileSync('tests/sandbox/samples/payslip.pdf'), `\n% ${name}`], name, {
    type: 'application/pdf',
  })

/** The first uploads are answered by the web server, as after its time limit; the service has them. */
function answerUploadsWith504(count: number) {
  let uploads = 0
  sandboxServer.use(
    http.post('*/payslip/upload', () => {
      uploads += 1
      return uploads <= count ? HttpResponse.html('504', { status: 504 }) : undefined
    }),
  )
  return () => uploads
}

test('a file alone whose upload was answered 504 is sent again only beside words that name the charge', async () => {
  const uploads = answerUploadsWith504(1)
  const { user } = await renderApp('/payslip', { as: KABIR })
  await screen.findByText('Drop a payslip here')
  await pick(aPdf('one.pdf'))
  await press(user, 'Proceed')
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'No confirmation from the service' }),
  )
  expect(dialog.getByText(new RegExp(`^one\\.pdf ${CHARGED}`))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'OK' }))
  expect(
    await screen.findByText(/may already have been charged\. It is still here\./),
  ).toBeVisible()
  await press(user, 'Use it again')
  expect(
    await screen.findByText(
      `Sending was interrupted. Your file ${CHARGED}. Select Proceed to send it again.`,
    ),
  ).toBeVisible()
  expect(uploads()).toBe(1)
  await press(user, 'Proceed')
  await screen.findByRole('heading', { name: 'Payslip result' })
  expect(uploads()).toBe(2)
})

test('a batch stops at an upload answered 504; only its own button sends that file again', async () => {
  const uploads = answerUploadsWith504(2)
  const { user } = await renderApp('/payslip', { as: KABIR })
  await screen.findByText('Drop a payslip here')
  await pick(...['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => aPdf(name)))
  await press(user, 'Proceed with 4 files')
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'No confirmation from the service' }),
  )
  expect(dialog.getByText(/2 of 4 files are still in the list and were not sent\.$/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'OK' }))
  expect(
    await screen.findByText('Stopped: the service did not confirm a file. 2 files were not sent.'),
  ).toBeVisible()
  const sent = within(screen.getByRole('list', { name: 'Sent together' }))
  expect(sent.getAllByText(new RegExp(CHARGED))).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
  expect(uploads()).toBe(2)

  await press(user, 'Continue with 2 files')
  expect(await screen.findByRole('heading', { name: '2 of 4 files done' })).toBeVisible()
  expect(uploads()).toBe(4)
  await press(user, 'Send a.pdf again')
  await waitFor(() => expect(uploads()).toBe(5))
  expect(await screen.findByRole('heading', { name: '3 of 4 files done' })).toBeVisible()
})
