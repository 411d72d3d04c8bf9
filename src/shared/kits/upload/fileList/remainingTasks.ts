import { plural } from '#shared/platform/lib/text/plural.ts'
import { PROBLEM, type Remedy } from '../checks/problem.ts'
import type { FileStatusMessage } from './fileStatusMessage.ts'
import { entryStatus, type FileStatus, type UploadEntry } from './uploadEntry.ts'

/** 'wait' while the check runs, null when ready. */
type Task = 'unlock' | Remedy | 'decide' | 'wait' | null

const TASK_TEXTS: readonly { task: Exclude<Task, 'wait' | null>; text: string }[] = [
  { task: 'unlock', text: 'unlock' },
  { task: 'rename', text: 'rename' },
  { task: 'replace', text: 'replace' },
  { task: 'retry', text: 'check again' },
  { task: 'decide', text: 'keep or remove' },
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

/** "Checking 2 files", then "Still to do: unlock 1, rename 1"; empty when every file is ready. */
export function describeRemainingTasks(entries: readonly UploadEntry[]): string {
  const tasks = entries.map((entry) => taskOf(entryStatus(entry, entries)))
  const waiting = tasks.filter((task) => task === 'wait').length
  if (waiting > 0) return `Checking ${plural(waiting, 'file')}`
  const parts = TASK_TEXTS.flatMap(({ task, text }) => {
    const count = tasks.filter((open) => open === task).length
    return count === 0 ? [] : [`${text} ${count}`]
  })
  return parts.length === 0 ? '' : `Still to do: ${parts.join(', ')}`
}

export type StatusCounts = {
  ready: number
  problems: number
  decisions: number
  pages: number
  unknownPageCounts: number
}

/** @param toneOf of what the page says about a file that passed its checks; 'info' counts nowhere */
export function countByStatus(
  entries: readonly UploadEntry[],
  toneOf: (entry: UploadEntry) => FileStatusMessage['iconTone'] = () => 'success',
): StatusCounts {
  const results = entries.map((entry) => {
    const { kind } = entryStatus(entry, entries)
    return kind === 'ready' ? toneOf(entry) : kind
  })
  const count = (...kinds: (typeof results)[number][]) =>
    results.filter((result) => kinds.includes(result)).length
  return {
    ready: count('success'),
    problems: count('problem', 'danger'),
    decisions: count('locked', 'duplicate', 'warning'),
    pages: entries.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
    unknownPageCounts: entries.filter(({ kind, pages }) => kind === 'pdf' && pages === null).length,
  }
}
