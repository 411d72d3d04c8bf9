import type { Page } from '@playwright/test'
import { choose, fill, NEW_CLIENT, panelOf, pick, press, tick } from '../adminSteps.ts'
import { openRecord, openList } from './adminList.ts'
import { PRODUCT_ADMIN, type ScreenFixture } from './screenFixture.ts'

const KAVERI = 'Kaveri Microfinance'

async function addClient(page: Page) {
  await openList(page, '/admin/client')
  await press(page, 'Add Client')
  const panel = panelOf(page, 'Add Client')
  await panel.waitFor()
  return panel
}

/** Clients, in every state that has a look of its own. */
export const ADMIN_CLIENT_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'admin-clients',
    signedInAs: PRODUCT_ADMIN,
    open: (page) => openList(page, '/admin/client'),
    followUps: [
      { name: 'admin-clients-sub', open: (page) => openList(page, '/admin/client?type=sub') },
      {
        name: 'admin-clients-no-match',
        open: async (page) => {
          await openList(page, '/admin/client?q=nobody')
          await page.getByText('No client matches this search').waitFor()
        },
      },
      {
        name: 'admin-client-unknown',
        open: async (page) => {
          await openList(page, '/admin/client?open=client-9999')
          await page.getByText('that this link points to is not in the list').waitFor()
        },
      },
    ],
  },
  {
    name: 'admin-clients-empty',
    signedInAs: 'list-empty@lekha.example',
    open: async (page) => {
      await openList(page, '/admin/client')
      await page.getByText('No clients yet').waitFor()
    },
  },
  {
    name: 'admin-clients-failed',
    signedInAs: 'list-server-error@lekha.example',
    open: async (page) => {
      await openList(page, '/admin/client')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'admin-client-1-profile',
    signedInAs: PRODUCT_ADMIN,
    open: async (page) => {
      const panel = await addClient(page)
      await fill(panel, { ...NEW_CLIENT.profile, 'Custom URL': 'konkan coastal.example' })
      await press(panel, 'Next')
      await panel.getByText('Please enter a valid URL').waitFor()
    },
    followUps: [
      {
        name: 'admin-client-2-contact',
        open: async (page) => {
          const panel = panelOf(page, 'Add Client')
          await fill(panel, NEW_CLIENT.profile)
          await press(panel, 'Next')
          await fill(panel, NEW_CLIENT.contact)
        },
      },
      {
        name: 'admin-client-3-address',
        open: async (page) => {
          const panel = panelOf(page, 'Add Client')
          await press(panel, 'Next')
          await fill(panel, NEW_CLIENT.address)
        },
      },
      {
        name: 'admin-client-4-services',
        open: async (page) => {
          const panel = panelOf(page, 'Add Client')
          await press(panel, 'Next')
          await tick(panel, ['Payslip', 'Bank statement'])
          await panel.getByText('What will be created').scrollIntoViewIfNeeded()
        },
      },
    ],
  },
  {
    name: 'admin-client-1-sub',
    signedInAs: PRODUCT_ADMIN,
    open: async (page) => {
      const panel = await addClient(page)
      await choose(panel, 'Sub-client')
      await pick(panel, 'Parent client', KAVERI)
    },
  },
  {
    name: 'admin-client-view',
    signedInAs: PRODUCT_ADMIN,
    open: async (page) => {
      await openList(page, '/admin/client')
      await openRecord(page, KAVERI, `View ${KAVERI}`)
    },
    followUps: [
      {
        name: 'admin-client-edit',
        open: async (page) => {
          const panel = panelOf(page, KAVERI)
          await press(panel, 'Edit')
          await choose(panel, 'Inactive')
        },
      },
      {
        name: 'admin-client-unsaved',
        open: async (page) => {
          const panel = panelOf(page, KAVERI)
          await fill(panel, { 'Organization name': 'Kaveri Small Finance' })
          await press(panel, 'Close')
          await page.getByRole('alertdialog').waitFor()
        },
      },
    ],
  },
]
