import { readFileSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { imagesToPdf, exifQuarterTurns } from '#shared/platform/files/imagesToPdf.ts'

const sample = (name: string) => new Uint8Array(readFileSync(`tests/sandbox/samples/${name}`))

/** A picture as a phone writes it that was held otherwise: the notes come first. */
function turned(jpeg: Uint8Array, orientation: number, isLittle: boolean): Uint8Array {
  const notes = new DataView(new ArrayBuffer(36))
  notes.setUint16(0, 0xffe1)
  notes.setUint16(2, 34)
  notes.setUint32(4, 0x45786966) // Exif
  notes.setUint16(10, isLittle ? 0x4949 : 0x4d4d)
  notes.setUint16(12, 42, isLittle)
  notes.setUint32(14, 8, isLittle)
  notes.setUint16(18, 1, isLittle)
  notes.setUint16(20, 0x0112, isLittle)
  notes.setUint16(22, 3, isLittle)
  notes.setUint32(24, 1, isLittle)
  notes.setUint16(28, orientation, isLittle)
  return new Uint8Array([...jpeg.slice(0, 2), ...new Uint8Array(notes.buffer), ...jpeg.slice(2)])
}

it.each([
  [1, 0],
  [3, 2],
  [6, 1],
  [8, 3],
  [9, 0],
] as const)('orientation %d is turned by %d quarters', (orientation, turns) => {
  const jpeg = sample('id-aadhaar.jpg')
  expect(exifQuarterTurns(turned(jpeg, orientation, true))).toBe(turns)
  expect(exifQuarterTurns(turned(jpeg, orientation, false))).toBe(turns)
})

it.each([
  ['a picture without notes', sample('id-aadhaar.jpg')],
  ['one that breaks off in them', turned(sample('id-aadhaar.jpg'), 6, true).slice(0, 24)],
  ['nothing', new Uint8Array()],
])('%s is not rotated', (_, bytes) => {
  expect(exifQuarterTurns(bytes)).toBe(0)
})

it('two photos become two pages, each rotated by its orientation', async () => {
  const pdf = await imagesToPdf([turned(sample('id-aadhaar.jpg'), 6, true), sample('id-pan.png')])
  const pages = (await PDFDocument.load(pdf)).getPages()
  expect(pages.map((page) => page.getRotation().angle)).toEqual([90, 0])
  for (const page of pages) expect(Math.max(page.getWidth(), page.getHeight())).toBeCloseTo(842)
})

it('data that is not an image is refused', async () => {
  await expect(imagesToPdf([new TextEncoder().encode('text')])).rejects.toThrow(/\S/)
})
