import { STALL_TIMEOUT_MS } from '#shared/platform/config/constants.ts'
import { recordEvent } from '../appEvents.ts'

const TICK_MS = 1_000
const TICKS = STALL_TIMEOUT_MS / TICK_MS

/** No progress for {@link STALL_TIMEOUT_MS}: terminate the worker. */
export class StalledError extends Error {
  override name = 'StalledError'
}

type StallTimeoutOptions = {
  /** False while the page is hidden: it then draws nothing, whatever the file. */
  shouldCount?: (() => boolean) | undefined
}

/**
 * Counts only seconds in which this page was active, not a laptop's sleep.
 * @throws StalledError where `work` calls `onProgress` too seldom
 */
export async function withStallTimeout<Value>(
  work: (onProgress: () => void) => Promise<Value>,
  { shouldCount = () => true }: StallTimeoutOptions = {},
): Promise<Value> {
  let idleSeconds = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const stalled = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (shouldCount()) idleSeconds += 1
      if (idleSeconds < TICKS) return
      clearInterval(timer)
      const error = new StalledError()
      recordEvent({ kind: 'error', error })
      reject(error)
    }, TICK_MS)
  })
  try {
    return await Promise.race([work(() => (idleSeconds = 0)), stalled])
  } finally {
    clearInterval(timer)
  }
}
