import { loadWithStyles } from '#shared/ui/loading/loadWithStyles.ts'

/** The dialogs and their texts are a chunk of their own, prefetched because the one for an unreachable server must work offline. */
export const loadOverlay = async () =>
  loadWithStyles(async () => (await import('./DialogOverlay.tsx')).DialogOverlay)
