import type { Dispatch } from 'react'
import { TileLayer } from 'react-leaflet'
import { env } from '#shared/config/env.ts'
import type { TileEvent, Tiles } from './tiles.ts'

/** Deeper than the frame goes by itself: for somebody who looks at the street. */
export const DEEPEST_ZOOM = 18

type TileGroundProps = { tiles: Tiles; onEvent: Dispatch<TileEvent> }

/** The tiles of the configured server. Public ones refuse who does not say where from, hence the origin. */
export function TileGround({ tiles: { withCors, tries }, onEvent }: TileGroundProps) {
  return (
    <TileLayer
      key={`${tries} ${withCors}`}
      url={env().VITE_MAP_TILES_URL}
      crossOrigin={withCors ? 'anonymous' : false}
      referrerPolicy="strict-origin"
      maxZoom={DEEPEST_ZOOM}
      eventHandlers={{
        tileload: () => onEvent('came'),
        tileerror: () => onEvent('failed'),
      }}
    />
  )
}
