import { recordEvent } from '../appEvents.ts'

/** The action that needed the code can be tried again. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** A failed load is fetched again at the next call. Throws ChunkLoadError. */
export async function loadChunk<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    const error = new ChunkLoadError('Code of the portal did not come.', { cause })
    recordEvent({ kind: 'error', error })
    throw error
  }
}
