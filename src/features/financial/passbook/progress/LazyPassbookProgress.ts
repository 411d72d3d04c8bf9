import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'

export const LazyPassbookProgress = lazyWithRetry(
  async () => (await import('./PassbookProgress.tsx')).PassbookProgress,
  { label: 'The steps', LoadError: RenderNothing },
)
