import type { Page } from '@playwright/test'
import {
  choose,
  fill,
  fillClient,
  NEW_CLIENT,
  panelOf,
  pick,
  press,
  tick,
  userTexts,
} from './adminSteps.ts'
import type { Scene } from './scenes.ts'

const VIDYA = 'vidya.iyer@lekha.example'
const ROHAN = 'rohan.kulkarni@kaveri.example'

/** An admin page with its list loaded. */
async function to(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { name: /^\w+ List/ }).waitFor()
  await page
    .getByRole('status')
    .getByText(/^Loading/)
    .waitFor({ state: 'hidden' })
}

async function addClient(page: Page) {
  await to(page, '/admin/client')
  await press(page, 'Add Client')
  const panel = panelOf(page, 'Add Client')
  await panel.waitFor()
  return panel
}

async function openFirst(page: Page, name: string, link = name) {
  await page.getByRole('link', { name: link, exact: true }).click()
  const panel = panelOf(page, name)
  await panel.waitFor()
  return panel
}

async function addUser(page: Page) {
  await to(page, '/admin/user')
  await press(page, 'Add User')
  const panel = panelOf(page, 'Add User')
  await pick(panel, 'Client', 'Kaveri Microfinance')
  return panel
}

const KAVERI = 'Kaveri Microfinance'

/** Every screen of administration in every state that has one of its own. */
export const ADMIN_SCENES: readonly Scene[] = [
  { name: 'admin-clients', as: VIDYA, open: (page) => to(page, '/admin/client') },
  { name: 'admin-clients-sub', as: VIDYA, open: (page) => to(page, '/admin/client?type=sub') },
  {
    name: 'admin-clients-no-match',
    as: VIDYA,
    open: async (page) => {
      await to(page, '/admin/client?q=nobody')
      await page.getByText('No client matches these filters').waitFor()
    },
  },
  {
    name: 'admin-clients-empty',
    as: 'list-empty@lekha.example',
    open: async (page) => {
      await to(page, '/admin/client')
      await page.getByText('No clients yet').waitFor()
    },
  },
  {
    name: 'admin-clients-failed',
    as: 'list-server-error@lekha.example',
    open: async (page) => {
      await to(page, '/admin/client')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'admin-client-1-profile',
    as: VIDYA,
    open: async (page) => {
      const panel = await addClient(page)
      await fill(panel, { ...NEW_CLIENT.profile, 'Custom URL': 'konkan coastal.example' })
      await press(panel, 'Next')
      await panel.getByText('Please enter a valid URL').waitFor()
    },
  },
  {
    name: 'admin-client-1-sub',
    as: VIDYA,
    open: async (page) => {
      const panel = await addClient(page)
      await choose(panel, 'Sub client')
      await pick(panel, 'Parent client', KAVERI)
    },
  },
  {
    name: 'admin-client-2-contact',
    as: VIDYA,
    open: async (page) => {
      const panel = await addClient(page)
      await fill(panel, NEW_CLIENT.profile)
      await press(panel, 'Next')
      await fill(panel, NEW_CLIENT.contact)
    },
  },
  {
    name: 'admin-client-3-address',
    as: VIDYA,
    open: async (page) => fillClient(await addClient(page), NEW_CLIENT.profile),
  },
  {
    name: 'admin-client-4-services',
    as: VIDYA,
    open: async (page) => {
      const panel = await addClient(page)
      await fillClient(panel, NEW_CLIENT.profile)
      await press(panel, 'Next')
      await tick(panel, ['Payslip', 'Bank statement'])
      await panel.getByText('What will be created').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'admin-client-view',
    as: VIDYA,
    open: async (page) => {
      await to(page, '/admin/client')
      await openFirst(page, KAVERI, `View ${KAVERI}`)
    },
  },
  {
    name: 'admin-client-edit',
    as: VIDYA,
    open: async (page) => {
      await to(page, '/admin/client')
      const panel = await openFirst(page, KAVERI, `View ${KAVERI}`)
      await press(panel, 'Edit')
      await choose(panel, 'Inactive')
    },
  },
  {
    name: 'admin-client-unsaved',
    as: VIDYA,
    open: async (page) => {
      await to(page, '/admin/client')
      const panel = await openFirst(page, KAVERI, `View ${KAVERI}`)
      await press(panel, 'Edit')
      await fill(panel, { 'Organization name': 'Kaveri Small Finance' })
      await press(panel, 'Close')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'admin-client-unknown',
    as: VIDYA,
    open: async (page) => {
      await to(page, '/admin/client?open=client-9999')
      await page.getByText('that this link leads to is not in the list').waitFor()
    },
  },
  { name: 'admin-users', as: VIDYA, open: (page) => to(page, '/admin/user') },
  {
    name: 'admin-users-filter',
    as: VIDYA,
    open: async (page) => {
      await to(page, '/admin/user')
      await page.getByRole('combobox', { name: 'Organization' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'admin-users-client-admin', as: ROHAN, open: (page) => to(page, '/admin/user') },
  {
    name: 'admin-user-1-details',
    as: VIDYA,
    open: async (page) => {
      const panel = await addUser(page)
      await fill(panel, userTexts('Asha', 'asha.bose@kaveri'))
      await press(panel, 'Next')
      await panel.getByText('Please enter a valid email address').waitFor()
    },
  },
  {
    name: 'admin-user-2-services',
    as: VIDYA,
    open: async (page) => {
      const panel = await addUser(page)
      await fill(panel, userTexts('Asha Bose', 'asha.bose@kaveri.example'))
      await press(panel, 'Next')
      await tick(panel, ['Payslip', 'PAN'])
    },
  },
  {
    name: 'admin-user-edit',
    as: ROHAN,
    open: async (page) => {
      await to(page, '/admin/user')
      const panel = await openFirst(page, 'Kabir Sethi')
      await press(panel, 'Edit')
    },
  },
  { name: 'admin-services', as: VIDYA, open: (page) => to(page, '/admin/service') },
  {
    name: 'admin-service-add',
    as: VIDYA,
    open: async (page) => {
      await to(page, '/admin/service')
      await press(page, 'Add Service')
      const panel = panelOf(page, 'Add Service')
      await fill(panel, { 'Service name': 'rentSlip', 'Service type': 'Financial Services' })
      await panel.getByLabel('Endpoint document').fill('no address')
      await press(panel, 'Save')
      await panel.getByText('Please enter a valid URL').waitFor()
    },
  },
  {
    name: 'admin-service-edit',
    as: VIDYA,
    open: async (page) => {
      await to(page, '/admin/service')
      const panel = await openFirst(page, 'payslip')
      await press(panel, 'Edit')
      await fill(panel, { Description: 'Reads earnings of each month' })
      await choose(panel, 'Inactive')
    },
  },
]
