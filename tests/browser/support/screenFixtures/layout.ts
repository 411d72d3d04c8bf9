import {
  PRODUCT_ADMIN,
  openPath,
  FULL_ACCESS_USER,
  TRIAL_USER,
  type ScreenFixture,
} from './screenFixture.ts'

/** The frame around every page, and the pages that are nothing else. */
export const LAYOUT_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'home',
    signedInAs: FULL_ACCESS_USER,
    open: openPath('/home'),
    followUps: [
      {
        name: 'solutions-panel',
        open: async (page) => {
          await page.getByRole('button', { name: 'Solutions' }).click()
          const solutions = page.getByRole('group', { name: 'Solutions' })
          await solutions.getByRole('link', { name: /^Payslip/ }).waitFor()
        },
      },
      { name: 'menupage', open: openPath('/menupage') },
      { name: 'change-password', open: openPath('/changePassword') },
    ],
  },
  {
    name: 'profile-menu',
    signedInAs: PRODUCT_ADMIN,
    open: async (page) => {
      await page.goto('/home')
      await page.getByRole('button', { name: /Vidya Iyer/ }).click()
      await page.getByRole('button', { name: 'Log Out' }).waitFor()
    },
    followUps: [
      {
        name: 'menu-drawer',
        open: async (page) => {
          await page.setViewportSize({ width: 390, height: 844 })
          await page.goto('/home')
          await page.getByRole('button', { name: 'Menu' }).click()
          await page.getByRole('dialog', { name: 'Menu' }).waitFor()
        },
      },
    ],
  },
  {
    name: 'trial-home',
    signedInAs: TRIAL_USER,
    open: async (page, portal) => {
      await page.goto('/payslip')
      await portal.pick('payslip.pdf')
      await page.getByRole('button', { name: 'Proceed' }).click()
      await page.getByRole('heading', { name: 'Payslip result' }).waitFor()
      await page.goto('/home')
      await page.getByRole('link', { name: 'payslip.pdf' }).waitFor()
    },
    followUps: [{ name: 'trial-demo', open: openPath('/bankpassbook') }],
  },
]
