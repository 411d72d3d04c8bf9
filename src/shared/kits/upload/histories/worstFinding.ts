import type { Histories } from '#shared/kits/history/fileHistories.ts'
import type { FileHistory } from '#shared/kits/history/finding.ts'
import { STRENGTHS, strengthOf, type Strength } from '#shared/kits/history/ruleTable.ts'
import { summarizeHistory, type HistorySummary } from '#shared/kits/history/summary.ts'
import type { SourceFile } from './originals.ts'

export type ReadHistory = Extract<FileHistory, { kind: 'read' }>
export type FileWithHistory = { file: SourceFile; history: ReadHistory }

export type WorstFinding = HistorySummary & {
  file: SourceFile
  /** Null: nothing was found. */
  strength: Strength | null
  /** False where there are only notes, which are information. */
  needsLook: boolean
}

/** The files whose history was computed. */
export const filesWithHistory = (
  files: readonly SourceFile[],
  histories: Histories,
): FileWithHistory[] =>
  files.flatMap((file) => {
    const history = histories.get(file.id)
    return history?.kind === 'read' ? [{ file, history }] : []
  })

const rankOf = (strength: Strength | null) =>
  strength === null ? STRENGTHS.length : STRENGTHS.indexOf(strength)

/** Of several files, such as those of a job; null while no history is known. */
export function worstFinding(files: readonly FileWithHistory[]): WorstFinding | null {
  const found = files.map(({ file, history }): WorstFinding => {
    const [worst] = history.findings
    const strength = worst === undefined ? null : strengthOf(worst)
    const needsLook = strength === 'changed' || strength === 'look'
    return { ...summarizeHistory(history), file, strength, needsLook }
  })
  const [worst] = found.toSorted((a, b) => rankOf(a.strength) - rankOf(b.strength))
  if (worst === undefined) return null
  const others = found.filter(({ file, needsLook }) => needsLook && file.id !== worst.file.id)
  return { ...worst, more: worst.more + others.reduce((sum, { more }) => sum + more + 1, 0) }
}
