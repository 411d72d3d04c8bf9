import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pixelCountOf } from '#shared/kits/upload/checks/inspect.ts'

const picture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/image/${name}`))

function pngOf(width: number, height: number): Uint8Array {
  const header = picture('page.png').slice(0, 64)
  const view = new DataView(header.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return header
}

it.each([
  ['a JPEG', picture('page.jpg'), 249 * 351],
  ['a PNG', picture('page.png'), 249 * 351],
  ['a PNG of a billion', pngOf(100_000, 10_000), 1_000_000_000],
  ['a picture of 20 bytes', picture('page.png').slice(0, 20), null],
  ['a JPEG that breaks off', picture('page.jpg').slice(0, 40), null],
  ['nothing', new Uint8Array(), null],
])('%s', (_, header, pixels) => {
  expect(pixelCountOf(header)).toBe(pixels)
})
