import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { Nothing } from '#shared/ui/Nothing.tsx'

/** Not on the first screen; it is fetched while the summary is looked over. */
export const LazyPassbookProgress = lazyPart(
  async () => (await import('./PassbookProgress.tsx')).PassbookProgress,
  { what: 'The steps', Lost: Nothing },
)
