import type { Point } from '../case.ts'
import type { View } from './frame.ts'

/** A tile that has come, where it lies in the view. */
export type ShownTile = { image: HTMLImageElement; x: number; y: number; size: number }

/** The map on the screen, for whoever takes its picture. */
export type MapStage = {
  /** Null while it has no size: hidden, or behind another tab. */
  view: () => View | null
  /** Brings the view to where all of these are seen. */
  show: (points: readonly Point[]) => void
  isComplete: () => boolean
  tiles: () => readonly ShownTile[]
}
