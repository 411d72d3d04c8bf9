import type { TextPiece } from '../readPdf.ts'

/** Text without a wide gap: one table cell or one form value. */
export type Cell = { text: string; x: number; end: number; size: number }
export type Line = { y: number; cells: Cell[] }

/** Texts whose baselines differ by less are on one line; as a fraction of the font size. */
const SAME_LINE = 0.4
/** A wider gap separates two cells; below `SPACE` two pieces belong to one word. As a fraction of the font size. */
const CELL_GAP = 0.9
const SPACE = 0.15

function cellsOf(pieces: readonly TextPiece[]): Cell[] {
  const cells: Cell[] = []
  for (const { text, x, width, size } of [...pieces].sort((a, b) => a.x - b.x)) {
    const last = cells.at(-1)
    const gap = last === undefined ? Infinity : x - last.end
    if (last === undefined || gap > CELL_GAP * size) {
      cells.push({ text, x, end: x + width, size })
      continue
    }
    last.text += gap > SPACE * size && !/\s$/.test(last.text) ? ` ${text}` : text
    last.end = x + width
  }
  for (const cell of cells) cell.text = cell.text.replace(/\s+/g, ' ').trim()
  return cells
}

/** The lines of a page from top to bottom, with their cells from left to right. */
export function linesOf(pieces: readonly TextPiece[]): Line[] {
  const rows: { y: number; pieces: TextPiece[] }[] = []
  for (const piece of [...pieces].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1)
    if (row !== undefined && row.y - piece.y < SAME_LINE * piece.size) row.pieces.push(piece)
    else rows.push({ y: piece.y, pieces: [piece] })
  }
  return rows.map((row) => ({ y: row.y, cells: cellsOf(row.pieces) }))
}
