import { afterEach, beforeEach, vi } from 'vitest'

/** Redux Toolkit's development checks tell how long they took: that speaks of the machine, not of the product. */
const IS_ABOUT_LOAD = /InvariantMiddleware took \d+ms/

/** What a test writes to the console as an error or a warning fails it. Called once by each setup file. */
export function keepConsoleSilent(): void {
  const complaints: string[] = []
  const note = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    if (!IS_ABOUT_LOAD.test(text)) complaints.push(text)
  }
  beforeEach(() => {
    complaints.length = 0
    vi.spyOn(console, 'error').mockImplementation(note)
    vi.spyOn(console, 'warn').mockImplementation(note)
  })
  afterEach(() => {
    if (complaints.length > 0)
      throw new Error(`The console was not silent:\n${complaints.join('\n')}`)
  })
}

/** Clocks and spies of one test are not those of the next. */
export function restoreClockAndSpies(): void {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
