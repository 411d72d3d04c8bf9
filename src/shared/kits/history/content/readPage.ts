import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { EVERYWHERE, IDENTITY, inverse, multiply, type Matrix } from './geometry.ts'
import { OPERATIONS } from './operations.ts'
import type { PageContent } from './pageContent.ts'
import { PageDrawing, type FontFacts } from './pageDrawing.ts'

/** From the space that a page is drawn in to the page as it is shown, turned and cut. */
export const shownSpace = (page: PDFPageProxy): Matrix =>
  toMatrix(page.getViewport({ scale: 1 }).transform)

/**
 * What a page draws, in its order, with its annotations. `space`: that of the version that it is compared with; nothing
 * is cut off then, since people turn and crop pages without changing what is on them. Throws errors of pdf.js.
 */
export async function readPage(
  proxy: PDFDocumentProxy,
  page: PDFPageProxy,
  space: Matrix | null = null,
): Promise<PageContent> {
  const { width, height } = page.getViewport({ scale: 1 })
  const shown = shownSpace(page)
  const layers = await proxy.getOptionalContentConfig({ intent: 'display' })
  const { fnArray, argsArray } = await page.getOperatorList({ intent: 'display' })
  const drawing = new PageDrawing({
    base: space ?? shown,
    edge: space === null ? [0, 0, width, height] : EVERYWHERE,
    fontOf: (name) => fontOf(page, name),
    isVisible: (group) => layers.isVisible(group),
  })
  fnArray.forEach((operation, index) => {
    const args: unknown = argsArray[index]
    OPERATIONS[operation]?.(drawing, isArgs(args) ? args : [])
  })
  const { letters, covers, pictures, drawings } = drawing
  const toPage = space === null ? IDENTITY : multiply(shown, inverse(space))
  return { width, height, toPage, letters, covers, pictures, drawings }
}

const isArgs = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const toMatrix = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix => [
  a,
  b,
  c,
  d,
  e,
  f,
]

function fontOf({ commonObjs }: PDFPageProxy, name: string): FontFacts {
  const font: unknown = commonObjs.has(name) ? commonObjs.get(name) : null
  const unit =
    isObject(font) && 'fontMatrix' in font && Array.isArray(font.fontMatrix)
      ? Number(font.fontMatrix[0])
      : 0.001
  const is = (key: string) => isObject(font) && Reflect.get(font, key) === true
  return {
    name,
    unit: Number.isFinite(unit) ? unit : 0.001,
    isVertical: is('vertical'),
    isEmphasis: is('bold') || is('black') || is('italic'),
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
