import { formatCount } from '#shared/platform/lib/plural.ts'
import type { BulkActionTexts } from './bulkAction.ts'
import type { BulkRun } from './bulkState.ts'

type Ended = Extract<BulkRun, { kind: 'ended' }>

/** '7 candidates notified, 1 failed, 2 left out: notified a moment ago, 3 not tried.' */
export function describeOutcome(
  {
    doneText: doneWords,
    skippedText: skippedWords = 'skipped',
  }: Pick<BulkActionTexts, 'doneText' | 'skippedText'>,
  { tally, notTried }: Ended,
): string {
  const { done, failed, skipped } = tally
  const parts = [
    (done > 0 || failed === 0) && doneWords(done),
    failed > 0 && `${formatCount(failed)} failed`,
    skipped > 0 && `${formatCount(skipped)} ${skippedWords}`,
    notTried > 0 && `${formatCount(notTried)} not tried`,
  ].filter((part) => part !== false)
  return `${parts.join(', ')}.`
}
