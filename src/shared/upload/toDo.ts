import { plural } from '#shared/lib/plural.ts'
import { PROBLEM, type Remedy } from './problem.ts'
import { statusOf, type FileStatus, type UploadEntry } from './uploadEntry.ts'

/** What a file still asks of the user; 'wait' while its check runs, null when it is ready. */
type Task = 'unlock' | Remedy | 'decide' | 'wait' | null

const WORDS: readonly { task: Exclude<Task, 'wait' | null>; words: string }[] = [
  { task: 'unlock', words: 'unlock' },
  { task: 'rename', words: 'rename' },
  { task: 'replace', words: 'replace' },
  { task: 'retry', words: 'check again' },
  { task: 'decide', words: 'keep or remove' },
]

function taskOf(status: FileStatus): Task {
  switch (status.kind) {
    case 'ready':
      return null
    case 'checking':
      return 'wait'
    case 'locked':
      return status.attempt === 'running' ? 'wait' : 'unlock'
    case 'duplicate':
      return 'decide'
    case 'problem':
      return PROBLEM[status.problem].remedy
    default:
      return status satisfies never
  }
}

/** Why CONTINUE is disabled: "Checking 2 files", then "Still to do: unlock 1, rename 1"; empty when every file is ready. */
export function sayToDo(entries: readonly UploadEntry[]): string {
  const tasks = entries.map((entry) => taskOf(statusOf(entry, entries)))
  const waiting = tasks.filter((task) => task === 'wait').length
  if (waiting > 0) return `Checking ${plural(waiting, 'file')}`
  const parts = WORDS.flatMap(({ task, words }) => {
    const count = tasks.filter((open) => open === task).length
    return count === 0 ? [] : [`${words} ${count}`]
  })
  return parts.length === 0 ? '' : `Still to do: ${parts.join(', ')}`
}

/** Figures of the list: of each status, and of pages known so far. */
export type ListCounts = {
  ready: number
  toFix: number
  toDecide: number
  pages: number
  unknown: number
}

/** @param doubts how many of those that are ready the page has a question about */
export function countList(entries: readonly UploadEntry[], doubts = 0): ListCounts {
  const statuses = entries.map((entry) => statusOf(entry, entries).kind)
  const count = (...kinds: FileStatus['kind'][]) =>
    statuses.filter((kind) => kinds.includes(kind)).length
  return {
    ready: count('ready') - doubts,
    toFix: count('problem'),
    toDecide: count('locked', 'duplicate') + doubts,
    pages: entries.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
    unknown: entries.filter(({ kind, pages }) => kind === 'pdf' && pages === null).length,
  }
}
