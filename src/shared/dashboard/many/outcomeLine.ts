import { formatCount } from '#shared/lib/plural.ts'
import type { DeedWords } from './deed.ts'
import type { Run } from './manyState.ts'

type Ended = Extract<Run, { kind: 'ended' }>

/** '7 candidates notified, 1 failed, 2 left out: notified a moment ago, 3 not tried.' */
export function outcomeLine(
  { done: doneWords, skipped: skippedWords = 'left out' }: Pick<DeedWords, 'done' | 'skipped'>,
  { tally, left, note }: Ended,
): string {
  const { done, failed, skipped } = tally
  const parts = [
    note === null && (done > 0 || failed === 0) && doneWords(done),
    failed > 0 && `${formatCount(failed)} failed`,
    skipped > 0 && `${formatCount(skipped)} ${skippedWords}`,
    left > 0 && `${formatCount(left)} not tried`,
  ].filter((part) => part !== false)
  const line = parts.length === 0 ? '' : `${parts.join(', ')}.`
  return [note ?? '', line].filter((text) => text !== '').join(' ')
}
