import { hasSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'

export type PrerenderMarks = {
  prerendered?: string | undefined
  /** Set where signed-in users are redirected to another page. */
  forGuests?: string | undefined
}

/** 'neutral': the prerendered content is for another path or for guests only. */
export type InitialFrame = 'prerendered' | 'neutral'

/** Called before the first paint to show or hide the content, and by the app to hydrate or replace it. */
export function chooseFrame(
  { prerendered, forGuests }: PrerenderMarks,
  pathname: string,
): InitialFrame {
  if (prerendered !== pathname) return 'neutral'
  return forGuests !== undefined && hasSessionFlag() ? 'neutral' : 'prerendered'
}
