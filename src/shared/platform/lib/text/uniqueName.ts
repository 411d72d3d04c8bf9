import { BASE_NAME_MAX_LENGTH } from '#shared/platform/config/limits.ts'
import { splitFileName } from './fileName.ts'

/** 'a.pdf' → 'a (2).pdf'. A name identifies passwords and results (D7). */
export function uniqueName(name: string, others: readonly string[]): string {
  const usedNames = new Set(others.map((other) => other.toLowerCase()))
  const { base, suffix } = splitFileName(name)
  let unique = name
  for (let number = 2; usedNames.has(unique.toLowerCase()); number += 1) {
    const tail = ` (${number})`
    // A name that is too long already stays so: renaming it is the user's decision.
    const room = Math.max(BASE_NAME_MAX_LENGTH, base.length) - tail.length
    unique = base.slice(0, room).trimEnd() + tail + suffix
  }
  return unique
}
