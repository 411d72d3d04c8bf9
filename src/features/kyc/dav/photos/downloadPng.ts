import { downloadBlob } from '#shared/platform/lib/download.ts'

/** @throws where the image cannot be decoded */
export async function downloadPng(
  picture: Blob,
  quarterTurns: number,
  fileName: string,
): Promise<void> {
  const bitmap = await createImageBitmap(picture)
  const canvas = document.createElement('canvas')
  const keepsOrientation = quarterTurns % 2 === 0
  canvas.width = keepsOrientation ? bitmap.width : bitmap.height
  canvas.height = keepsOrientation ? bitmap.height : bitmap.width
  const context = canvas.getContext('2d')
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((quarterTurns * Math.PI) / 2)
  context?.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  bitmap.close()
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  // Some browsers keep a canvas's memory much longer.
  canvas.width = 0
  canvas.height = 0
  if (png === null) throw new Error('The photo could not be drawn as a PNG')
  downloadBlob(png, fileName)
}
