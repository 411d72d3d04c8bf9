/** Locked files whose stored bytes were replaced by a copy without a password, by file id. Only in memory, as passwords are. */
export function lockedOriginals(ended: AbortSignal) {
  const originals = new Map<string, { source: Blob; password: string }>()
  ended.addEventListener('abort', () => originals.clear())
  return originals
}
