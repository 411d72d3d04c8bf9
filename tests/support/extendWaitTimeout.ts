import { vi } from 'vitest'
import { WAIT_TIMEOUT_MS } from './timeouts.ts'

const { waitFor } = vi

/** Vitest's own wait times out after a second, and no setting changes that. */
export function extendWaitTimeout(): void {
  vi.waitFor = (there, options = WAIT_TIMEOUT_MS) => waitFor(there, options)
}
