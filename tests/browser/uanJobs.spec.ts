import { readFile } from 'node:fs/promises'
import type { Request } from '@playwright/test'
import { expect, test } from './support/portal.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const FAULTS = '/uan?tab=jobs&client=sub-kvm-sandbox-faults'

const pathOf = (request: Request) => new URL(request.url()).pathname

test('follows a 307 with method and body for a list and a report', async ({ page, portal }) => {
  await portal.signIn(KABIR)
  await page.goto(FAULTS)
  await page.getByText(/in total$/).waitFor()
  const requests: Request[] = []
  page.on('request', (request) => {
    if (pathOf(request).startsWith('/UAN/')) requests.push(request)
  })

  await page.getByRole('searchbox', { name: 'Search by Name' }).fill('moved')
  await expect.poll(() => requests.length).toBe(2)
  expect(requests.map((request) => [request.method(), pathOf(request)])).toEqual([
    ['POST', '/UAN/V1/job/filter'],
    ['POST', '/UAN/V1/moved/job/filter'],
  ])
  const [first, second] = requests.map((request) => request.postData())
  expect(second).toBe(first)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download report of Fault Report moved' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Fault Report moved_\d{12}_report\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('copies the link of the candidate’s page; a reload keeps the list', async ({
  page,
  context,
  portal,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await portal.signIn(KABIR)
  await page.goto('/uan?tab=jobs&client=sub-kvm-kaveri-hosur&status=pass&status=notLoggedIn')
  await page.getByRole('button', { name: 'Next page' }).waitFor()
  await page
    .getByRole('button', { name: /uan\/form/ })
    .first()
    .click()
  await expect(page.getByText('Link copied!')).toBeVisible()
  const link = await page.evaluate(async () => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${baseURL}/uan/form\\?id=uan-\\d{4}$`))
  await expect(page.getByText('Link copied!')).toBeHidden()

  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText(/51 to/).waitFor()
  await page.reload()
  await expect(page.getByText(/51 to/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(2)
})
