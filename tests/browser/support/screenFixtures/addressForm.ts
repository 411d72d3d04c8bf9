import { FORM_ANSWERS, openStoredForm } from '../formSteps.ts'
import type { ScreenFixture } from './screenFixture.ts'

/** The candidate's form with its gaps marked, the last look, and no network (look 10, 18). */
export const ADDRESS_FORM_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'address-form',
    open: async (page) => {
      const { ownershipStatus, typeOfAddress } = FORM_ANSWERS
      await openStoredForm(page, { answers: { ownershipStatus, typeOfAddress }, furthest: 'form' })
      await page.getByRole('button', { name: 'Check answers' }).click()
      await page.getByRole('button', { name: 'OK' }).click()
      await page.getByText('2 of 13 done').waitFor()
    },
    followUps: [
      {
        name: 'address-form-review',
        open: async (page) => {
          await openStoredForm(page, { answers: FORM_ANSWERS, furthest: 'review', apartKm: 1.8 })
          await page.getByText('1 warning', { exact: true }).waitFor()
        },
      },
      {
        name: 'address-form-offline',
        open: async (page, portal) => {
          portal.allowError(/ERR_INTERNET_DISCONNECTED/)
          await page.context().setOffline(true)
          await page.getByRole('button', { name: 'Submit' }).click()
          await page.getByRole('heading', { name: 'No network right now' }).waitFor()
        },
      },
    ],
  },
]
