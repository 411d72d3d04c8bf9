import type { Page } from '@playwright/test'
import { choose, fill, panelOf, pick, press, tick, userTexts } from '../adminSteps.ts'
import { openRecord, openList } from './adminList.ts'
import { CLIENT_ADMIN, PRODUCT_ADMIN, type ScreenFixture } from './screenFixture.ts'

async function addUser(page: Page) {
  await openList(page, '/admin/user')
  await press(page, 'Add User')
  const panel = panelOf(page, 'Add User')
  await pick(panel, 'Client', 'Kaveri Microfinance')
  return panel
}

/** Users and services, in every state that has a look of its own. */
export const ADMIN_USER_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'admin-users',
    signedInAs: PRODUCT_ADMIN,
    open: (page) => openList(page, '/admin/user'),
    followUps: [
      {
        name: 'admin-users-filter',
        open: async (page) => {
          await page.getByRole('combobox', { name: 'Organization' }).click()
          await page.getByRole('option').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'admin-users-client-admin',
    signedInAs: CLIENT_ADMIN,
    open: (page) => openList(page, '/admin/user'),
    followUps: [
      {
        name: 'admin-user-edit',
        open: async (page) => {
          const panel = await openRecord(page, 'Kabir Sethi')
          await press(panel, 'Edit')
        },
      },
    ],
  },
  {
    name: 'admin-user-1-details',
    signedInAs: PRODUCT_ADMIN,
    open: async (page) => {
      const panel = await addUser(page)
      await fill(panel, userTexts('Asha', 'asha.bose@kaveri'))
      await press(panel, 'Next')
      await panel.getByText('Please enter a valid email address').waitFor()
    },
    followUps: [
      {
        name: 'admin-user-2-services',
        open: async (page) => {
          const panel = panelOf(page, 'Add User')
          await fill(panel, userTexts('Asha Bose', 'asha.bose@kaveri.example'))
          await press(panel, 'Next')
          await tick(panel, ['Payslip', 'PAN'])
        },
      },
    ],
  },
  {
    name: 'admin-services',
    signedInAs: PRODUCT_ADMIN,
    open: (page) => openList(page, '/admin/service'),
    followUps: [
      {
        name: 'admin-service-add',
        open: async (page) => {
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
        open: async (page) => {
          await openList(page, '/admin/service')
          const panel = await openRecord(page, 'payslip')
          await press(panel, 'Edit')
          await fill(panel, { Description: 'Reads earnings of each month' })
          await choose(panel, 'Inactive')
        },
      },
    ],
  },
]
