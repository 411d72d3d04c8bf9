import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FileView } from '../read/fileView.ts'
import { readSegments, tablesOf } from '../read/jpeg.ts'
import { readPages } from '../read/pageTree.ts'
import { PdfSyntaxError } from '../read/pdfObject.ts'
import { readPictureStreams, type PictureStream } from '../read/pictureStreams.ts'
import { scanOf, type PictureMaking } from '../rules/picturePatches.ts'
import type { PageContent, Picture } from './pageContent.ts'
import { isOpaquePicture, readPicture, toPictureData } from './pictureData.ts'

/** How the scan of a page and the pictures on it were made. Nothing is read where the page is no scan with pictures. */
export async function readMakings(
  page: PDFPageProxy,
  content: PageContent,
  openView: () => Promise<FileView | null>,
): Promise<(picture: Picture) => PictureMaking | null> {
  const makings = new Map<Picture, PictureMaking>()
  const found = scanOf(content)
  if (found !== null && found.patches.length > 0) {
    const streams = await streamsOf(await openView(), page.pageNumber)
    for (const picture of [found.scan, ...found.patches]) {
      const { id, inline } = picture
      const data = id === null ? toPictureData(inline) : await readPicture(page, id)
      if (data === null) continue
      const { width, height } = data
      const same = streams.filter((one) => one.width === width && one.height === height)
      const [stream] = same
      makings.set(picture, {
        width,
        isOpaque: isOpaquePicture(data),
        compression: stream === undefined || same.length > 1 ? null : compressionOf(stream),
      })
    }
  }
  return (picture) => makings.get(picture) ?? null
}

const compressionOf = ({ filter, jpeg }: PictureStream) =>
  jpeg === null ? filter : `${filter} ${tablesOf(readSegments(jpeg))}`

async function streamsOf(view: FileView | null, number: number): Promise<PictureStream[]> {
  if (view === null) return []
  try {
    const page = (await readPages(view))[number - 1]
    return page === undefined ? [] : await readPictureStreams(view, page)
  } catch (error) {
    if (error instanceof PdfSyntaxError) return []
    throw error
  }
}
