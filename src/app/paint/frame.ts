import { hasFlag } from '#shared/session/flag.ts'

/** What the build wrote on <html> of a page whose first frame it painted (design, "First words before the first script"). */
export type PaintedMarks = {
  /** The address that was painted. */
  painted?: string | undefined
  /** Present where a signed-in person is sent on, so that the frame would be another one's. */
  forGuests?: string | undefined
}

/** 'painted': what stands in the page is this visit's first frame. 'neutral': it belongs to another address or to a guest. */
export type Frame = 'painted' | 'neutral'

/** Asked twice: before the first paint, to show or hide what was painted, and by the app, to take it over or replace it. */
export function frameOf({ painted, forGuests }: PaintedMarks, pathname: string): Frame {
  if (painted !== pathname) return 'neutral'
  return forGuests !== undefined && hasFlag() ? 'neutral' : 'painted'
}
