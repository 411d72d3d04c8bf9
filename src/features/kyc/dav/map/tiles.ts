import { assertNever } from '#shared/lib/assertNever.ts'

/** How the tiles come: a picture can be taken of those that come with CORS alone. */
export type Tiles = { kind: 'waiting' | 'shown' | 'lost'; withCors: boolean; tries: number }

export type TileEvent = 'came' | 'failed' | 'silent' | 'asked again'

export const FIRST_TILES: Tiles = { kind: 'waiting', withCors: true, tries: 0 }

/** A server that refuses the first ones with CORS is asked without; one tile that is missing among others is no loss. */
export function stepTiles(tiles: Tiles, event: TileEvent): Tiles {
  switch (event) {
    case 'came':
      return { ...tiles, kind: 'shown' }
    case 'failed':
      if (tiles.kind !== 'waiting') return tiles
      return tiles.withCors ? { ...tiles, withCors: false } : { ...tiles, kind: 'lost' }
    case 'silent':
      return tiles.kind === 'waiting' ? { ...tiles, kind: 'lost' } : tiles
    case 'asked again':
      return { ...FIRST_TILES, tries: tiles.tries + 1 }
    default:
      return assertNever(event)
  }
}
