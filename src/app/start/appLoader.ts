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
