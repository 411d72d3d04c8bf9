import type { Locator } from '@playwright/test'
import { makePdf } from '../fixtures/make.ts'
import { expect, test } from './support/portal.ts'
import { sampleFile } from './support/sampleFile.ts'

const USER = 'kabir.sethi@kaveri.example'

/** Counts what a person does after choosing the files; a password with Enter is one. */
function countActions() {
  let count = 0
  return {
    count: () => count,
    async click(button: Locator) {
      count += 1
      await button.click()
    },
    async unlock(field: Locator, password: string) {
      count += 1
      await field.fill(password)
      await field.press('Enter')
    },
  }
}

const HDFC = ['HDFC0000435', '50100234567812', 'Savings Account'] as const
const SBI = ['SBIN0000454', '38765432109', 'Current Account'] as const

async function statement([branch, number, type]: typeof HDFC | typeof SBI, month: string) {
  const lines = [
    `Statement of account, IFSC ${branch}`,
    `Account No ${number}`,
    `Account type ${type}`,
    `Period : 01/${month}/2026 - 28/${month}/2026`,
  ]
  const buffer = Buffer.from(await makePdf({ pages: 1, text: () => lines.join('\n') }))
  return { name: `${branch.slice(0, 4)}-${month}.pdf`, mimeType: 'application/pdf', buffer }
}

test('one account without passwords takes three clicks after choosing the files', async ({
  page,
  portal,
}) => {
  await portal.signIn(USER)
  await page.goto('/bankstatement')
  await portal.pick('bank-hdfc-savings.pdf')
  await expect(page.getByText('HDFC Bank · A/c ••7812 · ANANYA DESHPANDE · Savings')).toBeVisible()
  await expect(
    page.getByText('1 Apr to 30 Jun 2026 · opening ₹86,420.15 · closing ₹2,02,066.80'),
  ).toBeVisible()
  const actions = countActions()
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await actions.click(next)
  await actions.click(next)
  await actions.click(page.getByRole('button', { name: 'PROCEED' }))
  await expect(page.getByRole('heading', { name: 'Analysis Output' })).toBeVisible()
  expect(actions.count()).toBe(3)
})

test('two accounts, twelve files and two passwords take at most eight clicks', async ({
  page,
  portal,
}) => {
  await portal.signIn(USER)
  await page.goto('/bankstatement')
  const files = await Promise.all([
    sampleFile('bank-locked.pdf'),
    sampleFile('bank-locked-next.pdf'),
    ...['10', '11', '12', '01'].map(async (month) => statement(HDFC, month)),
    ...['01', '02', '03', '04', '05', '06'].map(async (month) => statement(SBI, month)),
  ])
  await page.locator('input[type=file]').first().setInputFiles(files)
  const actions = countActions()
  const password = (name: string) => page.getByRole('textbox', { name: `Password for ${name}` })
  await actions.unlock(password('bank-locked.pdf'), 'lekha123')
  await actions.unlock(password('bank-locked-next.pdf'), 'kaveri456')
  await expect(page.getByText('Account 2: State Bank of India - Current Account')).toBeVisible()
  const sent = page.waitForRequest(/bankstatement\/upload/)
  await actions.click(page.getByRole('button', { name: 'CONTINUE' }))
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await actions.click(next)
  await actions.click(next)
  await expect(
    page.getByRole('list', { name: 'Files of Account 1' }).getByRole('listitem'),
  ).toHaveCount(6)
  await expect(
    page.getByRole('list', { name: 'Files of Account 2' }).getByRole('listitem'),
  ).toHaveCount(6)
  await actions.click(page.getByRole('button', { name: 'PROCEED' }))
  await sent
  expect(actions.count()).toBeLessThanOrEqual(8)
})
