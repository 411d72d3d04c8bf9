import { distanceKm } from '#shared/platform/lib/numbers/distance.ts'
import type { Point } from '../case.ts'
import type { PlottedAddress } from './mapHandle.ts'

export const MARKER_KINDS = ['entered', 'detected', 'new'] as const
export type MarkerKind = (typeof MARKER_KINDS)[number]

/** `rotation` of the pin around its tip, in degrees. */
export type MapMarker = { kind: MarkerKind; point: Point; rotation: number }

/** kyc §9; the letter does not depend on colour. Same colours in both themes. */
export const MARKER_STYLES: Record<MarkerKind, { letter: string; label: string; colour: string }> =
  {
    entered: { letter: 'E', label: 'Entered', colour: '#22783b' },
    detected: { letter: 'D', label: 'Detected', colour: '#b92f26' },
    new: { letter: 'N', label: 'New address', colour: '#3a5bb0' },
  }

/** The tip is the location. */
export const PIN_SHAPE = {
  width: 30,
  height: 40,
  letter: { x: 15, y: 15 },
  path: 'M15 39C10.5 30.5 1.5 24 1.5 14.5a13.5 13.5 0 0 1 27 0C28.5 24 19.5 30.5 15 39Z',
} as const

type MapPoints = { entered: Point | null; detected: Point | null; plotted: PlottedAddress | null }

/** Within this distance one pin would hide the other's letter. */
const ROTATE_WITHIN_KM = 0.3
const ROTATION_DEGREES = 26

/** The last one is on top. Near entered and detected pins rotate apart. */
export function buildMarkers({ entered, detected, plotted }: MapPoints): readonly MapMarker[] {
  const points: Record<MarkerKind, Point | null> = { entered, detected, new: plotted }
  const rotation = markerRotation(entered, detected)
  const rotations: Record<MarkerKind, number> = { entered: -rotation, detected: rotation, new: 0 }
  return MARKER_KINDS.flatMap((kind) => {
    const point = points[kind]
    return point === null ? [] : [{ kind, point, rotation: rotations[kind] }]
  })
}

function markerRotation(entered: Point | null, detected: Point | null): number {
  if (entered === null || detected === null || distanceKm(entered, detected) > ROTATE_WITHIN_KM)
    return 0
  return detected.longitude >= entered.longitude ? ROTATION_DEGREES : -ROTATION_DEGREES
}

export const CIRCLE_STYLE = { width: 2, dash: [6, 5], fill: 0.1 } as const
export const DISTANCE_LINE_STYLE = { width: 2, dash: [3, 4] } as const
