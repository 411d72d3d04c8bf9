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
    return { ...summarizeHistory(history), file, strength }
  })
  const [worst] = found.toSorted((a, b) => rankOf(a.strength) - rankOf(b.strength))
  if (worst === undefined) return null
  const counted = found.filter(({ strength }) => needsLook(strength))
  const others = counted.filter(({ file }) => file.id !== worst.file.id)
  return { ...worst, more: worst.more + others.reduce((sum, { more }) => sum + more + 1, 0) }
}

/** Notes are information only. */
export const needsLook = (strength: Strength | null | undefined): boolean =>
  strength === 'changed' || strength === 'look'
