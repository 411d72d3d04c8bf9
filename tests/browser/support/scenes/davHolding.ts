import { reviewed, statusOf, toCases } from '../davSteps.ts'
import { EVERYTHING, type Scene } from './scene.ts'

const NAME = 'Anitha Selvam'

/** A case that says nothing else than its form: every answer, five photos, Pass and Submit. */
const DECIDE = ['Shift+A', 'a', 'a', 'a', 'a', 'a', 'p', 'Control+Enter']

/** Who holds a case, the way back into one, and what comes after it (look 17b, 17d). */
export const DAV_HOLDING_SCENES: readonly Scene[] = [
  {
    name: 'dav-already-assigned',
    as: EVERYTHING,
    open: async (page, portal) => {
      portal.allow(/400/)
      await toCases(page, 'sub-kvm-sandbox-faults')
      await statusOf(page, 'Assigned elsewhere').click()
      await page.getByRole('alertdialog', { name: 'Case Already Assigned' }).waitFor()
    },
    next: [
      {
        name: 'dav-resume',
        open: async (page) => {
          await toCases(page, 'sub-kvm-kaveri-tiruchi')
          await statusOf(page, NAME).first().click()
          await reviewed(page, NAME)
          await page.reload()
          await page.getByRole('button', { name: 'Resume' }).waitFor()
        },
      },
      {
        name: 'dav-next-case',
        open: async (page) => {
          await page.getByRole('button', { name: 'Resume' }).click()
          await reviewed(page, NAME)
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
