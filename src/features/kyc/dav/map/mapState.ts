import type { Point } from '../case.ts'

export type Plotted = { address: string } & Point

/** What the review is told about its map. */
export type MapState =
  | { kind: 'loading' }
  | {
      kind: 'ready'
      /** As it is shown: moved while the override is on (decisions D60). */
      entered: Point
      /** Between entered and detected; null where no place came with the case. */
      distanceKm: number | null
      plotted: Plotted | null
      /** Raw base64 of a PNG that shows what the reviewer sees; it always comes, in a few seconds at most. */
      snapshot: () => Promise<string>
    }
