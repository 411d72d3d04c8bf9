import { expect, test } from './support/portal.ts'
import { sampleFile } from './support/sampleFile.ts'

const KABIR = 'kabir.sethi@kaveri.example'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the first job is in sight, and the buttons of the list are in a menu', async ({
  page,
  portal,
}) => {
  await portal.signIn(KABIR)
  await page.goto('/payslip')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await sampleFile('payslip.pdf'), await sampleFile('payslip-wrong-total.pdf')])
  await page.getByRole('button', { name: 'Proceed with 2 files' }).click()
  await page.getByRole('heading', { name: '2 of 2 files done' }).waitFor()
  await page.goto('/jobs')
  const jobs = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem')
  await expect(jobs).toHaveCount(2)
  await expect(jobs.first()).toBeInViewport({ ratio: 1 })
  await page.screenshot({ path: '/tmp/e-jobs.png' })
  const download = page.getByRole('button', { name: 'Download all as Excel' })
  await expect(download).toBeHidden()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.screenshot({ path: '/tmp/e-jobs-menu.png' })
  const downloading = page.waitForEvent('download')
  await download.click()
  expect((await downloading).suggestedFilename()).toBe('Results of 2 jobs.xlsx')
  await expect(download).toBeHidden()
  await page.screenshot({ path: '/tmp/e-jobs2.png' })
})

test('on a phone the buttons of the applicants are in a menu', async ({ page, portal }) => {
  await portal.signIn(KABIR)
  await page.goto('/applicants/new')
  await page.getByLabel('Choose documents').setInputFiles([await sampleFile('payslip.pdf')])
  await page.getByRole('button', { name: 'Send 1 document' }).click()
  await page.getByRole('button', { name: 'Send all' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('button', { name: 'Print memo' })).toBeVisible()
  await page.screenshot({ path: '/tmp/e-applicant.png', fullPage: true })
  await page.goto('/applicants')
  await expect(page.getByRole('listitem', { name: 'Ananya Deshpande' })).toBeInViewport({
    ratio: 1,
  })
  const open = page.getByRole('button', { name: 'Open file' })
  await expect(open).toBeHidden()
  await page.screenshot({ path: '/tmp/e-applicants.png' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(open).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await open.click()
  await choosing
})
