import { Browser, GridLayer, Util, type Coords, type DoneCallback } from 'leaflet'
import { useEffect, useEffectEvent, type Dispatch } from 'react'
import { useMap } from 'react-leaflet'
import { env } from '#shared/platform/config/env.ts'
import type { TileEvent } from './tiles.ts'

/** Closer than the automatic zoom, to look at a street. */
export const MAX_ZOOM = 18
const SUBDOMAINS = ['a', 'b', 'c'] as const

type TileLayerProps = { withCors: boolean; onEvent: Dispatch<TileEvent> }

/** A new `key` requests the tiles again. Public servers require the origin. */
export function TileLayer({ withCors, onEvent }: TileLayerProps) {
  const map = useMap()
  const onTile = useEffectEvent(onEvent)
  useEffect(() => {
    const layer = new ImageTileLayer(env().VITE_MAP_TILES_URL, withCors)
    let isAnyLoaded = false
    layer.on('tileload', () => {
      isAnyLoaded = true
      onTile('loaded')
    })
    // All have loaded or failed. One that is missing says nothing about the others, or about CORS.
    layer.on('load', () => {
      if (!isAnyLoaded) onTile('failed')
    })
    layer.addTo(map)
    return () => void layer.remove()
  }, [map, withCors])
  return null
}

/**
 * Leaflet's own TileLayer cancels a tile with a `data:` image, which the Content-Security-Policy may refuse; this one
 * empties `src`.
 */
class ImageTileLayer extends GridLayer {
  readonly #template: string
  readonly #withCors: boolean

  constructor(template: string, withCors: boolean) {
    super({ maxZoom: MAX_ZOOM })
    this.#template = template
    this.#withCors = withCors
    // Chromium never frees an image whose `src` is removed off-document or while it loads.
    this.on('tileunload', ({ tile }) => tile.setAttribute('src', ''))
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img')
    image.alt = ''
    if (this.#withCors) image.crossOrigin = 'anonymous'
    image.referrerPolicy = 'strict-origin'
    const settle = (error?: Error) => {
      // An unloaded tile
      if (image.getAttribute('src') !== '') done(error, image)
    }
    image.addEventListener('load', () => settle())
    image.addEventListener('error', () => settle(new Error('The tile could not be loaded')))
    const s = SUBDOMAINS[Math.abs(x + y) % SUBDOMAINS.length]
    image.src = Util.template(this.#template, { s, x, y, z, r: Browser.retina ? '@2x' : '' })
    return image
  }
}
