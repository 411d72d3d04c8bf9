import { PRODUCT_ADMIN, at, EVERYTHING, TRIAL, type Scene } from './scene.ts'

/** The frame around every page, and the pages that are nothing else. */
export const FRAME_SCENES: readonly Scene[] = [
  {
    name: 'home',
    as: EVERYTHING,
    open: at('/home'),
    next: [
      {
        name: 'solutions-panel',
        open: async (page) => {
          await page.getByRole('button', { name: 'Solutions' }).click()
          const solutions = page.getByRole('group', { name: 'Solutions' })
          await solutions.getByRole('link', { name: /^Payslip/ }).waitFor()
        },
      },
      { name: 'menupage', open: at('/menupage') },
      { name: 'change-password', open: at('/changePassword') },
    ],
  },
  {
    name: 'profile-menu',
    as: PRODUCT_ADMIN,
    open: async (page) => {
      await page.goto('/home')
      await page.getByRole('button', { name: /Vidya Iyer/ }).click()
      await page.getByRole('button', { name: 'Log Out' }).waitFor()
    },
    next: [
      {
        name: 'menu-sheet',
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
    as: TRIAL,
    open: async (page, portal) => {
      await page.goto('/payslip')
      await portal.pick('payslip.pdf')
      await page.getByRole('button', { name: 'Proceed' }).click()
      await page.getByRole('heading', { name: 'Payslip result' }).waitFor()
      await page.goto('/home')
      await page.getByRole('link', { name: 'payslip.pdf' }).waitFor()
    },
    next: [{ name: 'trial-demo', open: at('/bankpassbook') }],
  },
]
