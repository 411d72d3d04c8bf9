import type { Point } from '../case.ts'
import { distanceKm } from '#shared/lib/distance.ts'
import type { Plotted } from './mapState.ts'

export const MARK_KINDS = ['entered', 'detected', 'new'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** A place on the map. `lean`: degrees by which its pin leans over, its tip in place. */
export type Mark = { kind: MarkKind; point: Point; lean: number }

/** How a place is marked (kyc §9): the letter says it where the colour cannot. Colours are paper's, in both themes. */
export const MARKS: Record<MarkKind, { letter: string; label: string; colour: string }> = {
  entered: { letter: 'E', label: 'Entered', colour: '#22783b' },
  detected: { letter: 'D', label: 'Detected', colour: '#b92f26' },
  new: { letter: 'N', label: 'New address', colour: '#3a5bb0' },
}

/** The pin of a mark in its box; its tip is the place. */
export const PIN = {
  width: 30,
  height: 40,
  /** Centre of its letter. */
  letter: { x: 15, y: 15 },
  path: 'M15 39C10.5 30.5 1.5 24 1.5 14.5a13.5 13.5 0 0 1 27 0C28.5 24 19.5 30.5 15 39Z',
} as const

type Places = { entered: Point | null; detected: Point | null; plotted: Plotted | null }

/** Nearer than this one pin would hide the other's letter. */
const LEAN_WITHIN_KM = 0.3
const LEAN_DEGREES = 26

/** The places that are there; the last one is drawn on top. Entered and detected lean apart where they are close. */
export function marksOf({ entered, detected, plotted }: Places): readonly Mark[] {
  const points: Record<MarkKind, Point | null> = { entered, detected, new: plotted }
  const lean = leanOf(entered, detected)
  const leans: Record<MarkKind, number> = { entered: -lean, detected: lean, new: 0 }
  return MARK_KINDS.flatMap((kind) => {
    const point = points[kind]
    return point === null ? [] : [{ kind, point, lean: leans[kind] }]
  })
}

/** Of the detected one: to its own side of the entered one. */
function leanOf(entered: Point | null, detected: Point | null): number {
  if (entered === null || detected === null || distanceKm(entered, detected) > LEAN_WITHIN_KM)
    return 0
  return detected.longitude >= entered.longitude ? LEAN_DEGREES : -LEAN_DEGREES
}

/** Lines as they are drawn, in px. */
export const CIRCLE_LINE = { width: 2, dash: [6, 5], fill: 0.1 } as const
export const LINE = { width: 2, dash: [3, 4] } as const
