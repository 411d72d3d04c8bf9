import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readSegments, tablesOf } from '../picture/jpeg.ts'
import { PdfSyntaxError } from '../read/pdfObject.ts'
import { readPictureStreams, type PictureStream, type PageObjects } from '../read/pictureStreams.ts'
import { scanOf, type PictureMaking } from '../rules/picturePatches.ts'
import type { PageContent, Picture } from './pageContent.ts'
import { isOpaquePicture, readPicture, toPictureData } from './pictureData.ts'

type Scan = {
  makingOf: (picture: Picture) => PictureMaking | null
  /** The scan's own file, where it is a JPEG. */
  jpeg: Uint8Array | null
}

/** How the scan of a page and the pictures on it were made; null where the page is no scan. */
export async function readScan(
  page: PDFPageProxy,
  content: PageContent,
  openPageObjects: () => Promise<PageObjects | null>,
): Promise<Scan | null> {
  const found = scanOf(content)
  if (found === null) return null
  const streams = await streamsOf(await openPageObjects(), page.pageNumber)
  const makings = new Map<Picture, PictureMaking>()
  let jpeg: Uint8Array | null = null
  for (const picture of [found.scan, ...found.patches]) {
    const { id, inline } = picture
    const data = id === null ? toPictureData(inline) : await readPicture(page, id)
    if (data === null) continue
    const { width, height } = data
    const same = streams.filter((one) => one.width === width && one.height === height)
    const stream = same.length === 1 ? same[0] : undefined
    if (picture === found.scan) jpeg = stream?.jpeg ?? null
    const compression = stream === undefined ? null : compressionOf(stream)
    // Nothing lies on a scan without patches: its pixels need not be looked at.
    const isOpaque = picture === found.scan || isOpaquePicture(data)
    makings.set(picture, { width, isOpaque, compression })
  }
  return { makingOf: (picture) => makings.get(picture) ?? null, jpeg }
}

const compressionOf = ({ filter, jpeg }: PictureStream) =>
  jpeg === null ? filter : `${filter} ${tablesOf(readSegments(jpeg))}`

async function streamsOf(structure: PageObjects | null, number: number): Promise<PictureStream[]> {
  const page = structure?.pages[number - 1]
  if (structure === null || page === undefined) return []
  try {
    return await readPictureStreams(structure.view, page)
  } catch (error) {
    if (error instanceof PdfSyntaxError) return []
    throw error
  }
}
