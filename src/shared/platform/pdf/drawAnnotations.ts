import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as v from 'valibot'

/** Left, bottom, right and top in the page's own units. */
const Rect = v.tuple([v.number(), v.number(), v.number(), v.number()])

/** Values of pdf.js's `AnnotationBorderStyleType`. */
const DASHED = 2
const UNDERLINE = 5

const Link = v.object({
  subtype: v.literal('Link'),
  hasAppearance: v.literal(false),
  rect: Rect,
  borderColor: v.instance(Uint8ClampedArray),
  borderStyle: v.object({
    width: v.pipe(
      v.number(),
      v.check((width) => width > 0),
    ),
    style: v.number(),
    dashArray: v.array(v.number()),
    horizontalCornerRadius: v.number(),
  }),
})

const Icon = v.object({
  subtype: v.picklist(['Text', 'FileAttachment']),
  hasAppearance: v.literal(false),
  rect: Rect,
  color: v.nullable(v.instance(Uint8ClampedArray)),
})

type Link = v.InferOutput<typeof Link>
type Icon = v.InferOutput<typeof Icon>

/** Polylines in a 24-unit square, the first one filled: a note, a paper clip, as other readers draw them. */
const ICON: Record<Icon['subtype'], readonly string[]> = {
  Text: ['4,3 20,3 20,16 11,16 7,21 7,16 4,16 4,3', '7,7.5 17,7.5', '7,11.5 14,11.5'],
  FileAttachment: [
    '3,3 21,3 21,21 3,21 3,3',
    '15,8 9,14 9,16 11,16 18,9 18,6 15,6 7,14 7,18 11,18 16,13',
  ],
}
const ICON_SIZE = 24
const NOTE_YELLOW = 'rgb(255 224 130)'
const ICON_INK = 'rgb(64 50 0)'

const toColour = ([red, green, blue]: Uint8ClampedArray) => `rgb(${red} ${green} ${blue})`

/**
 * Link borders and icons of notes and attachments, which pdf.js leaves to a DOM layer. `annotations` are from
 * `PDFPageProxy.getAnnotations`.
 */
export function drawAnnotations(
  canvas: HTMLCanvasElement,
  viewport: PageViewport,
  annotations: readonly unknown[],
): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  for (const annotation of annotations) {
    context.save()
    if (v.is(Link, annotation)) drawLink(context, viewport, annotation)
    if (v.is(Icon, annotation)) drawIcon(context, viewport, annotation)
    context.restore()
  }
}

function boxOf(viewport: PageViewport, rect: Link['rect']) {
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(rect[0], rect[1])
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(rect[2], rect[3])
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)]
  return { left, top, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
}

function drawLink(
  context: CanvasRenderingContext2D,
  viewport: PageViewport,
  { rect, borderColor, borderStyle }: Link,
): void {
  const { left, top, width, height } = boxOf(viewport, rect)
  const line = borderStyle.width * viewport.scale
  const inset = line / 2
  context.strokeStyle = toColour(borderColor)
  context.lineWidth = line
  if (borderStyle.style === DASHED)
    context.setLineDash(borderStyle.dashArray.map((part) => part * viewport.scale))
  context.beginPath()
  if (borderStyle.style === UNDERLINE) {
    context.moveTo(left, top + height - inset)
    context.lineTo(left + width, top + height - inset)
  } else {
    const radius = borderStyle.horizontalCornerRadius * viewport.scale
    context.roundRect(
      left + inset,
      top + inset,
      Math.max(0, width - line),
      Math.max(0, height - line),
      radius,
    )
  }
  context.stroke()
}

function drawIcon(
  context: CanvasRenderingContext2D,
  viewport: PageViewport,
  { subtype, rect, color }: Icon,
): void {
  const { left, top, width, height } = boxOf(viewport, rect)
  const size = Math.min(width, height) / ICON_SIZE
  context.translate(left, top)
  context.scale(size, size)
  context.fillStyle = color?.some((part) => part > 0) === true ? toColour(color) : NOTE_YELLOW
  context.strokeStyle = ICON_INK
  context.lineWidth = 1.25
  context.lineJoin = 'round'
  for (const [index, line] of ICON[subtype].entries()) {
    context.beginPath()
    for (const point of line.split(' ')) {
      const [x = 0, y = 0] = point.split(',').map(Number)
      context.lineTo(x, y)
    }
    if (index === 0) context.fill()
    context.stroke()
  }
}
