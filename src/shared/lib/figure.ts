import { formatInr } from './money.ts'

/** A figure as the backend wrote it, and in rupees; null where there is none that can be read. */
export type Figure = { written: string | number | null; rupees: number | null }

/** As a result shows a figure; what cannot be read as an amount stays as it was written. */
export function figureText({ written, rupees }: Figure): string {
  return rupees === null && written !== null && written !== '' ? String(written) : formatInr(rupees)
}

/** Whole paise, so that 0.1 + 0.2 is 0.3. Null stays null. */
export function paiseOf({ rupees }: Figure): number | null {
  return rupees === null ? null : Math.round(rupees * 100)
}

/** Whether the backend wrote anything: a missing figure has no place in the source. */
export function isWritten({ written }: Figure): boolean {
  return written !== null && String(written).trim() !== ''
}

/** As a cell of a workbook: the amount, so that it can be added, or what was written where there is none. */
export function cellOf({ written, rupees }: Figure): number | string | null {
  return rupees ?? (written === null ? null : String(written))
}
