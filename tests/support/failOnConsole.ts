import { afterEach, beforeEach, vi } from 'vitest'

/** Redux Toolkit's development checks report their duration, which depends on the machine. */
const SLOW_MIDDLEWARE_WARNING = /InvariantMiddleware took \d+ms/

/** Fails a test that writes an error or warning to the console. Called once by each setup file. */
export function failOnConsole(): void {
  const complaints: string[] = []
  const note = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    if (!SLOW_MIDDLEWARE_WARNING.test(text)) complaints.push(text)
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

/** Resets fake timers and spies between tests. */
export function restoreClockAndSpies(): void {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
