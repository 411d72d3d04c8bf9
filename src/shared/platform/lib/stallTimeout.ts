import { STALL_TIMEOUT_MS } from '#shared/platform/config/constants.ts'

const TICK_MS = 1_000
const TICKS = STALL_TIMEOUT_MS / TICK_MS

/** A task showed no progress for {@link STALL_TIMEOUT_MS}; its worker should be terminated. */
export class StalledError extends Error {
  override name = 'Stalled'
}

type StallTimeoutOptions = {
  /** Whether the timeout runs now: a hidden page draws nothing, whatever the file. */
  shouldCount?: (() => boolean) | undefined
}

/**
 * Runs a task that must show progress. The timeout counts seconds in which this page was active, not wall-clock time,
 * so that a laptop's sleep or a busy page does not count.
 * @param work receives `onProgress`, to call at each sign of progress
 * @throws StalledError
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
      if (idleSeconds >= TICKS) reject(new StalledError())
    }, TICK_MS)
  })
  try {
    return await Promise.race([work(() => (idleSeconds = 0)), stalled])
  } finally {
    clearInterval(timer)
  }
}
