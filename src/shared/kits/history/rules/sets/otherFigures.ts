import type { FileTraits } from '../../content/fileTraits.ts'
import { fileFinding, type Finding } from '../../finding.ts'
import type { SetFile } from './groupFiles.ts'

const MAX_DIFFERING = 12

/** Check 10: files with the same words and some other amounts. By file id. */
export function otherFigures(group: readonly SetFile[]): Map<string, Finding> {
  const findings = new Map<string, Finding>()
  for (const file of group)
    for (const other of group) {
      if (other === file || findings.has(file.id)) continue
      const differing = differingAmounts(file.traits, other.traits)
      if (differing.length > 0)
        findings.set(file.id, fileFinding('otherFigures', other.name, ...differing))
    }
  return findings
}

/** "38,400.00 is 68,400.00 there"; empty for files that differ otherwise, or not at all. */
function differingAmounts(a: FileTraits, b: FileTraits): string[] {
  if (a.wording !== b.wording || a.amounts.length !== b.amounts.length) return []
  const differing = a.amounts.flatMap((amount, index) => {
    const other = b.amounts[index]
    return other === undefined || other === amount ? [] : [`${amount} here, ${other} there.`]
  })
  return differing.length > MAX_DIFFERING ? [] : differing
}
