import { downloadBlob } from '#shared/lib/download.ts'

/** Saves a picture as a PNG, as many quarter turns clockwise as it is shown with. @throws where it cannot be decoded */
export async function downloadPng(picture: Blob, turns: number, fileName: string): Promise<void> {
  const bitmap = await createImageBitmap(picture)
  const canvas = document.createElement('canvas')
  const isUpright = turns % 2 === 0
  canvas.width = isUpright ? bitmap.width : bitmap.height
  canvas.height = isUpright ? bitmap.height : bitmap.width
  const context = canvas.getContext('2d')
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((turns * Math.PI) / 2)
  context?.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  bitmap.close()
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  // A canvas of this size is memory that a tab notices; some browsers keep it until much later.
  canvas.width = 0
  canvas.height = 0
  if (png === null) throw new Error('The picture could not be drawn as a PNG')
  downloadBlob(png, fileName)
}
