import { expect, test } from 'vitest'
import { downloadPng } from '#features/kyc/dav/photos/downloadPng.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'

/** A picture of two pixels: red left, blue right. */
async function redBlue(): Promise<Blob> {
  const canvas = new OffscreenCanvas(2, 1)
  const context = canvas.getContext('2d')
  for (const [x, colour] of ['#f00', '#00f'].entries()) {
    if (context === null) break
    context.fillStyle = colour
    context.fillRect(x, 0, 1, 1)
  }
  return canvas.convertToBlob()
}

/** Its colours, row by row. */
async function coloursOf(picture: Blob): Promise<string[][]> {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) =>
      (context?.getImageData(x, y, 1, 1).data[0] ?? 0) > 127 ? 'red' : 'blue',
    ),
  )
}

test.each([
  [0, [['red', 'blue']]],
  [1, [['red'], ['blue']]],
  [2, [['blue', 'red']]],
  [3, [['blue'], ['red']]],
])('a photo is saved as it is shown, turned %i times', async (turns, expected) => {
  const saved = watchDownloads()
  await downloadPng(await redBlue(), turns, 'Rohit_PIN-1_Selfie.png')
  expect(saved.map(({ name, blob }) => [name, blob.type])).toEqual([
    ['Rohit_PIN-1_Selfie.png', 'image/png'],
  ])
  expect(await coloursOf(saved[0]?.blob ?? new Blob())).toEqual(expected)
})

test('does not save data that is not an image', async () => {
  const saved = watchDownloads()
  await expect(downloadPng(new Blob(['no picture']), 0, 'x.png')).rejects.toThrow(
    'could not be decoded',
  )
  expect(saved).toEqual([])
})
