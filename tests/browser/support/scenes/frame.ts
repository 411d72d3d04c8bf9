import { PRODUCT_ADMIN, at, EVERYTHING, TRIAL, type Scene } from './scene.ts'

/** The frame around every page, and the pages that are nothing else. */
export const FRAME_SCENES: readonly Scene[] = [
  { name: 'home', as: EVERYTHING, open: at('/home') },
  { name: 'menupage', as: EVERYTHING, open: at('/menupage') },
  {
    name: 'solutions-panel',
    as: EVERYTHING,
    open: async (page) => {
      await page.goto('/home')
      await page.getByRole('button', { name: 'Solutions' }).click()
      await page.getByRole('link', { name: /^Payslip/ }).waitFor()
    },
  },
  {
    name: 'menu-sheet',
    as: PRODUCT_ADMIN,
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/home')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'profile-menu',
    as: PRODUCT_ADMIN,
    open: async (page) => {
      await page.goto('/home')
      await page.getByRole('button', { name: /Vidya Iyer/ }).click()
      await page.getByRole('button', { name: 'Log Out' }).waitFor()
    },
  },
  { name: 'trial-home', as: TRIAL, open: at('/home') },
  { name: 'trial-demo', as: TRIAL, open: at('/bankpassbook') },
  { name: 'later-page', as: EVERYTHING, open: at('/gstr') },
  { name: 'change-password', as: EVERYTHING, open: at('/changePassword') },
  { name: 'candidate-dav-form', open: at('/dav/form?referenceId=x') },
  { name: 'candidate-uan-form', open: at('/uan/form?id=x') },
]
