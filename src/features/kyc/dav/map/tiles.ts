/** Only tiles with CORS can be used in a snapshot. */
export type TileState = { kind: 'waiting' | 'shown' | 'failed'; withCors: boolean; attempt: number }

export type TileEvent = 'loaded' | 'failed' | 'timedOut' | 'retried'

export const INITIAL_TILES: TileState = { kind: 'waiting', withCors: true, attempt: 0 }

/** 'failed': none of the tiles came. With CORS, they are then requested without. */
export function tilesReducer(tiles: TileState, event: TileEvent): TileState {
  switch (event) {
    case 'loaded':
      return { ...tiles, kind: 'shown' }
    case 'failed':
      if (tiles.kind !== 'waiting') return tiles
      return tiles.withCors ? { ...tiles, withCors: false } : { ...tiles, kind: 'failed' }
    case 'timedOut':
      return tiles.kind === 'waiting' ? { ...tiles, kind: 'failed' } : tiles
    case 'retried':
      return { ...INITIAL_TILES, attempt: tiles.attempt + 1 }
    default:
      return event satisfies never
  }
}
