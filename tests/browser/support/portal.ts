import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { AccountEmail } from '../../sandbox/accounts.ts'
import { WORLD_HEADER } from '../../sandbox/worlds.ts'
import { collectPageErrors } from './pageErrors.ts'
import { sampleFile } from './sampleFile.ts'
import { newWorldHeaders, clearBrowserData, signInByHand, signInByRequest } from './signIn.ts'

/** The hands of a browser test on the portal and its sandbox. */
export type Portal = {
  /** Signs a sample account in without a page; the test opens the one that it is about. */
  signIn: (email: AccountEmail) => Promise<void>
  /** Signs a sample account in as a person does, up to its landing page. */
  signInByHand: (email: AccountEmail) => Promise<void>
  /** A world that nobody was in, and a browser that holds nothing of the one before: as at the beginning of a test. */
  reset: () => Promise<void>
  /** Picks a sample document of the sandbox in the uploader on the screen. */
  pick: (sample: string, name?: string) => Promise<void>
  /** Moves the sandbox's clock on. */
  advance: (seconds: number) => Promise<void>
  /** Sets the pace of the sandbox, in which calls and jobs take no time; 1 is realistic, 0.3 outlasts what a test does meanwhile. */
  setSpeed: (speed: number) => Promise<void>
  /** Complaints that this test brings about on purpose and that are no fault. */
  allowError: (complaint: RegExp) => void
}

/** A sandbox world of its own for each test, named by a header; any complaint of the browser fails it. */
export const test = base.extend<{ portal: Portal }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { testId, retry, repeatEachIndex }) => {
    const world = [testId, retry, repeatEachIndex].join('.')
    await provide({ ...extraHTTPHeaders, [WORLD_HEADER]: world })
  },
  portal: async ({ page, context, browser }, provide, { project }) => {
    const allowed: RegExp[] = []
    const complaints = await collectPageErrors(context)
    const { request } = context // in the world that the browser is in
    const signedIn = join(project.outputDir, 'signed-in')

    await provide({
      signIn: (email) => signInByRequest(page, browser, signedIn, email),
      signInByHand: (email) => signInByHand(page, email),
      async reset() {
        await clearBrowserData(page)
        await context.setExtraHTTPHeaders(newWorldHeaders())
      },
      async pick(sample, name) {
        const file = await sampleFile(sample, name)
        await page.locator('input[type=file]').first().setInputFiles(file)
      },
      async advance(seconds) {
        await request.post('/sandbox/api/advance', { form: { seconds } })
      },
      async setSpeed(speed) {
        await request.post('/sandbox/api/speed', { form: { speed } })
      },
      allowError: (complaint) => void allowed.push(complaint),
    })

    // A request that is still open at the end of a test is not its fault.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
  },
})

export { expect } from '@playwright/test'
