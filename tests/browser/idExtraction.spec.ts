import { readFile } from 'node:fs/promises'
import { expect, test } from './support/portal.ts'
import { expectCleanPrint } from './support/printLayout.ts'

test('analyses an ID document and shows the result next to the card', async ({ page, portal }) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/idextracter/AADHAAR')
  await expect(page.getByRole('heading', { name: 'Aadhaar Card Extracter' })).toBeVisible()
  await portal.pick('id-two-pages.pdf')
  await expect(
    page.getByText('2 pages are accepted; one page works best', { exact: true }),
  ).toBeVisible()
  await portal.pick('id-locked.pdf')
  await expect(page.getByRole('alertdialog')).toContainText('File is password protected')
  await page.getByRole('button', { name: 'OK' }).click()
  await portal.pick('id-aadhaar.pdf')
  await expect(page.getByText('Email Output File')).toBeHidden()
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByRole('article', { name: 'Document 1 of 1' })).toBeVisible()

  const mark = page.getByRole('region', { name: 'Source' }).locator('mark')
  await page.getByRole('button', { name: 'Aadhaar Number: 2345 6789 0124' }).click()
  await expect(page.getByText('Aadhaar Number found on page 1')).toBeVisible()
  await expect(mark).toHaveText('2345 6789 0124')
  await page.getByRole('button', { name: /^Address: Flat 7/ }).click()
  await expect(page.getByText('Address found on page 1')).toBeVisible()
  await expect(mark).toHaveText([
    'Flat 7, Sadhu Vaswani Road,',
    'Camp, Pune,',
    'Maharashtra 411001',
  ])
  await page.getByRole('button', { name: 'Hide number' }).click()
  await expect(page.getByRole('button', { name: 'Aadhaar Number: XXXX XXXX 0124' })).toBeVisible()

  const [sheet = '', ...more] = await expectCleanPrint(page, 'id')
  expect(more).toEqual([])
  expect(sheet).toMatch(/Aadhaar Card Extracter.+Aadhaar Number.+XXXX XXXX.+Ananya Deshpande/)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Json' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('id-aadhaar.json')
  expect(JSON.parse(await readFile(await saved.path(), 'utf8'))).toEqual([
    {
      doc_type: 'AADHAAR',
      doc_id: '234567890124',
      name: 'Ananya Deshpande',
      dob: '12/06/1991',
      gender: 'FEMALE',
      address: ['Flat 7, Sadhu Vaswani Road,', 'Camp, Pune,', 'Maharashtra 411001'],
    },
  ])
})
