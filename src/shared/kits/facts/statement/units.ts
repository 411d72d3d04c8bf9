import type { Rows } from './layout.ts'

const UNITS: readonly { name: RegExp; factor: number }[] = [
  { name: /\bcrores?\b/i, factor: 10_000_000 },
  { name: /\bmillions?\b/i, factor: 1_000_000 },
  { name: /\b(?:lakhs?|lacs?)\b/i, factor: 100_000 },
  { name: /\b(?:thousands?|000s)\b/i, factor: 1_000 },
]
/** The unit is above the header. */
const UNIT_ROWS = 8

/** By which the amounts of a sheet are multiplied, where its first rows say it ('₹ in lakhs'); null for none. */
export function unitIn(texts: Rows, headerRow: number): number | null {
  const title = texts
    .slice(0, Math.min(headerRow + 1, UNIT_ROWS))
    .flat()
    .join(' ')
  return UNITS.find(({ name }) => name.test(title))?.factor ?? null
}

const STATED =
  /(?:₹|\b(?:in|inr|rs\.?))\s*(?:₹|rs\.?|inr)?\s*(?:lakhs?|lacs?|crores?|millions?|thousands?|000s)\b/i

/** Only where a cell says 'in lakhs': the title of an account may name lakhs otherwise. */
export const statedUnitIn = (texts: Rows, headerRow: number): number | null =>
  unitIn(
    texts.map((row) => row.filter((text) => STATED.test(text))),
    headerRow,
  )
