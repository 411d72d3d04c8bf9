import type { WorkSheet } from 'xlsx'
import { numberOf, writtenAmount } from './cellValue.ts'
import { rowsOf, textOf } from './sheetTable.ts'

/** Cells of a sheet: some rows of it, and the columns from one up to, not with, another. */
export type SelectedCells = {
  rows: Uint32Array<ArrayBuffer>
  fromColumn: number
  toColumn: number
}

export type CellSum = {
  /** How many cells are not empty, and how many of these are figures. */
  filled: number
  figures: number
  sum: number
  least: number
  most: number
  /** Most digits behind the point of a figure as it is shown. */
  decimals: number
  /** Amounts that stand as text: a workbook adds none of them up, and neither is done here. */
  written: number
  /** A row that is named Total is among the rows, beside others. */
  hasTotal: boolean
}

const TOTAL = /^(?:grand |sub[- ]?)?total\b/i
const DECIMALS_MAX = 6

/**
 * What the figures of some cells come to, as SheetJS and every spreadsheet adds them up: numbers only. Those of a CSV
 * are all texts, so there the amounts among them count.
 */
export function sumCells(sheet: WorkSheet, selected: SelectedCells, isCsv: boolean): CellSum {
  const rows = rowsOf(sheet)
  const sum: CellSum = {
    filled: 0,
    figures: 0,
    sum: 0,
    least: Infinity,
    most: -Infinity,
    decimals: 0,
    written: 0,
    hasTotal: false,
  }
  // Neumaier's sum: 100,000 amounts in paise come to their paise.
  let lost = 0
  for (const at of selected.rows) {
    const row = rows[at]
    const toColumn = Math.min(selected.toColumn, row?.length ?? 0)
    for (let column = selected.fromColumn; column < toColumn; column += 1) {
      const cell = row?.[column]
      const text = cell === undefined ? '' : textOf(cell)
      if (cell === undefined || text.trim() === '') continue
      sum.filled += 1
      const amount = cell.t === 's' ? writtenAmount(text) : null
      const figure = isCsv ? amount : numberOf(cell)
      if (figure === null) {
        if (amount !== null) sum.written += 1
        continue
      }
      sum.figures += 1
      const next = sum.sum + figure
      lost +=
        Math.abs(sum.sum) >= Math.abs(figure) ? sum.sum - next + figure : figure - next + sum.sum
      sum.sum = next
      sum.least = Math.min(sum.least, figure)
      sum.most = Math.max(sum.most, figure)
      sum.decimals = Math.max(sum.decimals, decimalsOf(text))
    }
    if (selected.rows.length > 1 && !sum.hasTotal) sum.hasTotal = isTotal(row?.find(Boolean)?.v)
  }
  return { ...sum, sum: sum.sum + lost }
}

const isTotal = (first: unknown): boolean => typeof first === 'string' && TOTAL.test(first.trim())

function decimalsOf(text: string): number {
  const point = text.lastIndexOf('.')
  if (point === -1) return 0
  return Math.min(DECIMALS_MAX, /^\d*/.exec(text.slice(point + 1))?.[0].length ?? 0)
}
