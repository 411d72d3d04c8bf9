import { setTimeout as pause } from 'node:timers/promises'
import { faultResponse } from '../fault.ts'
import { createLruCache } from '../lruCache.ts'
import { magicAt } from '../magic.ts'
import { geocode } from './geocode.ts'
import type { TileAddress } from './mercator.ts'

const TILE = /^\/map\/tiles\/(\d{1,2})\/(\d+)\/(\d+)\.png$/

/** Tiles of one morning of reviews, about 20 MB. */
const KEPT_TILES = 1_000

/** The sandbox's maps service: tiles and a Nominatim-compatible search, without a session. */
export function createMapService() {
  const tiles = createLruCache<Promise<Uint8Array<ArrayBuffer>>>(KEPT_TILES)

  async function tileAt({ z, x, y }: TileAddress): Promise<Response> {
    const { drawTile, MAX_ZOOM } = await import('./tile.ts') // names, outlines and fonts, loaded with the first map
    if (z > MAX_ZOOM || x >= 2 ** z || y >= 2 ** z) return refusal(404, 'No such tile')
    const picture = await tiles(`${z}/${x}/${y}`, () => drawTile({ z, x, y }))
    return new Response(picture, {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
    })
  }

  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method !== 'GET') return refusal(405, `${pathname} takes GET`)
    const [, z, x, y] = TILE.exec(pathname) ?? []
    if (z !== undefined) return tileAt({ z: Number(z), x: Number(x), y: Number(y) })
    if (pathname === '/map/search') return search(request, searchParams)
    return refusal(404, `No such path: ${pathname}`)
  }
}

const refusal = (status: number, error: string) => Response.json({ error }, { status })

/** In vitest, MSW adds cookies to every request, so check what the page asked for. */
const hasCredentials = ({ headers, credentials }: Request): boolean =>
  headers.has('Authorization') || (headers.has('Cookie') && credentials !== 'omit')

/** Long enough for the page to time out. */
const SILENCE_MS = 60_000

async function search(request: Request, query: URLSearchParams): Promise<Response> {
  const { q = '', ...otherParams } = Object.fromEntries(query)
  if (JSON.stringify(otherParams) !== JSON.stringify({ format: 'jsonv2', limit: '1' }))
    return refusal(400, 'takes q, format=jsonv2 and limit=1')
  if (hasCredentials(request)) return refusal(400, 'a maps service is sent no credentials')
  const magic = magicAt('davAddress', q.toLowerCase())
  if (magic?.name === 'map-silent') await pause(SILENCE_MS, undefined, { ref: false })
  if (magic?.name === 'map-misfit') return Response.json({ places: [] })
  if (magic?.answer === null) return faultResponse(null)
  if (magic?.answer !== undefined) return refusal(magic.answer[0], String(magic.answer[1]))
  return Response.json(await geocode(q))
}
