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
  const download = page.getByRole('button', { name: 'Download all as Excel' })
  await expect(download).toBeHidden()
  await page.getByRole('button', { name: 'More actions' }).click()
  const downloading = page.waitForEvent('download')
  await download.click()
  expect((await downloading).suggestedFilename()).toBe('Results of 2 jobs.xlsx')
  await expect(download).toBeHidden()
})
