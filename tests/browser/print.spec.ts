import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf } from '../sandbox/readPdf.ts'
import { chooseBank, pickSamples } from './support/bankSteps.ts'
import { expect, test } from './support/portal.ts'

/** The page as the browser prints it: the words of each sheet of paper. Its digits are glyphs of their own, without a text. */
async function printed(page: Page, name: string): Promise<string[]> {
  const file = test.info().outputPath(`${name}.pdf`)
  await writeFile(file, await page.pdf({ preferCSSPageSize: true }))
  const read = await readPdf(await readFile(file))
  const pages = read.kind === 'ok' ? read.pages : []
  // A row that is cut lies on the edge of its sheet: below 12 mm nothing is printed.
  for (const { y } of pages.flat()) expect(y).toBeGreaterThan(30)
  return pages.map((pieces) => pieces.map(({ text }) => text).join(' '))
}

const SCREEN_ONLY = /Download Json|Copy value|Support|Additional feedback|Find in/

test('a payslip is a page each, Form 26AS one page, a bank output its months with the rows that were opened', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.emulateMedia({ colorScheme: 'dark' })

  await page.goto('/payslip')
  await portal.pick('payslip-three-months.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('Payslip 1 of 3')).toBeVisible()
  const slips = await printed(page, 'payslips')
  expect(slips).toHaveLength(3)
  for (const [index, text] of slips.entries()) {
    expect(text).toContain(['July', 'August', 'September'][index])
    expect(text).toContain('Net pay')
    expect(text).not.toMatch(SCREEN_ONLY)
  }
  // The screen is as it was.
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.goto('/form26as')
  await portal.pick('form26as.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('All totals add up')).toBeVisible()
  const [statement = '', ...more] = await printed(page, 'form26as')
  expect(more).toEqual([])
  expect(statement).toContain('KONKAN')
  expect(statement).not.toMatch(SCREEN_ONLY)

  await page.goto('/bankstatement')
  await pickSamples(page, ['bank-returns.pdf'])
  await page.getByText('1 ready').waitFor()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await chooseBank(page, 'State Bank of India', 'Current')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await page.getByRole('button', { name: 'Returns of Jun 2026: 70,240.00' }).click()
  await expect(page.getByText(/^2 returns on the sheet/)).toBeVisible()
  const months = (await printed(page, 'bank')).join(' ')
  expect(months).toMatch(/Three.+month average/)
  expect(months).toContain('I/W CHQ RTN NEW INDIA AGENCIES')
  expect(months).not.toMatch(SCREEN_ONLY)
})
