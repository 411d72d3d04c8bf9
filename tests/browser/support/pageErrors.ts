import type { BrowserContext, Page } from '@playwright/test'

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
}

/** What no page of the context may do, collected: violate the policy, throw, or write an error to the console. */
export async function collectPageErrors(context: BrowserContext): Promise<readonly string[]> {
  const complaints: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  for (const page of context.pages()) watch(page, complaints)
  context.on('page', (page) => watch(page, complaints))
  return complaints
}
