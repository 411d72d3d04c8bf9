import { IDENTITY, type Box, type Matrix } from './geometry.ts'

/** `name`: pdf.js's key. */
export type FontFacts = { name: string; unit: number; isVertical: boolean; isEmphasis: boolean }

/** What "save" keeps. */
export type DrawingState = {
  matrix: Matrix
  clip: Box
  /** False below a clip that is no rectangle: what a shape covers is then not known. */
  isClipExact: boolean
  fill: string | null
  stroke: string | null
  lineWidth: number
  alpha: number
  strokeAlpha: number
  /** The opacity of the groups around it. */
  groupAlpha: number
  isPlainBlend: boolean
  hasMask: boolean
  font: FontFacts
  fontSize: number
  direction: number
  charSpacing: number
  wordSpacing: number
  scale: number
  rise: number
  leading: number
  mode: number
  textMatrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
}

export const initialState = (matrix: Matrix, clip: Box): DrawingState => ({
  matrix,
  clip,
  isClipExact: true,
  fill: '#000000',
  stroke: '#000000',
  lineWidth: 1,
  alpha: 1,
  strokeAlpha: 1,
  groupAlpha: 1,
  isPlainBlend: true,
  hasMask: false,
  font: { name: '', unit: 0.001, isVertical: false, isEmphasis: false },
  fontSize: 0,
  direction: 1,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  rise: 0,
  leading: 0,
  mode: 0,
  textMatrix: IDENTITY,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
})

/** Whether what is drawn now hides what lies below. */
export const isOpaque = ({ alpha, groupAlpha, isPlainBlend, hasMask, isClipExact }: DrawingState) =>
  alpha > 0.98 && groupAlpha > 0.98 && isPlainBlend && !hasMask && isClipExact
