import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import type { StartedApp } from './startApp.ts'

/** Starts the app once; after a failure the next call tries again. */
export function createAppLoader(): () => Promise<StartedApp> {
  let starting: Promise<StartedApp> | null = null
  return async () => {
    starting ??= loadChunk(async () => (await import('./startApp.ts')).startApp())
    try {
      return await starting
    } catch (error) {
      starting = null
      throw error
    }
  }
}

const RETRY_MS = 5_000

/** The app, also after failures: a dialog that is asked for without a network is shown once there is one. */
export async function awaitApp<App>(load: () => Promise<App>, retryMs = RETRY_MS): Promise<App> {
  for (;;)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await load()
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
}
