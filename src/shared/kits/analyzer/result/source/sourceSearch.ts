import type { FindResult } from '#shared/ui/preview/viewerProps.ts'

/** The files' results for one request, by file id; missing for files not searched yet. */
export type FileResults = Readonly<Record<string, FindResult>>

type NamedFile = { id: string; name: string }

/** Null while the search runs. `file` is set for several files. */
export type FindOutcome = (FindResult & { file?: string | undefined }) | null

/** Goes through the files until one has the value, then shows a locked one, whose password may help. Null: stay. */
export function nextFileToSearch(
  files: readonly NamedFile[],
  shown: number,
  answers: FileResults,
): number | null {
  if (Object.values(answers).some(({ found }) => found)) return null
  const searchOrder = files.map((_, index) => (shown + index) % files.length)
  const answerOf = (index: number) => answers[files[index]?.id ?? '']
  const isLocked = (index: number) => {
    const answer = answerOf(index)
    return answer !== undefined && !answer.found && answer.reason === 'locked'
  }
  const next =
    searchOrder.find((index) => answerOf(index) === undefined) ??
    searchOrder.find((index) => isLocked(index))
  return next === undefined || next === shown ? null : next
}

/** The one that the user can fix first, then the most informative. */
const REASON_PRIORITY = [
  'locked',
  'noViewer',
  'unavailable',
  'damaged',
  'tooSlow',
  'unreadPages',
  'noText',
] as const

/** The shown file's result if it has the value, else any other's. */
export function combineResults(
  files: readonly NamedFile[],
  shown: number,
  answers: FileResults,
): FindOutcome {
  const searchOrder = files.map((_, index) => files[(shown + index) % files.length])
  const answered = searchOrder.flatMap((file) => {
    const answer = file === undefined ? undefined : answers[file.id]
    return file === undefined || answer === undefined ? [] : [{ file, answer }]
  })
  const found = answered.find(({ answer }) => answer.found)
  if (found !== undefined)
    return {
      ...found.answer,
      file: found.file === searchOrder[0] ? undefined : found.file.name,
    }
  if (answered.length < files.length) return null
  for (const reason of REASON_PRIORITY) {
    const unmatched = answered.find(({ answer }) => !answer.found && answer.reason === reason)
    if (unmatched !== undefined)
      return { ...unmatched.answer, file: files.length > 1 ? unmatched.file.name : undefined }
  }
  return { found: false, page: null }
}
