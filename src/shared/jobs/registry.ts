import { POLL_INTERVAL_MS } from '#shared/config/constants.ts'
import type { AnalyzerCalls } from './definition.ts'
import { untilTime } from './pollTurn.ts'

type Load = () => Promise<AnalyzerCalls>

const loaders = new Map<string, Load>()

/**
 * Makes an analyzer known to the engine, so that its jobs resume on any page. The app registers all of them with
 * lazy loaders; an analyzer's own page registers itself too.
 */
export function registerAnalyzer(id: string, load: Load): void {
  loaders.set(id, load)
}

/** Null for a job of an analyzer that this build no longer has. */
export async function analyzerOf(id: string): Promise<AnalyzerCalls | null> {
  const load = loaders.get(id)
  return load === undefined ? null : await load()
}

/** A definition whose code cannot be fetched just now is tried again: the job waits for it. */
export async function loadAnalyzer(id: string, signal: AbortSignal): Promise<AnalyzerCalls | null> {
  while (!signal.aborted) {
    try {
      return await analyzerOf(id)
    } catch {
      await untilTime(Date.now() + POLL_INTERVAL_MS, signal) // offline, or a deployment is under way
    }
  }
  return null
}
