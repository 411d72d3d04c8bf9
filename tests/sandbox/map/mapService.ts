import { setTimeout as pause } from 'node:timers/promises'
import { faultResponse } from '../fault.ts'
import { createLruCache } from '../lruCache.ts'
import { magicAt } from '../magic.ts'
import { geocode } from './geocode.ts'
import type { TileAddress } from './mercator.ts'

const TILE = /^\/map\/tiles\/(\d{1,2})\/(\d+)\/(\d+)\.png$/

/** As many as a morning of reviews looks at: some 20 MB. */
const KEPT_TILES = 1_000

/** The maps service of the sandbox: tiles and a Nominatim-compatible search. Anybody may ask, and it knows no session. */
export function createMapService() {
  const tiles = createLruCache<Uint8Array<ArrayBuffer>>(KEPT_TILES)

  async function tileAt({ z, x, y }: TileAddress): Promise<Response> {
    const { drawTile, MAX_ZOOM } = await import('./tile.ts') // names, outlines and fonts, once a map is looked at
    if (z > MAX_ZOOM || x >= 2 ** z || y >= 2 ** z) return refusal(404, 'No such tile')
    const picture = tiles(`${z}/${x}/${y}`, () => drawTile({ z, x, y }))
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

/** In vitest MSW hands a session's cookies to every handler; what the page asked for is there to tell. */
const bringsCredentials = ({ headers, credentials }: Request): boolean =>
  headers.has('Authorization') || (headers.has('Cookie') && credentials !== 'omit')

/** Long enough to be given up. */
const SILENCE_MS = 60_000

async function search(request: Request, query: URLSearchParams): Promise<Response> {
  const { q = '', ...rest } = Object.fromEntries(query)
  if (JSON.stringify(rest) !== JSON.stringify({ format: 'jsonv2', limit: '1' }))
    return refusal(400, 'takes q, format=jsonv2 and limit=1')
  if (bringsCredentials(request)) return refusal(400, 'a maps service is sent no credentials')
  const magic = magicAt('davAddress', q.toLowerCase())
  if (magic?.name === 'map-silent') await pause(SILENCE_MS, undefined, { ref: false })
  if (magic?.name === 'map-misfit') return Response.json({ places: [] })
  if (magic?.answer === null) return faultResponse(null)
  if (magic?.answer !== undefined) return refusal(magic.answer[0], String(magic.answer[1]))
  return Response.json(await geocode(q))
}
