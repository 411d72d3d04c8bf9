import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as v from 'valibot'
import { IDENTITY, type Box, type Matrix } from './geometry.ts'
import type { Glyph, PageDrawing } from './pageDrawing.ts'

type Args = readonly unknown[]
type Operation = (drawing: PageDrawing, args: Args) => void

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const number = (args: Args, index: number): number => {
  const value = args[index]
  return typeof value === 'number' ? value : 0
}
const text = (args: Args, index: number): string => {
  const value = args[index]
  return typeof value === 'string' ? value : ''
}

/** Arrays and typed arrays of pdf.js. */
function numbers(value: unknown): readonly number[] | null {
  if (value instanceof Float32Array) return [...value]
  return Array.isArray(value) && value.every((item) => typeof item === 'number') ? value : null
}

function matrixOf(value: unknown): Matrix | null {
  const [a, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(value) ?? []
  return a === undefined ? null : [a, b, c, d, e, f]
}

function boxOf(value: unknown): Box | null {
  const [a, b = 0, c = 0, d = 0] = numbers(value) ?? []
  return a === undefined ? null : [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}

const colour = (args: Args): string | null =>
  text(args, 0).startsWith('#') ? text(args, 0).slice(0, 7) : null

const isGlyph = (value: unknown): value is Glyph | number =>
  typeof value === 'number' || (isObject(value) && 'unicode' in value && 'width' in value)

const FILLS: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const STROKES: ReadonlySet<number> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

function constructPath(drawing: PageDrawing, args: Args): void {
  const operation = number(args, 0)
  const [path] = Array.isArray(args[1]) ? (args[1] as readonly unknown[]) : []
  const points = numbers(path) ?? []
  const box = boxOf(args[2]) ?? [0, 0, 0, 0]
  drawing.drawPath(points, box, { fills: FILLS.has(operation), strokes: STROKES.has(operation) })
}

const Group = v.object({
  matrix: v.optional(v.unknown()),
  bbox: v.optional(v.unknown()),
  smask: v.optional(v.unknown()),
})
const isMask = (args: Args) => v.is(Group, args[0]) && isObject(args[0].smask)

function setState(drawing: PageDrawing, args: Args): void {
  const entries = Array.isArray(args[0]) ? (args[0] as readonly unknown[]) : []
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue
    const [key, value] = entry as readonly unknown[]
    if (key === 'ca' && typeof value === 'number') drawing.state.alpha = value
    if (key === 'CA' && typeof value === 'number') drawing.state.strokeAlpha = value
    if (key === 'BM') drawing.state.isPlainBlend = value === 'source-over' || value === 'normal'
    if (key === 'SMask') drawing.state.hasMask = value !== false && value !== null
    if (key === 'LW' && typeof value === 'number') drawing.state.lineWidth = value
    if (key === 'Font' && Array.isArray(value)) drawing.setFont(text(value, 0), number(value, 1))
  }
}

function repeatPicture(drawing: PageDrawing, args: Args): void {
  const positions = numbers(args[3]) ?? []
  for (let index = 0; index + 1 < positions.length; index += 2) {
    const matrix: Matrix = [
      number(args, 1),
      0,
      0,
      number(args, 2),
      positions[index] ?? 0,
      positions[index + 1] ?? 0,
    ]
    drawing.drawPicture(text(args, 0), null, matrix)
  }
}

/** pdf.js's operations by their numbers. Those that are missing draw nothing that is compared. */
export const OPERATIONS: Readonly<Record<number, Operation>> = {
  [OPS.save]: (drawing) => drawing.save(),
  [OPS.restore]: (drawing) => drawing.restore(),
  [OPS.transform]: (drawing, args) => drawing.transform(matrixOf(args) ?? IDENTITY),
  [OPS.setLineWidth]: ({ state }, args) => void (state.lineWidth = number(args, 0)),
  [OPS.setGState]: setState,
  [OPS.clip]: (drawing) => void (drawing.pendingClip = true),
  [OPS.eoClip]: (drawing) => void (drawing.pendingClip = true),
  [OPS.constructPath]: constructPath,
  [OPS.setFillRGBColor]: ({ state }, args) => void (state.fill = colour(args)),
  [OPS.setFillColorN]: ({ state }) => void (state.fill = null),
  [OPS.setFillTransparent]: ({ state }) => void (state.fill = null),
  [OPS.setStrokeRGBColor]: ({ state }, args) => void (state.stroke = colour(args)),
  [OPS.setStrokeColorN]: ({ state }) => void (state.stroke = null),
  [OPS.setStrokeTransparent]: ({ state }) => void (state.stroke = null),
  [OPS.beginText]: (drawing) => drawing.setTextMatrix(IDENTITY),
  [OPS.setCharSpacing]: ({ state }, args) => void (state.charSpacing = number(args, 0)),
  [OPS.setWordSpacing]: ({ state }, args) => void (state.wordSpacing = number(args, 0)),
  [OPS.setHScale]: ({ state }, args) => void (state.scale = number(args, 0) / 100),
  [OPS.setLeading]: ({ state }, args) => void (state.leading = -number(args, 0)),
  [OPS.setFont]: (drawing, args) => drawing.setFont(text(args, 0), number(args, 1)),
  [OPS.setTextRenderingMode]: ({ state }, args) => void (state.mode = number(args, 0)),
  [OPS.setTextRise]: ({ state }, args) => void (state.rise = number(args, 0)),
  [OPS.moveText]: (drawing, args) => drawing.moveText(number(args, 0), number(args, 1)),
  [OPS.setLeadingMoveText]: (drawing, args) => {
    drawing.state.leading = number(args, 1)
    drawing.moveText(number(args, 0), number(args, 1))
  },
  [OPS.setTextMatrix]: (drawing, args) => drawing.setTextMatrix(matrixOf(args[0]) ?? IDENTITY),
  [OPS.nextLine]: (drawing) => drawing.moveText(0, drawing.state.leading),
  [OPS.showText]: (drawing, args) => {
    if (Array.isArray(args[0])) drawing.showText(args[0].filter(isGlyph))
  },
  [OPS.paintFormXObjectBegin]: (drawing, args) => drawing.enter(matrixOf(args[0]), boxOf(args[1])),
  [OPS.paintFormXObjectEnd]: (drawing) => drawing.restore(),
  [OPS.beginGroup]: (drawing, args) => {
    const group = v.is(Group, args[0]) ? args[0] : {}
    drawing.enterGroup(matrixOf(group.matrix), boxOf(group.bbox), isMask(args))
  },
  [OPS.endGroup]: (drawing, args) => drawing.leaveGroup(isMask(args)),
  [OPS.beginAnnotation]: (drawing, args) =>
    drawing.beginAnnotation(
      text(args, 0),
      matrixOf(args[2]) ?? IDENTITY,
      matrixOf(args[3]) ?? IDENTITY,
    ),
  [OPS.endAnnotation]: (drawing) => drawing.endAnnotation(),
  [OPS.beginMarkedContent]: (drawing) => drawing.mark(undefined),
  [OPS.beginMarkedContentProps]: (drawing, args) =>
    drawing.mark(args[0] === 'OC' ? args[1] : undefined),
  [OPS.endMarkedContent]: (drawing) => drawing.unmark(),
  [OPS.paintImageXObject]: (drawing, args) => drawing.drawPicture(text(args, 0), null),
  [OPS.paintImageXObjectRepeat]: repeatPicture,
  [OPS.paintInlineImageXObject]: (drawing, args) => drawing.drawPicture(null, args[0]),
  [OPS.paintSolidColorImageMask]: (drawing) => drawing.drawSquare(),
}
