import { loadWithStyles } from '#shared/ui/loading/loadWithStyles.ts'

/** The dialogs and their texts are a chunk of their own. */
export const loadOverlay = async () =>
  loadWithStyles(async () => (await import('./DialogOverlay.tsx')).DialogOverlay)

/** The dialog for an unreachable server must work offline. A failure is ignored; the overlay tries again. */
export async function prefetchOverlay(): Promise<boolean> {
  return loadOverlay().then(
    () => true,
    () => false,
  )
}
