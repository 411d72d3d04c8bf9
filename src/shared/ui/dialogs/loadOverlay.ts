import { loadWithStyles } from '#shared/ui/loading/loadWithStyles.ts'

/** Loads the dialogs with their texts, a chunk of their own. */
export const loadOverlay = async () =>
  loadWithStyles(async () => (await import('./DialogOverlay.tsx')).DialogOverlay)

/**
 * Prefetches the dialogs, because the one for an unreachable server must work offline. A failure is ignored; the
 * overlay tries again when needed.
 */
export async function prefetchOverlay(): Promise<boolean> {
  return loadOverlay().then(
    () => true,
    () => false,
  )
}
