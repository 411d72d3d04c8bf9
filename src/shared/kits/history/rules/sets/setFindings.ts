import type { Finding } from '../../finding.ts'
import { foreignMembers } from './foreignMember.ts'
import { groupFiles, type SetFile } from './groupFiles.ts'
import { otherFigures } from './otherFigures.ts'

/** Check 10, of the files of one list, by file id. */
export function setFindings(files: readonly SetFile[]): ReadonlyMap<string, readonly Finding[]> {
  const findings = new Map<string, Finding[]>()
  for (const group of groupFiles(files))
    for (const found of [otherFigures(group), foreignMembers(group)])
      for (const [id, finding] of found) findings.set(id, [...(findings.get(id) ?? []), finding])
  return findings
}
