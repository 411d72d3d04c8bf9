import { Buffer } from 'node:buffer'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { LOCALITIES } from '#tests/sandbox/dav/localities.ts'
import { createMapService } from '#tests/sandbox/map/mapService.ts'

const answerMap = createMapService()
const get = (path: string, headers?: Record<string, string>) =>
  answerMap(new Request(`http://localhost${path}`, headers === undefined ? {} : { headers }))
const search = (q: string) =>
  get(`/map/search?${new URLSearchParams({ q, format: 'jsonv2', limit: '1' })}`)

/** How many colours a picture has: one means an empty tile. */
async function colours(bytes: ArrayBuffer): Promise<number> {
  const picture = await loadImage(Buffer.from(bytes))
  expect([picture.width, picture.height]).toEqual([256, 256])
  const context = createCanvas(256, 256).getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, 256, 256)
  return new Set(new Uint32Array(data.buffer)).size
}

it.each([
  ['the world', '/map/tiles/0/0/0.png'],
  ['a country', '/map/tiles/5/23/14.png'],
  ['a town', '/map/tiles/11/1466/950.png'],
  ['streets', '/map/tiles/14/11732/7602.png'],
  ['a street', '/map/tiles/18/187713/121635.png'],
])('draws %s', async (_, path) => {
  const response = await get(path)
  expect(response.headers.get('Content-Type')).toBe('image/png')
  expect(await colours(await response.arrayBuffer())).toBeGreaterThan(3)
})

it('draws a tile once: asked for again, it is there', async () => {
  const workOfRow = async () => {
    const before = process.cpuUsage()
    for (let column = 0; column < 20; column += 1)
      await get(`/map/tiles/14/${11_700 + column}/7602.png`)
    return process.cpuUsage(before).user
  }
  const drawing = await workOfRow()
  expect(await workOfRow()).toBeLessThan(drawing / 3)
})

it.each([
  ['/map/tiles/19/0/0.png', 404],
  ['/map/tiles/2/4/0.png', 404],
  ['/map/elsewhere', 404],
  ['/map/search?q=Pune', 400],
  ['/map/search?q=Pune&format=jsonv2&limit=5', 400],
])('answers %s with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status)
})

it('is sent no credentials', async () => {
  const path = '/map/search?q=Pune&format=jsonv2&limit=1'
  expect((await get(path, { Authorization: 'Bearer x' })).status).toBe(400)
})

it.each(LOCALITIES)('finds an address in $area', async ({ area, city, pin, ...place }) => {
  const found = await (await search(`14, 2nd Cross, ${area}, ${city} ${pin}`)).json()
  expect(found).toEqual([
    {
      lat: String(place.latitude),
      lon: String(place.longitude),
      display_name: expect.stringContaining(area),
    },
  ])
})

it.each([
  ['MG Road, Surat', { display_name: 'Surat, IN' }],
  ['Nagpur', { display_name: 'Nagpur, IN' }],
  ['somewhere in 411038', { display_name: expect.stringContaining('Kothrud') }],
])('finds %s', async (q, place) => {
  expect(await (await search(q)).json()).toMatchObject([place])
})

it.each(['House without a street, Nowhere at all', 'no such place', ''])(
  'finds no place for “%s”',
  async (q) => {
    expect(await (await search(q)).json()).toEqual([])
  },
)

it.each([
  ['map-busy', 429],
  ['map-misfit', 200],
])('answers %s with %i', async (q, status) => {
  expect((await search(q)).status).toBe(status)
})

it('breaks the connection at map-down', async () => {
  expect((await search('map-down')).type).toBe('error')
})
