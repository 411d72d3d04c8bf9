import type { FindResult } from '#shared/preview/viewerProps.ts'

/** What the files of a source answered to one request, by their ids; none of a file that was not asked yet. */
export type Answers = Readonly<Record<string, FindResult>>

type Named = { id: string; name: string }

/** What became of a search: null while it runs. `file` is named where the source has several. */
export type FindOutcome = (FindResult & { file?: string }) | null

/**
 * The file to show after an answer of the one that is shown; null: stay. One file after the other is searched until one has
 * the value; where none has it, a locked one is shown, for its password may bring it.
 */
export function fileAfter(files: readonly Named[], shown: number, answers: Answers): number | null {
  if (Object.values(answers).some(({ found }) => found)) return null
  const inTurn = files.map((_, index) => (shown + index) % files.length)
  const answerOf = (index: number) => answers[files[index]?.id ?? '']
  const isLocked = (index: number) => {
    const answer = answerOf(index)
    return answer !== undefined && !answer.found && answer.why === 'locked'
  }
  const next =
    inTurn.find((index) => answerOf(index) === undefined) ?? inTurn.find((index) => isLocked(index))
  return next === undefined || next === shown ? null : next
}

/** Of several reasons the one that the reader can do something about, then the one that says most. */
const WEIGHT = ['locked', 'noViewer', 'gone', 'damaged', 'tooSlow', 'unread', 'noText'] as const

/** The outcome of a search for the foot of a result: of the file that is shown where that has the value, else of any other. */
export function outcomeOf(files: readonly Named[], shown: number, answers: Answers): FindOutcome {
  const inTurn = files.map((_, index) => files[(shown + index) % files.length])
  const given = inTurn.flatMap((file) => {
    const answer = file === undefined ? undefined : answers[file.id]
    return file === undefined || answer === undefined ? [] : [{ file, answer }]
  })
  const found = given.find(({ answer }) => answer.found)
  if (found !== undefined)
    return { ...found.answer, ...(found.file === inTurn[0] ? {} : { file: found.file.name }) }
  if (given.length < files.length) return null
  for (const why of WEIGHT) {
    const kept = given.find(({ answer }) => !answer.found && answer.why === why)
    if (kept !== undefined)
      return { ...kept.answer, ...(files.length > 1 ? { file: kept.file.name } : {}) }
  }
  return { found: false, page: null }
}
