import type { Locator, Page } from '@playwright/test'
import { chooseBank, pickSamples } from './support/bankSteps.ts'
import { expect, test, type Portal } from './support/portal.ts'
import { openPassbookOutput, toPassbookSummary } from './support/screenFixtures/passbook.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Class names of what has a vertical scrollbar in each pane. */
const scrollbars = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      element.clientHeight > 0 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    return [...document.querySelectorAll('.split-pane')].map((pane) =>
      [pane, ...pane.querySelectorAll('*')].filter(scrolls).map(({ className }) => className),
    )
  })

/** How much of the window the page leaves to what comes below its panes, px. */
const roomBelow = (page: Page) =>
  page.evaluate(() => {
    const bottoms = [...document.querySelectorAll('.split-pane, .sticky-bar')].map(
      (part) => part.getBoundingClientRect().bottom,
    )
    return Math.round(window.innerHeight - Math.max(...bottoms))
  })

/** Whole rows of data that can be seen without scrolling. */
const wholeRows = (grid: Locator) =>
  grid.evaluate((scroller) => {
    const edges = [...scroller.querySelectorAll('[role=columnheader]')].map(
      (header) => header.getBoundingClientRect().bottom,
    )
    const top = Math.max(...edges)
    const bottom = Math.min(scroller.getBoundingClientRect().bottom, window.innerHeight)
    const isVisible = (row: Element) => {
      const box = row.getBoundingClientRect()
      const middle = document.elementFromPoint(box.left + 8, box.top + box.height / 2)
      return box.top >= top - 1 && box.bottom <= bottom + 1 && scroller.contains(middle)
    }
    return [...scroller.querySelectorAll('[role=row]:has([role=gridcell])')].filter(isVisible)
      .length
  })

async function expectOneScrollbarPerPane(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect
      .poll(
        async () => ({
          roomBelow: await roomBelow(page),
          tooMany: (await scrollbars(page)).filter(({ length }) => length > 1),
        }),
        `${name} at ${size.width} px`,
      )
      .toEqual({ roomBelow: 0, tooMany: [] })
    await expect(page.getByRole('contentinfo')).not.toBeInViewport()
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
  await expect(mark).toBeInViewport({ ratio: 0.99 }) // the scroll position is a fraction of a pixel
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
})

const LOW = { width: 1280, height: 800 }

async function openStatement(page: Page, portal: Portal, sample: string): Promise<Locator> {
  await page.goto('/financialStatement')
  await portal.pick(sample)
  await page.getByRole('button', { name: 'PROCEED' }).click()
  const grid = page.getByRole('grid')
  await grid.getByRole('gridcell', { name: '4,466.80' }).waitFor()
  return grid
}

test('a financial statement shows ten rows at 1280 x 800, with its feedback open below them', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LOW)
  await portal.signIn('kabir.sethi@kaveri.example')
  for (const sample of ['statement-partial.pdf', 'statement-wrong-total.pdf']) {
    const grid = await openStatement(page, portal, sample)
    await expect.poll(() => wholeRows(grid), sample).toBeGreaterThanOrEqual(10)
  }
  await openStatement(page, portal, 'statement-india.pdf')
  await expectOneScrollbarPerPane(page, 'financial statement')

  await page.setViewportSize(LOW)
  const feedback = page.getByRole('form', { name: 'Session Feedback' })
  await expect(feedback).not.toBeInViewport()
  await page.mouse.move(640, 84) // the header, which scrolls with the page
  await page.mouse.wheel(0, 1000)
  await expect(feedback.getByRole('button', { name: 'SUBMIT' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 })
})

test('a passbook shows ten rows at 1280 x 800, also where balances do not add up', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LOW)
  await portal.signIn('kabir.sethi@kaveri.example')
  await openPassbookOutput(page, ['passbook-page-2-misread.jpg', 'passbook-page-1.jpg'])
  const grid = page.getByRole('grid')
  await page.getByText(/balances do not add up/).waitFor()
  await expect.poll(() => wholeRows(grid)).toBeGreaterThanOrEqual(10)
  await expectOneScrollbarPerPane(page, 'passbook')

  await page.setViewportSize(LOW)
  const feedback = page.getByRole('form', { name: 'Feedback' })
  await expect(feedback.getByRole('textbox')).toBeHidden()
  await feedback.getByRole('button', { name: 'Open feedback' }).click()
  await expect(feedback.getByRole('textbox')).toBeVisible()
})

test('the order of a passbook’s pages is in sight at 1280 x 800', async ({ page, portal }) => {
  await page.setViewportSize(LOW)
  await portal.signIn('kabir.sethi@kaveri.example')
  await toPassbookSummary(page)
  const order = page.getByRole('region', { name: 'Order of the pages' })
  const bar = page.getByRole('button', { name: 'Proceed' })
  for (const name of ['Page 1: passbook-page-1.jpg', 'Page 2: passbook-page-2.jpg']) {
    const tile = order.getByRole('button', { name })
    await expect(tile).toBeInViewport({ ratio: 1 })
    const [tileBox, barBox] = [await tile.boundingBox(), await bar.boundingBox()]
    expect((tileBox?.y ?? 0) + (tileBox?.height ?? 0)).toBeLessThan(barBox?.y ?? 0)
  }
})
