import { test as base, expect, type Page } from '@playwright/test'
import { SANDBOX_PASSWORD, type AccountEmail } from '../../sandbox/accounts.ts'

/** The hands of a browser test on the portal and its sandbox. */
export type Portal = {
  /** Signs a sample account in by hand, from the sign-in page to its landing page. */
  signIn: (email: AccountEmail, page?: Page) => Promise<void>
  /** Picks a sample document of the sandbox in the uploader on the screen. */
  pick: (sample: string, name?: string) => Promise<void>
  /** Moves the sandbox's clock on. */
  advance: (seconds: number) => Promise<void>
  /** Sets the pace of the sandbox; 1 is realistic. */
  pace: (speed: number) => Promise<void>
  /** Complaints that this test brings about on purpose and that are no fault. */
  allow: (complaint: RegExp) => void
}

/** What a page may never do: violate the policy, throw, or write an error to the console. */
async function watch(page: Page, complaints: string[]): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
}

/** A fresh sandbox world for each test; any complaint of the browser fails it. */
export const test = base.extend<{ portal: Portal }>({
  portal: async ({ page, context, request }, provide) => {
    const reset = await request.post('/sandbox/api/reset')
    expect(reset.ok()).toBe(true)
    const complaints: string[] = []
    const allowed: RegExp[] = []
    context.on('page', (opened) => void watch(opened, complaints))
    await watch(page, complaints)

    await provide({
      async signIn(email, on = page) {
        await on.goto('/')
        await on.getByLabel('Work email').fill(email)
        await on.getByRole('checkbox', { name: /I have read/ }).check()
        await on.getByRole('button', { name: 'Continue' }).click()
        await on.getByLabel('Password', { exact: true }).fill(SANDBOX_PASSWORD)
        await on.getByRole('button', { name: 'Log in' }).click()
        await on.waitForURL((url) => url.pathname !== '/')
      },
      async pick(sample, name = sample) {
        const answer = await request.get(`/sandbox/samples/${sample}`)
        expect(answer.ok()).toBe(true)
        const file = { name, mimeType: 'application/pdf', buffer: await answer.body() }
        await page.locator('input[type=file]').first().setInputFiles(file)
      },
      async advance(seconds) {
        await request.post('/sandbox/api/advance', { form: { seconds } })
      },
      async pace(speed) {
        await request.post('/sandbox/api/speed', { form: { speed } })
      },
      allow: (complaint) => void allowed.push(complaint),
    })

    await request.post('/sandbox/api/speed', { form: { speed: 20 } })
    expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
  },
})

export { expect } from '@playwright/test'
