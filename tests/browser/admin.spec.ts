import type { Page } from '@playwright/test'
import {
  choose,
  fill,
  fillClient,
  NEW_CLIENT,
  NEW_SERVICE,
  panelOf,
  pick,
  press,
  tick,
  userTexts,
} from './support/adminSteps.ts'
import { expect, test } from './support/portal.ts'
import { signInByHand } from './support/signIn.ts'

const VIDYA = 'vidya.iyer@lekha.example'
const KAVERI = 'Kaveri Microfinance'
const ADMIN = ['Meenal Naik', 'meenal.naik@konkan.example'] as const
const USER = ['Sagar Patil', 'sagar.patil@konkan.example'] as const

async function addUser(page: Page, [name, email]: readonly [string, string]) {
  await page.goto('/admin/user')
  await press(page, 'Add User')
  const panel = panelOf(page, 'Add User')
  await fill(panel, userTexts(name, email))
  return panel
}

/** The services that the Solutions menu offers. */
async function solutions(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^Solutions/ }).click()
  const groups = page.locator('.solutions-groups')
  await groups.waitFor()
  const labels = await groups.getByRole('link').allInnerTexts()
  return labels.map((text) => text.split('\n')[0] ?? '')
}

test('creates a client, a sub-client, a service and a ClientAdmin, whose user sees only the assigned services until deactivated', async ({
  page,
  browser,
  portal,
}) => {
  portal.allowError(/status of 401/)
  await portal.signIn(VIDYA)

  await test.step('ProductAdmin creates a service', async () => {
    await page.goto('/admin/service')
    await press(page, 'Add Service')
    const panel = panelOf(page, 'Add Service')
    await fill(panel, NEW_SERVICE)
    await press(panel, 'Save')
    await expect(page.getByText('Service created')).toBeVisible()
    await expect(page.getByRole('link', { name: 'rentSlip' })).toBeVisible()
  })

  await test.step('creates a client with that service and two others', async () => {
    await page.goto('/admin/client')
    await press(page, 'Add Client')
    const panel = panelOf(page, 'Add Client')
    await fillClient(panel, NEW_CLIENT.profile)
    await press(panel, 'Next')
    await tick(panel, ['rentSlip', 'Payslip', 'PAN'])
    await press(panel, 'Save')
    await expect(page.getByText('Client created')).toBeVisible()
    await expect(panel).toBeHidden()
    // The last row of a list that scrolls.
    const createdRow = page.getByRole('row', { name: /Konkan Coastal Finance\s?New/ })
    await expect(createdRow).toBeInViewport({ ratio: 1 })
  })

  await test.step('creates its sub-client in three steps', async () => {
    await press(page, 'Add Client')
    const panel = panelOf(page, 'Add Client')
    await choose(panel, 'Sub-client')
    await pick(panel, 'Parent client', 'Konkan Coastal Finance')
    await expect(panel).toContainText('of 3')
    await fillClient(panel, {
      ...NEW_CLIENT.profile,
      'Organization name': 'Konkan Goa Branch',
      'Client code': 'KCFG',
    })
    await press(panel, 'Save')
    await expect(page).toHaveURL(/type=sub/)
    await expect(page.getByRole('link', { name: 'View Konkan Goa Branch' })).toBeVisible()
  })

  await test.step('creates a ClientAdmin of the client', async () => {
    const panel = await addUser(page, ADMIN)
    await pick(panel, 'Client', 'Konkan Coastal Finance')
    await panel.getByLabel('Privilege').selectOption('ClientAdmin')
    await press(panel, 'Next')
    await tick(panel, ['Payslip'])
    await press(panel, 'Save')
    await expect(page.getByText('User created')).toBeVisible()
  })

  const theirs = await browser.newContext()
  const admin = await theirs.newPage()
  await test.step('the ClientAdmin creates a user of their client', async () => {
    await signInByHand(admin, ADMIN[1])
    await admin.goto('/admin/client')
    await expect(admin).toHaveURL(/\/home$/)
    const panel = await addUser(admin, USER)
    await expect(panel.getByRole('combobox', { name: 'Client' })).toHaveCount(0)
    await press(panel, 'Next')
    await expect(panel.getByRole('checkbox')).toHaveCount(3)
    await tick(panel, ['PAN', 'rentSlip'])
    await press(panel, 'Save')
    await expect(admin.getByText('User created')).toBeVisible()
    const names = admin
      .getByRole('table')
      .getByRole('link')
      .filter({ hasNotText: /^View$/ })
    await expect(names).toHaveText([ADMIN[0], USER[0]])
  })

  const otherContext = await browser.newContext()
  const person = await otherContext.newPage()
  await test.step('the user signs in and sees only the assigned services', async () => {
    await signInByHand(person, USER[1])
    await expect(person).toHaveURL(/\/idextracter\/pan$/)
    expect(await solutions(person)).toEqual(['PAN'])
    await person.goto('/payslip')
    await expect(person.getByText('Payslip is not part of your account')).toBeVisible()
    await person.goto('/admin/user')
    await expect(person).toHaveURL(/\/home$/)
  })

  await test.step('a deactivated user is signed out at the next call and cannot sign in', async () => {
    await admin.getByRole('table').getByRole('link', { name: USER[0], exact: true }).click()
    const panel = panelOf(admin, USER[0])
    await press(panel, 'Edit')
    await choose(panel, 'Inactive')
    await press(panel, 'Next')
    await press(panel, 'Save')
    await expect(admin.getByText('User status updated')).toBeVisible()

    await person.goto('/idextracter/pan')
    const dialog = person.getByRole('alertdialog')
    await expect(dialog).toContainText('Session Timedout')
    await dialog.getByRole('button').first().click()
    await expect(person).toHaveURL(/\/$/)
    await person.getByLabel('Work email').fill(USER[1])
    await person.getByRole('checkbox', { name: /I have read/ }).check()
    await press(person, 'Continue')
    await expect(dialog).toContainText('Account blocked')
  })
  await otherContext.close()
  await theirs.close()
})

test('keeps search, switch and open record in the URL through reload and Back', async ({
  page,
  portal,
}) => {
  await portal.signIn(VIDYA)
  await page.goto('/admin/client')
  await page.getByRole('searchbox').fill('kaveri')
  await expect(page).toHaveURL(/q=kaveri/)
  await page.getByRole('link', { name: `View ${KAVERI}` }).click()
  await expect(panelOf(page, KAVERI)).toBeVisible()
  await page.reload()
  await expect(panelOf(page, KAVERI)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('kaveri')
  await choose(page, 'Sub Clients')
  await expect(page).toHaveURL(/type=sub/)
  await page.goBack()
  await expect(page).not.toHaveURL(/type=sub/)
  await expect(page.getByRole('searchbox')).toHaveValue('kaveri')
})

test('asks about unsaved changes on a link, Back and reload, and keeps them if the user stays', async ({
  page,
  portal,
}) => {
  await portal.signIn(VIDYA)
  await page.goto('/admin/service')
  await page.getByRole('link', { name: 'gstr' }).click()
  const panel = panelOf(page, 'gstr')
  await press(panel, 'Edit')
  const description = panel.getByLabel('Description')
  await description.fill('GST returns')
  const question = page.getByRole('alertdialog')

  for (const leave of [
    async () => page.getByRole('link', { name: 'payslip' }).click(),
    async () => page.goBack(),
  ]) {
    await leave()
    await expect(question).toContainText('Leave without saving?')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(description).toHaveValue('GST returns')
    await expect(page).toHaveURL(/open=/)
  }

  let requestedUrl = ''
  page.once('dialog', (dialog) => {
    requestedUrl = dialog.type()
    void dialog.dismiss()
  })
  await page.evaluate(() => setTimeout(() => window.location.reload(), 0))
  await expect.poll(() => requestedUrl).toBe('beforeunload')
  await expect(description).toHaveValue('GST returns')

  await page.goBack()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).not.toHaveURL(/open=/)
})

test('shows the form instead of the list on a phone, and the list again after closing it', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await portal.signIn(VIDYA)
  await page.goto('/admin/user')
  await press(page, 'Add User')
  const panel = panelOf(page, 'Add User')
  await expect(panel).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Users List/ })).toBeHidden()
  await fill(panel, userTexts('Sandhya Pillai', 'sandhya.pillai@kaveri.example'))
  await pick(panel, 'Client', KAVERI)
  await press(panel, 'Next')
  await tick(panel, ['Payslip'])
  await press(panel, 'Save')
  await expect(page.getByText('User created')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Users List/ })).toBeVisible()
  await page.getByRole('searchbox').fill('sandhya')
  await page.getByRole('link', { name: 'Sandhya Pillai', exact: true }).click()
  await expect(panelOf(page, 'Sandhya Pillai')).toBeVisible()
  await press(panelOf(page, 'Sandhya Pillai'), 'Close')
  await expect(page.getByRole('searchbox')).toHaveValue('sandhya')
})
