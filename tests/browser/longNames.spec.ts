import type { Page } from '@playwright/test'
import { expect, test, type Portal } from './support/portal.ts'

/** 200 letters without a space. */
const LONG = 'Venkatanarasimharajuvaripeta'.repeat(8).slice(0, 200)
const VIDYA = 'vidya.iyer@lekha.example'
const KABIR = 'kabir.sethi@kaveri.example'
const HOSUR = 'client=sub-kvm-kaveri-hosur'
const NAMES = new Set([
  'name',
  'candidateName',
  'organizationName',
  'username',
  'contactPerson',
  'employeeName',
  'companyName',
])

/** The body of an answer with every name in it made long. */
function withLongNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      NAMES.has(key) && typeof item === 'string' ? LONG : withLongNames(item),
    ]),
  )
}

async function lengthenNames(page: Page) {
  await page.route(/\/V\d\/(?!user-management\/(user|subscription)-details)/, async (route) => {
    const response = await route.fetch()
    if (!(response.headers()['content-type'] ?? '').includes('json'))
      return route.fulfill({ response })
    const body: unknown = await response.json()
    return route.fulfill({ response, json: withLongNames(body) })
  })
}

/** CSS pixels by which the page is wider than the window. */
const widthOver = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Picks one of the sample payslips under another name. */
async function chooseFile(page: Page, portal: Portal, name: string) {
  await page.goto('/payslip')
  await page.getByText('Drop a payslip here').waitFor()
  await portal.pick('payslip.pdf', name)
}

/** The page fits its window at both widths; it ends at the narrower one. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => widthOver(page), `${width} px`).toBeLessThanOrEqual(0)
  }
}

for (const [as, paths] of [
  [VIDYA, ['/admin/client', '/admin/service', '/admin/user']],
  [
    KABIR,
    [
      `/dav/uploadfile?tab=checks&${HOSUR}`,
      '/companychecks/uploadfile?tab=checks',
      `/uan?tab=jobs&${HOSUR}`,
    ],
  ],
] as const)
  test(`lists of ${as} with names of 200 letters are as wide as their window`, async ({
    page,
    portal,
  }) => {
    await portal.signIn(as)
    await lengthenNames(page)
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(path)
        const name = page.getByRole('main').getByText(LONG).first()
        await name.hover()
        await expect(page.locator(`td[title*="${LONG}"]`).first()).toBeVisible()
        await expectFits(page)
        await expect(name).toBeVisible()
      })
  })

test('a search for 200 letters is as wide as its window', async ({ page, portal }) => {
  await portal.signIn(KABIR)
  await page.goto(`/companychecks/uploadfile?tab=checks&q=${LONG}`)
  await page.locator('.filter-chip', { hasText: LONG }).waitFor()
  await expectFits(page)
})

test('a refused file with a name of 200 letters, its dialog and its card are', async ({
  page,
  portal,
}) => {
  await portal.signIn(KABIR)
  await chooseFile(page, portal, `${LONG}.pdf`)
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(LONG).waitFor()
  await expectFits(page)
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('listitem', { name: LONG }).waitFor()
  await expectFits(page)
})

test('Jobs with a long file name is', async ({ page, portal }) => {
  await portal.signIn(KABIR)
  await chooseFile(page, portal, `${LONG.slice(0, 76)}.pdf`)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByText('Download Json').waitFor()
  await page.goto('/jobs')
  await page.getByRole('main').getByText('Payslip').first().waitFor()
  await expectFits(page)
})
