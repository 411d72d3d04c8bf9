import { initialState, isOpaque, type DrawingState, type FontFacts } from './drawingState.ts'
import {
  IDENTITY,
  areaOf,
  intersect,
  isEmpty,
  isInside,
  isUpright,
  multiply,
  pointAt,
  transformBox,
  type Box,
  type Matrix,
} from './geometry.ts'
import type { Cover, Drawing, HiddenReason, Letter, Picture } from './pageContent.ts'
import { clipBox, filledBoxes, strokedBoxes } from './pathBoxes.ts'

export type { FontFacts } from './drawingState.ts'

type Surroundings = {
  base: Matrix
  /** What is outside of it was never meant to be seen. */
  edge: Box
  fontOf: (name: string) => FontFacts
  isVisible: (group: unknown) => boolean
}

export type Glyph = { unicode: string; width: number; isSpace: boolean; fontChar: string }

/** More is not looked at: no honest page draws more. */
const MAX_ITEMS = 100_000
/** Of the size: the part of a letter above and below its baseline. */
const [ASCENT, DESCENT] = [0.72, 0.2]
const UNIT: Box = [0, 0, 1, 1]
const INVISIBLE_MODE = 3
const MIN_COVER_PT = 0.2
const MIN_STROKE_PT = 3

/** Follows the operations of a page and collects what they draw. */
export class PageDrawing {
  readonly letters: Letter[] = []
  readonly covers: Cover[] = []
  readonly pictures: Picture[] = []
  readonly drawings: Drawing[] = []
  state: DrawingState
  order = 0
  annotation: string | null = null
  pendingClip = false
  private readonly stack: DrawingState[] = []
  private readonly marks: boolean[] = []
  private readonly surroundings: Surroundings

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings
    this.state = this.start()
  }

  private start(): DrawingState {
    const { base, edge } = this.surroundings
    return initialState(base, edge)
  }

  save(): void {
    this.stack.push(this.state)
    this.state = { ...this.state }
  }

  restore(): void {
    this.state = this.stack.pop() ?? this.state
  }

  transform(matrix: Matrix): void {
    this.state.matrix = multiply(this.state.matrix, matrix)
  }

  /** A form or a group: its own space, cut at its box. */
  enter(matrix: Matrix | null, box: Box | null): void {
    this.save()
    if (matrix !== null) this.transform(matrix)
    if (box !== null) this.clip(transformBox(this.state.matrix, box))
  }

  /** What a mask draws cannot be seen. */
  enterGroup(matrix: Matrix | null, box: Box | null, isMask: boolean): void {
    this.enter(matrix, box)
    if (isMask) this.marks.push(false)
    const { state } = this
    state.groupAlpha *= state.isPlainBlend && !state.hasMask ? state.alpha : 0
    state.alpha = 1
    state.isPlainBlend = true
    state.hasMask = false
  }

  leaveGroup(isMask: boolean): void {
    if (isMask) this.marks.pop()
    this.restore()
  }

  beginAnnotation(id: string, transform: Matrix, matrix: Matrix): void {
    this.stack.push(this.state)
    this.state = this.start()
    this.annotation = id
    this.transform(multiply(transform, matrix))
  }

  endAnnotation(): void {
    this.restore()
    this.annotation = null
  }

  mark(group: unknown): void {
    this.marks.push(group === undefined || this.surroundings.isVisible(group))
  }

  unmark(): void {
    this.marks.pop()
  }

  setFont(name: string, size: number): void {
    this.state.font = this.surroundings.fontOf(name)
    this.state.fontSize = Math.abs(size)
    this.state.direction = size < 0 ? -1 : 1
  }

  setTextMatrix(matrix: Matrix): void {
    Object.assign(this.state, { textMatrix: matrix, x: 0, y: 0, lineX: 0, lineY: 0 })
  }

  moveText(x: number, y: number): void {
    const { state } = this
    state.x = state.lineX += x
    state.y = state.lineY += y
  }

  showText(glyphs: readonly (Glyph | number)[]): void {
    const { state } = this
    const { font, fontSize, direction } = state
    const scale = state.scale * direction
    const matrix = multiply(state.matrix, state.textMatrix)
    this.order += 1
    let along = 0
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        along -= (glyph * fontSize) / 1000
        continue
      }
      const width = glyph.width * fontSize * font.unit
      if (!font.isVertical) this.addLetter(glyph, matrix, state.x + along * scale, width * scale)
      along += width + ((glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing) * direction
    }
    if (font.isVertical) state.y -= along
    else state.x += along * scale
  }

  private addLetter(glyph: Glyph, matrix: Matrix, x: number, width: number): void {
    if (this.letters.length >= MAX_ITEMS) return
    const { state } = this
    const y = state.y + state.rise
    const [low, high] = [y - DESCENT * state.fontSize, y + ASCENT * state.fontSize]
    const box = transformBox(matrix, [Math.min(x, x + width), low, Math.max(x, x + width), high])
    const size = state.fontSize * Math.hypot(matrix[2], matrix[3])
    this.letters.push({
      text: glyph.unicode,
      box,
      baseline: pointAt(matrix, x, y)[1],
      size,
      font: state.font.name,
      isEmphasis: state.font.isEmphasis,
      order: this.order,
      color: state.fill,
      hidden: this.hiddenReason(box),
      annotation: this.annotation,
      glyph: `${state.font.name}_path_${glyph.fontChar}`,
    })
  }

  private hiddenReason(box: Box): HiddenReason | null {
    if (this.marks.includes(false)) return 'layer'
    const { mode, alpha, groupAlpha } = this.state
    if (mode === INVISIBLE_MODE || alpha * groupAlpha < 0.02) return 'invisible'
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
    const isOnPage = isInside(this.surroundings.edge, x, y)
    return isOnPage && !isInside(this.state.clip, x, y) ? 'clipped' : null
  }

  /** `fills` and `strokes`: what the operation does with its path. */
  drawPath(
    path: ArrayLike<number>,
    around: Box,
    { fills, strokes }: { fills: boolean; strokes: boolean },
  ): void {
    const { state } = this
    this.order += 1
    if ((fills || strokes) && !this.marks.includes(false) && this.drawings.length < MAX_ITEMS)
      this.drawings.push({
        box: intersect(transformBox(state.matrix, around), state.clip),
        points: path.length,
        order: this.order,
        fill: fills ? state.fill : null,
        isFilled: fills,
        annotation: this.annotation,
      })
    if (fills && state.fill !== null)
      this.addCover(filledBoxes(path, state.matrix), state.fill, null)
    const line = state.lineWidth * Math.hypot(state.matrix[0], state.matrix[1])
    if (strokes && state.stroke !== null && state.strokeAlpha > 0.98 && line >= MIN_STROKE_PT)
      this.addCover(strokedBoxes(path, state.matrix, state.lineWidth), state.stroke, null)
    if (this.pendingClip) {
      const box = clipBox(path, state.matrix)
      if (box === null) state.isClipExact = false
      this.clip(box ?? transformBox(state.matrix, around))
      this.pendingClip = false
    }
  }

  /** A picture fills the unit square of its space. */
  drawPicture(id: string | null, inline: unknown, matrix: Matrix = IDENTITY): void {
    const placed = multiply(this.state.matrix, matrix)
    const box = intersect(transformBox(placed, UNIT), this.state.clip)
    this.order += 1
    if (this.marks.includes(false) || isEmpty(box) || this.pictures.length >= MAX_ITEMS) return
    const { order, annotation } = this
    this.pictures.push({ id, box, order, inline, annotation })
    if (isUpright(placed) && id !== null) this.addCover([box], null, id)
  }

  /** A square of the fill colour. */
  drawSquare(): void {
    this.order += 1
    if (isUpright(this.state.matrix) && this.state.fill !== null)
      this.addCover([transformBox(this.state.matrix, UNIT)], this.state.fill, null)
  }

  private addCover(boxes: readonly Box[], color: string | null, pictureId: string | null): void {
    if (!isOpaque(this.state) || this.marks.includes(false) || this.covers.length >= MAX_ITEMS)
      return
    const visible = boxes
      .map((box) => intersect(box, this.state.clip))
      .filter((box) => areaOf(box) > 0)
      .filter(([l, t, r, b]) => r - l > MIN_COVER_PT && b - t > MIN_COVER_PT)
    if (visible.length === 0) return
    const { order, annotation } = this
    this.covers.push({ boxes: visible, order, color, annotation, pictureId })
  }

  private clip(box: Box): void {
    this.state.clip = intersect(this.state.clip, box)
  }
}
