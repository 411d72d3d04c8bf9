import type { WorkSheet } from 'xlsx'
import { numberOf, parseTextAmount } from '../cellValue.ts'
import { rowsOf, textOf } from '../sheetTable.ts'

/** The end of the column range is exclusive. */
export type SelectedCells = {
  rows: Uint32Array<ArrayBuffer>
  fromColumn: number
  toColumn: number
}

export type CellSum = {
  filledCount: number
  numberCount: number
  sum: number
  decimals: number
  /** Amounts stored as text, which spreadsheets do not sum. */
  textAmountCount: number
  /** The rows include one named Total beside others. */
  hasTotal: boolean
}

const TOTAL = /^(?:grand |sub[- ]?)?total\b/i
const DECIMALS_MAX = 6

/** The sum of cells as spreadsheets compute it: numbers only. In a CSV everything is text, so amounts count. */
export function sumCells(sheet: WorkSheet, selected: SelectedCells, isCsv: boolean): CellSum {
  const rows = rowsOf(sheet)
  const sum: CellSum = {
    filledCount: 0,
    numberCount: 0,
    sum: 0,
    decimals: 0,
    textAmountCount: 0,
    hasTotal: false,
  }
  // Neumaier summation: 100,000 amounts add up exactly to the paisa.
  let compensation = 0
  for (const at of selected.rows) {
    const row = rows[at]
    const toColumn = Math.min(selected.toColumn, row?.length ?? 0)
    for (let column = selected.fromColumn; column < toColumn; column += 1) {
      const cell = row?.[column]
      const text = cell === undefined ? '' : textOf(cell)
      if (cell === undefined || text.trim() === '') continue
      sum.filledCount += 1
      const amount = cell.t === 's' ? parseTextAmount(text) : null
      const value = isCsv ? amount : numberOf(cell)
      if (value === null) {
        if (amount !== null) sum.textAmountCount += 1
        continue
      }
      sum.numberCount += 1
      const next = sum.sum + value
      compensation +=
        Math.abs(sum.sum) >= Math.abs(value) ? sum.sum - next + value : value - next + sum.sum
      sum.sum = next
      sum.decimals = Math.max(sum.decimals, decimalsOf(text))
    }
    if (selected.rows.length > 1 && !sum.hasTotal) sum.hasTotal = isTotal(row?.find(Boolean)?.v)
  }
  return { ...sum, sum: sum.sum + compensation }
}

const isTotal = (first: unknown): boolean => typeof first === 'string' && TOTAL.test(first.trim())

function decimalsOf(text: string): number {
  const point = text.lastIndexOf('.')
  if (point === -1) return 0
  return Math.min(DECIMALS_MAX, /^\d*/.exec(text.slice(point + 1))?.[0].length ?? 0)
}
