import type { Pixels } from './thumbnail.ts'

/** In a worker. Not turned: the small picture in it is not turned either. Null where the browser cannot read it. */
export async function decodePicture(bytes: Uint8Array, width: number): Promise<Pixels | null> {
  if (typeof OffscreenCanvas === 'undefined') return null
  try {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]), {
      imageOrientation: 'none',
      resizeWidth: width,
      resizeQuality: 'high',
    })
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (context === null) return null
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const { height } = bitmap
    bitmap.close()
    return { data, width, height }
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
