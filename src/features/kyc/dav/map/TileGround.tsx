import { Browser, GridLayer, Util, type Coords, type DoneCallback } from 'leaflet'
import { useEffect, useEffectEvent, type Dispatch } from 'react'
import { useMap } from 'react-leaflet'
import { env } from '#shared/config/env.ts'
import type { TileEvent } from './tiles.ts'

/** Deeper than the frame goes by itself: for somebody who looks at the street. */
export const DEEPEST_ZOOM = 18
/** Servers that a `{s}` in the address stands for. */
const SUBDOMAINS = ['a', 'b', 'c'] as const

type TileGroundProps = { withCors: boolean; onEvent: Dispatch<TileEvent> }

/** The tiles of the configured server. Public servers refuse requests without an origin. A new `key` asks again. */
export function TileGround({ withCors, onEvent }: TileGroundProps) {
  const map = useMap()
  const onTile = useEffectEvent(onEvent)
  useEffect(() => {
    const layer = new TileImages(env().VITE_MAP_TILES_URL, withCors)
    layer.on('tileload', () => onTile('came')).on('tileerror', () => onTile('failed'))
    layer.addTo(map)
    return () => void layer.remove()
  }, [map, withCors])
  return null
}

/**
 * Tiles as images. Leaflet's own TileLayer ends the loading of a tile by a `data:` image, which a Content-Security-Policy
 * need not allow; this one empties `src`.
 */
class TileImages extends GridLayer {
  readonly #template: string
  readonly #withCors: boolean

  constructor(template: string, withCors: boolean) {
    super({ maxZoom: DEEPEST_ZOOM })
    this.#template = template
    this.#withCors = withCors
    // Emptied and not removed: Chromium never frees an image that loses its `src` outside the page, nor one that still loads.
    this.on('tileunload', ({ tile }) => tile.setAttribute('src', ''))
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img')
    image.alt = ''
    if (this.#withCors) image.crossOrigin = 'anonymous'
    image.referrerPolicy = 'strict-origin'
    const settle = (error?: Error) => {
      // The event of a tile that has been unloaded meanwhile concerns nobody.
      if (image.getAttribute('src') !== '') done(error, image)
    }
    image.addEventListener('load', () => settle())
    image.addEventListener('error', () => settle(new Error('The tile could not be loaded')))
    const s = SUBDOMAINS[Math.abs(x + y) % SUBDOMAINS.length]
    image.src = Util.template(this.#template, { s, x, y, z, r: Browser.retina ? '@2x' : '' })
    return image
  }
}
