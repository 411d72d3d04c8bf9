import type { BrowserContext } from '@playwright/test'
import { POLL_INTERVAL_MS } from '#shared/platform/config/constants.ts'

/** Pages of this context poll as the product does; the build for tests polls ten times as often. */
export async function useRealPollInterval(context: BrowserContext): Promise<void> {
  await context.addInitScript((interval) => {
    Object.assign(globalThis, { testedPollIntervalMs: interval })
  }, POLL_INTERVAL_MS)
}
