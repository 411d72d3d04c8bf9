import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { hashBytes } from '../read/fingerprint.ts'
import type { KnownPicture } from '../rules/changedPictures.ts'
import type { VisiblePage } from '../rules/changedWords.ts'
import { coveredLetters } from './coverage.ts'
import { areaOf, around, type Box, type Matrix } from './geometry.ts'
import type { Cover, Letter, PageContent } from './pageContent.ts'
import { digestOf, isOpaquePicture, readPicture, toPictureData } from './pictureData.ts'
import { readPage } from './readPage.ts'

/** Decides for every cover whether it is opaque: pictures by their pixels, read only where they lie over text. */
export async function opacityOf(
  page: PDFPageProxy,
  { letters, covers }: PageContent,
): Promise<(cover: Cover) => boolean> {
  const first = Math.min(...letters.map(({ order }) => order))
  const opaque = new Set<string>()
  const ids = new Set(
    covers.flatMap(({ pictureId, order }) =>
      pictureId !== null && order > first ? pictureId : [],
    ),
  )
  for (const id of ids) {
    const data = await readPicture(page, id)
    if (data !== null && isOpaquePicture(data)) opaque.add(id)
  }
  return ({ pictureId }) => pictureId === null || opaque.has(pictureId)
}

export type ComparedPage = {
  /** What can be seen without annotations. */
  visible: VisiblePage
  /** What annotations and form fields draw. */
  annotations: VisiblePage
  pictures: readonly KnownPicture[]
  content: PageContent
}

/** All that two versions of a page are compared by, in the `space` of one of them. The document was opened with outlines. */
export async function readComparedPage(
  proxy: PDFDocumentProxy,
  number: number,
  space: Matrix,
): Promise<ComparedPage> {
  const page = await proxy.getPage(number)
  try {
    const content = await readPage(proxy, page, space)
    const isOpaque = await opacityOf(page, content)
    const marks = await idsOfMarks(page)
    // One that takes more of the page is no mark.
    const isMark = (annotation: string | null, boxes: readonly Box[]) =>
      marks.has(annotation ?? '') && areaOf(around(boxes)) < (content.width * content.height) / 8
    const covers = coveredLetters(
      content,
      (cover) => isOpaque(cover) && !isMark(cover.annotation, cover.boxes),
    )
    const covered = new Set(covers.map(({ letter }) => letter))
    const seen = content.letters.filter(
      (letter) => letter.hidden === null && letter.text.trim() !== '' && !covered.has(letter),
    )
    const outlineOf = createOutlines(page)
    // Read now: they go with the page.
    for (const letter of seen) outlineOf(letter)
    const pictures: KnownPicture[] = []
    for (const { id, box, inline, annotation } of content.pictures) {
      if (isMark(annotation, [box])) continue
      const data = id === null ? toPictureData(inline) : await readPicture(page, id)
      pictures.push({ box, digest: data === null ? null : digestOf(data) })
    }
    const part = (letters: readonly Letter[]): VisiblePage => ({ content, letters, outlineOf })
    return {
      visible: part(seen.filter(({ annotation }) => annotation === null)),
      annotations: part(seen.filter(({ annotation }) => annotation !== null)),
      pictures,
      content,
    }
  } finally {
    page.cleanup()
  }
}

/**
 * Signatures and the icons of comments and attached files. They are put anywhere on a page: text below them is to be
 * looked at as covered but is not gone, and their pictures are no part of the page.
 */
async function idsOfMarks(page: PDFPageProxy): Promise<Set<string>> {
  const annotations: readonly Annotation[] = await page.getAnnotations()
  return new Set(
    annotations.flatMap(({ id, subtype, fieldType }) =>
      MARKS.has(subtype ?? '') || fieldType === 'Sig' ? (id ?? []) : [],
    ),
  )
}

/** Of what pdf.js tells about an annotation. */
type Annotation = { id?: string; subtype?: string; fieldType?: string | null }
const MARKS: ReadonlySet<string> = new Set(['Text', 'FileAttachment'])

function createOutlines({ commonObjs }: PDFPageProxy) {
  const known = new Map<string, string | null>()
  return ({ glyph }: Letter): string | null => {
    const cached = known.get(glyph)
    if (cached !== undefined) return cached
    const value: unknown = commonObjs.has(glyph) ? commonObjs.get(glyph) : null
    const path: unknown =
      typeof value === 'object' && value !== null && 'path' in value ? value.path : null
    const outline =
      path instanceof Float32Array ? hashBytes(new Uint8Array(path.slice().buffer)) : null
    known.set(glyph, outline)
    return outline
  }
}
