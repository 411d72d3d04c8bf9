import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'

const options = { label: 'The history of the file', LoadError: RenderNothing }

/** What pages show of the history of files loads after them. */
export const FilesHistory = lazyWithRetry(
  async () => (await import('./FilesHistory.tsx')).FilesHistory,
  options,
)
export const SentFilesHistory = lazyWithRetry(
  async () => (await import('./FilesHistory.tsx')).SentFilesHistory,
  options,
)
