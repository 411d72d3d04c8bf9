import { degrees, PDFDocument } from 'pdf-lib'

/** Clockwise, by Exif orientation; mirrored images are used as they are. */
const QUARTER_TURNS: Readonly<Record<number, 0 | 1 | 2 | 3>> = { 3: 2, 6: 1, 8: 3 }

const EXIF = 0x45786966
const ORIENTATION = 0x0112
const APP1 = 0xe1
const START_OF_SCAN = 0xda

/** Clockwise, until the image is upright: a phone's camera only writes the orientation into Exif. */
export function exifQuarterTurns(jpeg: Uint8Array): 0 | 1 | 2 | 3 {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let at = 2
  while (at + 10 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === START_OF_SCAN) return 0
    if (marker === APP1 && view.getUint32(at + 4) === EXIF) return readQuarterTurns(view, at + 10)
    at += 2 + view.getUint16(at + 2)
  }
  return 0
}

/** Reads the orientation from the first Exif directory; the TIFF header is at `start`. */
function readQuarterTurns(view: DataView, start: number): 0 | 1 | 2 | 3 {
  const isInBounds = (offset: number) => offset + 2 <= view.byteLength
  if (!isInBounds(start + 6)) return 0
  const isLittleEndian = view.getUint16(start) === 0x4949
  const first = start + view.getUint32(start + 4, isLittleEndian)
  if (!isInBounds(first)) return 0
  const count = view.getUint16(first, isLittleEndian)
  for (let entry = 0; entry < count; entry += 1) {
    const offset = first + 2 + entry * 12
    if (!isInBounds(offset + 8)) return 0
    if (view.getUint16(offset, isLittleEndian) === ORIENTATION)
      return QUARTER_TURNS[view.getUint16(offset + 8, isLittleEndian)] ?? 0
  }
  return 0
}

/** The long side of a page, in points: as long as A4, so that every viewer opens it at a sensible size. */
const LONG_SIDE_POINTS = 842

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89 && bytes[1] === 0x50

/** A JPEG is embedded without loss. Throws where an image is neither a JPEG nor a readable PNG. */
export async function imagesToPdf(images: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (const bytes of images) {
    const image = isPng(bytes) ? await pdf.embedPng(bytes) : await pdf.embedJpg(bytes)
    const { width, height } = image.scaleToFit(LONG_SIDE_POINTS, LONG_SIDE_POINTS)
    const page = pdf.addPage([width, height])
    page.drawImage(image, { x: 0, y: 0, width, height })
    page.setRotation(degrees(isPng(bytes) ? 0 : exifQuarterTurns(bytes) * 90))
  }
  return pdf.save()
}
