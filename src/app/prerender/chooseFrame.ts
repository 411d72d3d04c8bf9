import { hasSessionFlag } from '#shared/platform/session/sessionFlag.ts'

/** Attributes that the build sets on <html> of a prerendered page. */
export type PrerenderMarks = {
  /** The path that was prerendered. */
  prerendered?: string | undefined
  /** Present where signed-in users are redirected, so that they would see another page. */
  forGuests?: string | undefined
}

/** 'prerendered': the prerendered content is right for this visit. 'neutral': it is for another path or for guests only. */
export type InitialFrame = 'prerendered' | 'neutral'

/** Called before the first paint, to show or hide the content, and by the app, to hydrate or replace it. */
export function chooseFrame(
  { prerendered, forGuests }: PrerenderMarks,
  pathname: string,
): InitialFrame {
  if (prerendered !== pathname) return 'neutral'
  return forGuests !== undefined && hasSessionFlag() ? 'neutral' : 'prerendered'
}
