import type { Locator } from '@playwright/test'
import {
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
import {
  allowNetworkErrors,
  createOfflineFlow,
  openMenuLink,
  sees,
  trackChunks,
} from './support/offlineFlow.ts'
import { test } from './support/portal.ts'

const VIDYA = 'vidya.iyer@lekha.example'

test.beforeEach(({ portal }) => allowNetworkErrors(portal))

type Records = {
  flow: string
  link: RegExp
  heading: string
  add: string
  panel: string
  /** From the open form to the step that has Save. */
  fillIn: (panel: Locator) => Promise<void>
  saved: string
}

const RECORDS: readonly Records[] = [
  {
    flow: 'Clients',
    link: /Client/,
    heading: 'Client Management',
    add: 'Add Client',
    panel: 'ClientPanel',
    fillIn: async (panel) => {
      await fillClient(panel, NEW_CLIENT.profile)
      await press(panel, 'Next')
      await tick(panel, ['Payslip'])
    },
    saved: 'Client created',
  },
  {
    flow: 'Users',
    link: /User/,
    heading: 'User Management',
    add: 'Add User',
    panel: 'UserPanel',
    fillIn: async (panel) => {
      await fill(panel, userTexts('Sagar Patil', 'sagar.patil@kaveri.example'))
      await pick(panel, 'Client', 'Kaveri Microfinance')
      await press(panel, 'Next')
      await tick(panel, ['Payslip'])
    },
    saved: 'User created',
  },
  {
    flow: 'Services',
    link: /Service/,
    heading: 'Service Management',
    add: 'Add Service',
    panel: 'ServicePanel',
    fillIn: async (panel) => {
      await fill(panel, NEW_SERVICE)
    },
    saved: 'Service created',
  },
]

for (const { flow, link, heading, add, panel: chunk, fillIn, saved } of RECORDS) {
  test(flow.toLowerCase(), async ({ page, context, portal }) => {
    const line = await createOfflineFlow(flow, page, context)
    await portal.signIn(VIDYA)
    line.hold(chunk)
    const came = await trackChunks(page)
    await page.goto('/home')
    await page.getByRole('button', { name: 'Admin' }).waitFor()
    await came('appBarPanels')
    await line.cut('the list', {
      act: () => openMenuLink(page, 'Admin', link),
      after: async () => {
        await page.getByRole('heading', { name: heading }).waitFor()
        // Its rows are here, and not on their way when the line goes again.
        await page.getByRole('table').getByRole('link').first().waitFor()
      },
    })
    await line.cut(add, {
      blockedChunks: [chunk],
      act: () => press(page, add),
      after: () => panelOf(page, add).waitFor(),
    })
    const panel = panelOf(page, add)
    await fillIn(panel)
    await line.cut('Save', {
      act: () => press(panel, 'Save'),
      after: () => sees(page, saved),
    })
    line.end()
  })
}
