import { reviewCase, statusOf, openCases } from '../davSteps.ts'
import { FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const NAME = 'Anitha Selvam'

/** A case that says nothing else than its form: every answer, five photos, Pass and Submit. */
const DECIDE = ['Shift+A', 'a', 'a', 'a', 'a', 'a', 'p', 'Control+Enter']

/** Who holds a case, the way back into one, and what comes after it (look 17b, 17d). */
export const DAV_ASSIGNMENT_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'dav-already-assigned',
    signedInAs: FULL_ACCESS_USER,
    open: async (page, portal) => {
      portal.allowError(/400/)
      await openCases(page, 'sub-kvm-sandbox-faults')
      await statusOf(page, 'Assigned elsewhere').click()
      await page.getByRole('alertdialog', { name: 'Case Already Assigned' }).waitFor()
    },
    followUps: [
      {
        name: 'dav-resume',
        open: async (page) => {
          await openCases(page, 'sub-kvm-kaveri-tiruchi')
          await statusOf(page, NAME).first().click()
          await reviewCase(page, NAME)
          await page.reload()
          await page.getByRole('button', { name: 'Resume' }).waitFor()
        },
      },
      {
        name: 'dav-next-case',
        open: async (page) => {
          await page.getByRole('button', { name: 'Resume' }).click()
          await reviewCase(page, NAME)
          await page.getByRole('button', { name: 'Submit' }).waitFor()
          for (const key of DECIDE) await page.keyboard.press(key)
          await page.getByRole('alertdialog').waitFor()
          await page.keyboard.press('Enter')
          await page.getByRole('alertdialog', { name: 'QC submitted: Pass' }).waitFor()
        },
      },
    ],
  },
]
