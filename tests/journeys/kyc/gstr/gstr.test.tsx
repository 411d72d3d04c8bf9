import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import JSZip from 'jszip'
import { http } from 'msw'
import { describe, expect } from 'vitest'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { fill, press, replaceText } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'

const GSTIN = '27AAKCD4821M1ZB'

const open = () => renderApp('/gstr', { as: 'kabir.sethi@kaveri.example' })
const gstinField = () => screen.findByRole('textbox', { name: 'GSTIN' })
const proceed = () => screen.findByRole('button', { name: 'Proceed' })
const otpDialog = async () => within(await screen.findByRole('dialog', { name: 'Enter the OTP' }))
const otpSent = (world: World) => [...world.gstSessions.values()].at(-1)?.otp ?? ''

/** Captures the calls. */
function watchCalls(): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = []
  sandboxServer.use(
    http.all('*/GSTR/V1/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/GSTR/V1/', '')
      sent.push({ path, body: await request.clone().json() })
    }),
  )
  return sent
}

async function askFor(user: UserEvent, username = 'dakshin.pune') {
  await fill(user, { GSTIN, Username: username })
  await press(user, 'Proceed')
  return otpDialog()
}

async function verify(user: UserEvent, world: World, username?: string) {
  const dialog = await askFor(user, username)
  await user.click(dialog.getByLabelText('OTP'))
  await user.paste(otpSent(world))
  await user.click(dialog.getByRole('button', { name: 'VERIFY' }))
  await screen.findByRole('heading', { name: `Data fetched successfully for GSTIN - ${GSTIN}` })
}

async function expectCleared(
  name: DialogName,
  user: UserEvent,
  { title }: { title: string } = DIALOG_CATALOGUE[name],
) {
  const failed = await screen.findByRole('alertdialog', { name: title })
  expect(screen.queryByRole('dialog', { name: 'Enter the OTP' })).toBeNull()
  await user.click(within(failed).getByRole('button', { name: 'OK' }))
  expect(await gstinField()).toHaveValue('')
  expect(screen.getByLabelText('Username')).toHaveValue('')
  await waitFor(async () => expect(await gstinField()).toHaveFocus())
}

test('cleans and explains the GSTIN while typing, and Proceed needs both fields', async () => {
  const { user } = await open()
  const gstin = await gstinField()
  expect(await proceed()).toBeDisabled()
  await user.type(gstin, '27aakcd4821m1zb@99')
  expect(gstin).toHaveValue(GSTIN)
  const read = within(screen.getByRole('region', { name: 'Read from the GSTIN' }))
  for (const fact of ['27, Maharashtra', 'AAKCD4821M', 'Company', 'B, valid'])
    expect(read.getByText(fact)).toBeVisible()
  await user.type(screen.getByLabelText('Username'), '   ')
  expect(await proceed()).toBeDisabled()
  await user.type(screen.getByLabelText('Username'), 'dakshin')
  expect(await proceed()).toBeEnabled()
  await press(user, 'Clear')
  expect(gstin).toHaveValue('')
  expect(gstin).toHaveFocus()
  await user.paste('27 AAKCD 4821M 1ZB')
  expect(gstin).toHaveValue(GSTIN)
})

test('reports an invalid GSTIN without a request and keeps it for correction', async () => {
  const sent = watchCalls()
  const { user } = await open()
  await fill(user, { GSTIN: '27AAKCD4821M0ZB', Username: 'dakshin.pune' })
  expect(screen.getByText('Character 13 is a letter or a digit from 1 to 9.')).toBeVisible()
  await press(user, 'Proceed')
  const errorDialog = await screen.findByRole('alertdialog', { name: 'Not a valid GSTIN' })
  await user.click(within(errorDialog).getByRole('button', { name: 'OK' }))
  expect(await gstinField()).toHaveValue('27AAKCD4821M0ZB')
  expect(sent).toEqual([])
})

test('warns about a wrong check digit but sends it', async () => {
  const { user } = await open()
  await fill(user, { GSTIN: '27AAKCD4821M1Z5', Username: 'dakshin.pune' })
  expect(screen.getByText('5, but should be B')).toBeVisible()
  await press(user, 'Proceed')
  await otpDialog()
})

test('goes from the details to the ZIP, which two downloads save with one request', async ({
  world,
}) => {
  const saved = watchDownloads()
  const sent = watchCalls()
  const { user } = await open()
  const dialog = await askFor(user, ' dakshin.pune ')
  const otp = dialog.getByLabelText('OTP')
  await waitFor(() => expect(otp).toHaveFocus())
  expect(otp).toHaveAttribute('autocomplete', 'one-time-code')
  expect(dialog.getByRole('button', { name: 'VERIFY' })).toBeDisabled()
  await user.type(otp, '48a0')
  expect(dialog.getByText('3 digits to go')).toBeVisible()
  expect(otp).toHaveAttribute('type', 'password')
  await user.click(dialog.getByRole('button', { name: 'Show the OTP' }))
  expect(otp).toHaveAttribute('type', 'text')
  await replaceText(user, otp, `${otpSent(world).slice(0, 3)} ${otpSent(world).slice(3)}99`)
  expect(otp).toHaveValue(otpSent(world))
  await user.keyboard('{Enter}')
  const title = await screen.findByRole('heading', {
    name: `Data fetched successfully for GSTIN - ${GSTIN}`,
  })
  expect(title).toBeVisible()
  await press(user, 'Download Data')
  await waitFor(() => expect(saved).toHaveLength(1))
  await press(user, 'Download Data')
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved.map(({ name }) => name)).toEqual([`${GSTIN}.zip`, `${GSTIN}.zip`])
  const zip = await JSZip.loadAsync((await saved[0]?.blob.arrayBuffer()) ?? '')
  expect(Object.keys(zip.files)).toContain(`GSTR1_${GSTIN}.xlsx`)
  const taxpayer = { gstin: GSTIN, username: 'dakshin.pune' }
  expect(sent).toEqual([
    { path: 'request-otp', body: taxpayer },
    {
      path: 'authenticate-otp',
      body: { ...taxpayer, otp: otpSent(world), taxpayer_id: 'taxpayer-0001' },
    },
    { path: 'download_documents', body: { gstin: GSTIN, taxpayer_id: 'taxpayer-0001' } },
  ])
})

test('previews the ZIP before saving, and the back arrow clears everything', async ({ world }) => {
  const saved = watchDownloads()
  const { user } = await open()
  await verify(user, world, 'wrapped')
  await press(user, 'View contents')
  const files = within(await screen.findByRole('list', { name: 'Files of the ZIP' }))
  const [first] = await files.findAllByRole('button', { name: /GSTR3B_.*\.json/ })
  await user.click(first ?? document.body)
  expect(await screen.findByText(/"osup_det": \{/)).toBeVisible()
  expect(saved).toEqual([])
  await press(user, 'Back')
  expect(await gstinField()).toHaveValue('')
  expect(await gstinField()).toHaveFocus()
  expect(screen.queryByText(/Data fetched/)).toBeNull()
})

test('reports a ZIP that cannot be opened and saves it unchanged', async ({ world }) => {
  const saved = watchDownloads()
  const { user } = await open()
  await verify(user, world, 'zip-broken')
  await press(user, 'View contents')
  await screen.findByText('The ZIP cannot be opened here')
  await press(user, 'Download Data')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.blob.text()).toBe('This is no ZIP.')
})

test('a wrong OTP is reported, clears its field and can be tried again', async ({ world }) => {
  const { user } = await open()
  const dialog = await askFor(user)
  const otp = dialog.getByLabelText('OTP')
  await user.type(otp, '999999')
  await user.click(dialog.getByRole('button', { name: 'VERIFY' }))
  expect(await dialog.findByText('Sorry, wrong otp. Please try again.')).toBeVisible()
  expect(otp).toHaveValue('')
  await waitFor(() => expect(otp).toHaveFocus())
  await user.paste(otpSent(world))
  expect(dialog.queryByText('Sorry, wrong otp. Please try again.')).toBeNull()
  await user.keyboard('{Enter}')
  await screen.findByText('Data fetched successfully for GSTIN -', { exact: false })
})

test('Cancel and Escape close the OTP dialog and keep the details', async () => {
  const { user } = await open()
  const dialog = await askFor(user)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await gstinField()).toHaveValue(GSTIN)
  await press(user, 'Proceed')
  await otpDialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Username')).toHaveValue('dakshin.pune')
  expect(await gstinField()).not.toHaveAttribute('readonly')
})

describe('a failure clears the entered values', () => {
  test.each<[string, DialogName]>([
    ['access-denied', 'gstrApiAccessDenied'],
    ['server-error', 'requestOtpError'],
    ['no-answer', 'uploadFailed'],
  ])('%s at Proceed: %s', async (username, name) => {
    const { user } = await open()
    await fill(user, { GSTIN, Username: username })
    await press(user, 'Proceed')
    await expectCleared(name, user)
  })

  test('asks before an OTP is requested again that may have been sent', async () => {
    const { user } = await open()
    const details = { GSTIN, Username: 'misfit' }
    await fill(user, details)
    await press(user, 'Proceed')
    await expectCleared('requestOtpError', user, { title: 'No confirmation from the service' })
    await fill(user, details)
    await press(user, 'Proceed')
    const question = within(await screen.findByRole('alertdialog', { name: 'Send it again?' }))
    expect(question.getByText(/The taxpayer may already have received an OTP/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(await gstinField()).toHaveValue(GSTIN)
    await press(user, 'Proceed')
    const again = within(await screen.findByRole('alertdialog', { name: 'Send it again?' }))
    await user.click(again.getByRole('button', { name: 'Send again' }))
    await screen.findByRole('alertdialog', { name: 'No confirmation from the service' })
  })

  test.each<[string, DialogName]>([
    ['000001', 'autheticateOtpError'],
    ['000002', 'uploadFailed'],
  ])('OTP %s: %s', async (digits, name) => {
    const { user } = await open()
    const dialog = await askFor(user)
    await user.type(dialog.getByLabelText('OTP'), digits)
    await user.click(dialog.getByRole('button', { name: 'VERIFY' }))
    await expectCleared(name, user)
  })

  test.each<[string, DialogName]>([
    ['zip-error', 'downloadDocumentsError'],
    ['zip-no-answer', 'uploadFailed'],
  ])('%s at the download: %s', async (username, name) => {
    const saved = watchDownloads()
    const { user, world } = await open()
    await verify(user, world, username)
    await press(user, 'Download Data')
    await expectCleared(name, user)
    expect(saved).toEqual([])
  })

  test('a session that ends meanwhile shows Session Timedout', async () => {
    const { user } = await open()
    await fill(user, { GSTIN, Username: 'unauthorized' })
    await press(user, 'Proceed')
    await screen.findByRole('alertdialog', { name: 'Session Timedout' })
  })
})
