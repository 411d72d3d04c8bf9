import { loadPart } from '#shared/ui/loadPart.ts'

/** The dialogs with their texts: a chunk of its own. */
export const loadOverlay = async () =>
  loadPart(async () => (await import('./ErrorOverlay.tsx')).ErrorOverlay)

/**
 * Fetches the dialogs before they are needed: the one that says that the server cannot be reached must be able to
 * show when the network is gone. A failure is no news here; the overlay tries again when a dialog is due.
 */
export async function prefetchOverlay(): Promise<boolean> {
  return loadOverlay().then(
    () => true,
    () => false,
  )
}
