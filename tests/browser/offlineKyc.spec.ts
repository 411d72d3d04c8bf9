import { press } from './support/adminSteps.ts'
import { reviewCase, statusOf } from './support/davSteps.ts'
import { fillDetails, GSTIN, requestOtp } from './support/gstrSteps.ts'
import {
  allowNetworkErrors,
  createOfflineFlow,
  openMenuLink,
  sees,
  trackChunks,
} from './support/offlineFlow.ts'
import { test } from './support/portal.ts'

const KABIR = 'kabir.sethi@kaveri.example'

test.beforeEach(({ portal }) => allowNetworkErrors(portal))

test('address verification', async ({ page, context, portal }) => {
  const line = await createOfflineFlow('Address verification', page, context)
  await portal.signIn(KABIR)
  const came = await trackChunks(page)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Jobs' }).waitFor()
  await came('appBarPanels')
  await line.cut('its page', {
    act: () => openMenuLink(page, 'Solutions', /^Address verification/),
    after: () => page.getByRole('tab', { name: 'View Checks' }).waitFor(),
  })
  await page.goto('/dav/uploadfile?client=sub-kvm-kaveri-tiruchi')
  await page.getByRole('tab', { name: 'View Checks' }).waitFor()
  await line.cut('View Checks', {
    act: () => page.getByRole('tab', { name: 'View Checks' }).click(),
    after: () => page.getByText(/in total$/).waitFor(),
  })
  await line.cut('Start QC', {
    act: () => statusOf(page, 'Anitha Selvam').click(),
    after: async () => {
      await statusOf(page, 'Anitha Selvam').click()
      await reviewCase(page, 'Anitha Selvam')
    },
  })
  for (const key of ['Shift+A', ...Array.from({ length: 13 }, () => 'a'), 'p'])
    await page.keyboard.press(key)
  await page.keyboard.press('Control+Enter')
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Submit' })
  await line.cut('Submit', {
    act: () => confirm.click(),
    after: async () => {
      await page.keyboard.press('Control+Enter')
      await confirm.click()
      await sees(page, 'QC submitted')
    },
  })
  line.end()
})

test('GSTR', async ({ page, context, portal }) => {
  const line = await createOfflineFlow('GSTR', page, context)
  const otp = page.getByLabel('OTP', { exact: true })
  await portal.signIn(KABIR)
  await fillDetails(page)
  await line.cut('Proceed', {
    act: () => press(page, 'Proceed'),
    after: async () => {
      await fillDetails(page)
      await press(page, 'Proceed')
      await otp.waitFor()
    },
  })
  await otp.fill(await requestOtp(page))
  await line.cut('VERIFY', {
    act: () => press(page, 'VERIFY'),
    // Any failure clears the details (kyc §4).
    after: async () => {
      await fillDetails(page)
      await press(page, 'Proceed')
      await otp.waitFor() // before that the inbox has the first OTP alone
      await otp.fill(await requestOtp(page))
      await press(page, 'VERIFY')
      await sees(page, `Data fetched successfully for GSTIN - ${GSTIN}`)
    },
  })
  line.end()
})
