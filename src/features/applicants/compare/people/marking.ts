import type { IdentityFact } from '#shared/kits/facts/documentFacts.ts'
import type { MarkedText } from '../comparison.ts'
import { isCode, normalise } from './normalise.ts'

/** Longer texts are marked as a whole: comparing takes the square of their length. */
const MAX_UNITS = 150

/** Splits at differences from another text: codes by character, other texts by word. */
export function markDifferences(fact: IdentityFact, text: string, other: string): MarkedText {
  const split = isCode(fact) ? /(?=.)/u : /(?<=\s)(?=\S)/u
  const [units, otherUnits] = [text.split(split), other.split(split)]
  if (units.length > MAX_UNITS || otherUnits.length > MAX_UNITS)
    return [{ text, isDifferent: true }]
  const keyOf = (unit: string) => (isCode(fact) ? unit.toUpperCase() : normalise(fact, unit))
  const isCommon = findCommon(units.map(keyOf), otherUnits.map(keyOf))
  const parts: { text: string; isDifferent: boolean }[] = []
  for (const [at, unit] of units.entries()) {
    // A separator between two parts is no difference.
    const isDifferent = !isCommon[at] && keyOf(unit).trim() !== ''
    const last = parts.at(-1)
    if (last?.isDifferent === isDifferent) last.text += unit
    else parts.push({ text: unit, isDifferent })
  }
  return parts
}

/** For each unit of the first list, whether it is part of the longest common subsequence. */
function findCommon(units: readonly string[], others: readonly string[]): boolean[] {
  const lengths = Array.from({ length: units.length + 1 }, () => new Uint16Array(others.length + 1))
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = units.length - 1; row >= 0; row -= 1)
    for (let column = others.length - 1; column >= 0; column -= 1) {
      const target = lengths[row]
      if (target === undefined) continue
      target[column] =
        units[row] === others[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  const isCommon = units.map(() => false)
  for (let row = 0, column = 0; row < units.length && column < others.length;) {
    if (units[row] === others[column]) {
      isCommon[row] = true
      row += 1
      column += 1
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return isCommon
}
