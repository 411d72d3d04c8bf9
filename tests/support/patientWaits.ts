import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

const { waitFor } = vi

/** vitest's own wait gives up after a second, and no setting says otherwise. */
export function waitPatiently(): void {
  vi.waitFor = (there, options = PATIENCE_MS) => waitFor(there, options)
}
