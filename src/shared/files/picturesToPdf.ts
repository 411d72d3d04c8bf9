import { degrees, PDFDocument } from 'pdf-lib'
import { exifTurn } from './exifTurn.ts'

/** Of a page that its picture fills: as long as A4, so that every viewer opens it in a sensible size. */
const LONG_SIDE_POINTS = 842

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89 && bytes[1] === 0x50

/**
 * One PDF, a page a picture in their order. A JPEG goes in as it is, so nothing of it is lost.
 * @throws where one is neither a JPEG nor a PNG that can be read
 */
export async function picturesToPdf(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (const bytes of pictures) {
    const image = isPng(bytes) ? await pdf.embedPng(bytes) : await pdf.embedJpg(bytes)
    const { width, height } = image.scaleToFit(LONG_SIDE_POINTS, LONG_SIDE_POINTS)
    const page = pdf.addPage([width, height])
    page.drawImage(image, { x: 0, y: 0, width, height })
    page.setRotation(degrees(isPng(bytes) ? 0 : exifTurn(bytes) * 90))
  }
  return pdf.save()
}
