import { FORM_ANSWERS, toForm } from '../formSteps.ts'
import type { Scene } from './scene.ts'

/** The candidate's form with its gaps marked, the last look, and no network (look 10, 18). */
export const ADDRESS_FORM_SCENES: readonly Scene[] = [
  {
    name: 'address-form',
    open: async (page) => {
      const { ownershipStatus, typeOfAddress } = FORM_ANSWERS
      await toForm(page, { answers: { ownershipStatus, typeOfAddress }, furthest: 'form' })
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.getByRole('button', { name: 'OK' }).click()
      await page.getByText('2 of 13 done').waitFor()
    },
    next: [
      {
        name: 'address-form-review',
        open: async (page) => {
          await toForm(page, { answers: FORM_ANSWERS, furthest: 'review', apartKm: 1.8 })
          await page.getByText('Warnings: 1').waitFor()
        },
      },
      {
        name: 'address-form-offline',
        open: async (page, portal) => {
          portal.allow(/ERR_INTERNET_DISCONNECTED/)
          await page.context().setOffline(true)
          await page.getByRole('button', { name: 'Submit' }).click()
          await page.getByRole('heading', { name: 'No network right now' }).waitFor()
        },
      },
    ],
  },
]
