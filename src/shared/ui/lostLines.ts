import type { WhyLost } from './whyLost.ts'

/** What stands in place of a lost part is told. */
export type LostProps = {
  what: string
  why: WhyLost
  /** The button was pressed, and it is not yet known whether it helped. */
  isTrying: boolean
  onRetry: () => void
}

/** What is up, and what helps. A reload is only offered where the server answers, and never made by itself. */
export const LOST_LINES: Record<WhyLost, string> = {
  offline:
    'There is no connection. It opens by itself when the line is back; nothing here is lost.',
  released:
    'A newer version of the portal is out. Reload to go on: chosen files and running analyses are kept.',
  refused:
    'The server did not send it. Try again or reload: chosen files and running analyses are kept.',
}
