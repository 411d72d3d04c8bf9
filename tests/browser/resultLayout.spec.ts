import type { Page } from '@playwright/test'
import { chooseBank, pickSamples } from './support/bankSteps.ts'
import { expect, test } from './support/portal.ts'
import { openPassbookOutput } from './support/screenFixtures/passbook.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Class names of what has a vertical scrollbar: the page, and each pane with what is in it. */
const scrollbars = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      element.clientHeight > 0 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    const panes = [...document.querySelectorAll('.split-pane')].map((pane) =>
      [pane, ...pane.querySelectorAll('*')].filter(scrolls).map(({ className }) => className),
    )
    const root = document.documentElement
    return { page: root.scrollHeight > root.clientHeight, panes }
  })

async function expectOneScrollbarPerPane(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect
      .poll(async () => {
        const { page: isPageScrolled, panes } = await scrollbars(page)
        const tooMany = panes.filter(({ length }) => length > 1)
        return { isPageScrolled, tooMany }
      }, `${name} at ${size.width} px`)
      .toEqual({ isPageScrolled: false, tooMany: [] })
  }
}

test('a result has one scrollbar per pane; a value shows with its label, a sum marks its rows', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/payslip')
  await portal.pick('payslip.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('button', { name: 'HRA: 38,400.00' }).click()
  const mark = page.locator('mark.is-current')
  const pages = page.getByRole('region', { name: 'Pages' })
  await expect(mark).toBeInViewport()
  await expectOneScrollbarPerPane(page, 'payslip')
  // Readable letters are not zoomed to: the whole width of the page stays visible.
  expect(await pages.evaluate((pane) => pane.scrollWidth - pane.clientWidth)).toBe(0)
  expect(
    await mark.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(9)

  // Too narrow for the whole width of the page: the label of the row comes with the value.
  await page.setViewportSize({ width: 1280, height: 800 })
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  for (let step = 0; step < 8; step += 1) await zoomIn.click()
  await page.getByRole('button', { name: /^Provident fund: / }).click()
  await expect(page.getByText('Provident fund found on page 1')).toBeVisible()
  await expect(mark).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.pdf-text span', { hasText: 'Provident' })).toBeInViewport({
    ratio: 1,
  })

  await page.goto('/bankstatement')
  await pickSamples(page, ['bank-hdfc-savings.pdf', 'bank-hdfc-savings-next.pdf'])
  await page.getByText('2 ready').waitFor()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await chooseBank(page, 'HDFC Bank', 'Savings')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'PROCEED' }).waitFor()
  await expectOneScrollbarPerPane(page, 'bank preview')
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await page.getByRole('button', { name: /^Cash withdrawals of Jun 2026/ }).waitFor()
  await page.getByRole('button', { name: /^Debits of Jun 2026/ }).click()
  await expect(page.getByText('Debits of Jun 2026: 10 rows marked in this file')).toBeVisible()
  await expectOneScrollbarPerPane(page, 'months')
  await page.getByRole('button', { name: /^Debits of Sep 2026/ }).click()
  await expect(page.getByText(/No row of Debits of Sep 2026 was found/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Statement' })).toHaveValue('0')
  await page.getByRole('combobox', { name: 'Statement' }).selectOption('1')
  await expect(page.getByText(/Debits of Sep 2026: \d+ rows marked/)).toBeVisible()
  await page.getByRole('radio', { name: 'Excel', exact: true }).check({ force: true })
  await page.getByRole('grid').waitFor()
  await expectOneScrollbarPerPane(page, 'workbook')
  await page.getByRole('radio', { name: 'PDF' }).check({ force: true })
  await expectOneScrollbarPerPane(page, 'PDF report')

  await page.goto('/financialStatement')
  await portal.pick('statement-india.pdf')
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await page.getByRole('grid').waitFor()
  await expectOneScrollbarPerPane(page, 'financial statement')
})

test('the output of a passbook has one scrollbar per pane', async ({ page, portal }) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await openPassbookOutput(page)
  await page.getByRole('grid').waitFor()
  await expectOneScrollbarPerPane(page, 'passbook')
})
