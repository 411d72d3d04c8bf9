/** A code chunk failed to load. The action that needed it can be tried again. */
export class ChunkLoadError extends Error {
  override name = 'CodeLost'
}

/**
 * Loads a module with `import()`; a failed load is fetched again at the next call.
 * @throws ChunkLoadError
 */
export async function loadChunk<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    throw new ChunkLoadError('Code of the portal did not come.', { cause })
  }
}
