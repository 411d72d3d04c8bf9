import { loadPart } from '#shared/ui/loadPart.ts'
import { lineBack } from './flow/wait.ts'

type Part = { preload: () => Promise<unknown> }

/**
 * Fetches the code of what comes later, one part after the other, while the person reads. A part that does not come is
 * fetched again when the line is back: the screen that says that there is no network is needed without one. Never rejects.
 */
export async function fetchAhead(parts: readonly Part[], over: AbortSignal): Promise<void> {
  for (const { preload } of parts) {
    while (!over.aborted && !(await hasCome(preload))) await lineBack(over)
  }
}

const hasCome = (preload: Part['preload']): Promise<boolean> =>
  loadPart(preload).then(
    () => true,
    () => false,
  )
