import * as v from 'valibot'
import { kept } from '#shared/session/kept.ts'
import { LASTING } from '#shared/session/storedKeys.ts'
import { clampZoom, ZOOM_STEP } from './zoom.ts'

/** CSS px: letters from this size on are read without leaning forward; smaller ones are zoomed to a little more. */
const READABLE_PX = 11
const COMFORTABLE_PX = 13

/** The zoom that a reader chose while something found was looked at: the next one is shown at it, in other files too. */
export const keptFindZoom = kept({
  key: LASTING.findZoom,
  place: 'device',
  schema: v.number(),
  unreadable: 'removed',
})

type Look = {
  zoom: number
  /** Size of the found letters at this zoom, in CSS px. */
  fontPx: number
  /** Whether the reader set this zoom by hand in this file. */
  isChosen: boolean
  /** What was kept of an earlier look. */
  before: number | null
}

/** The zoom at which a found place is shown: the reader's own, else one at which it can be read. */
export function foundZoom({ zoom, fontPx, isChosen, before }: Look): number {
  if (isChosen) return zoom
  if (before !== null) return clampZoom(before)
  if (!(fontPx > 0 && fontPx < READABLE_PX)) return zoom
  const wanted = (zoom * COMFORTABLE_PX) / fontPx
  return Math.max(zoom, clampZoom(Math.round(wanted / ZOOM_STEP) / Math.round(1 / ZOOM_STEP)))
}
