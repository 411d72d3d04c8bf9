import type { Page } from '@playwright/test'
import type { AccountEmail } from '../../../sandbox/accounts.ts'
import type { Portal } from '../portal.ts'

export type Screen = {
  name: string
  /** Brings the screen about. */
  open: (page: Page, portal: Portal) => Promise<void>
  /** Opens it once more in another width, where what it hangs on is another element: a table's cell, a card's line. */
  reopen?: (page: Page) => Promise<void>
  /** Shown at 1920 px too: a screen that uses the room of a large window. */
  isLargeToo?: boolean
  /** Selector of what is new beside the screen before it: accessibility is checked there alone. */
  part?: string
}

/** One visit: its first screen is brought about from nothing, each further one from where the one before it ended. */
export type ScreenFixture = Screen & {
  /** Signed in as; left out: a guest. */
  signedInAs?: AccountEmail
  followUps?: readonly Screen[]
}

export const FULL_ACCESS_USER = 'kabir.sethi@kaveri.example'
export const TRIAL_USER = 'meera.nair@pinnaclehome.example'
export const PRODUCT_ADMIN = 'vidya.iyer@lekha.example'
export const CLIENT_ADMIN = 'rohan.kulkarni@kaveri.example'

/** A page that shows its state without steps. */
export const openPath = (path: string) => async (page: Page) => {
  await page.goto(path)
}
