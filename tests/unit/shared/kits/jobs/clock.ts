import { vi } from 'vitest'
import { START } from './builders.ts'

/** Timers and the clock are ours; IndexedDB and channels between tabs stay real, so each step lets them have their turn. */
export function startClock(): void {
  vi.useFakeTimers({
    now: START,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
}

/** Lets storage, channels and promises finish what they are at. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done))
}

const STEP_MS = 500

/** Passes time in small steps. */
export async function advanceTime(ms: number): Promise<void> {
  await settle()
  for (let gone = 0; gone < ms; gone += STEP_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, ms - gone))
    await settle()
  }
}
