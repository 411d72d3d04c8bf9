import { STALL_LIMIT_MS } from '#shared/config/constants.ts'

const TICK_MS = 1_000
const TICKS = STALL_LIMIT_MS / TICK_MS

/** Work gave no sign of life for {@link STALL_LIMIT_MS}: whoever does it is to be ended. */
export class Stalled extends Error {
  override name = 'Stalled'
}

type Watch = {
  /** Whether silence counts just now: a page that is not shown draws nothing, whatever the file. */
  counts?: (() => boolean) | undefined
}

/**
 * Work under a limit on silence. Seconds in which this page ticked are counted, not the clock: a laptop that slept, or a page that was
 * busy itself, is no silence of the work.
 * @param work is given `beat`, to be called at each sign of life
 * @throws Stalled
 */
export async function untilStalled<Value>(
  work: (beat: () => void) => Promise<Value>,
  { counts = () => true }: Watch = {},
): Promise<Value> {
  let silent = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const stalled = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (counts()) silent += 1
      if (silent >= TICKS) reject(new Stalled())
    }, TICK_MS)
  })
  try {
    return await Promise.race([work(() => (silent = 0)), stalled])
  } finally {
    clearInterval(timer)
  }
}
