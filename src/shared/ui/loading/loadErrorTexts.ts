import type { LoadErrorReason } from './loadErrorReason.ts'

export type LoadErrorProps = {
  label: string
  reason: LoadErrorReason
  isTrying: boolean
  onRetry: () => void
}

/** A reload is only offered where the server responds, and never automatic. */
export const LOAD_ERROR_TEXTS: Record<LoadErrorReason, string> = {
  offline: 'There is no connection. It opens when you are back online. Nothing is lost.',
  released:
    'A newer version of the portal is available. Reload to continue. Chosen files and running analyses are kept.',
  refused:
    'The server did not send it. Try again or reload. Chosen files and running analyses are kept.',
}
