import { formatCount } from '#shared/platform/lib/text/plural.ts'
import type { BulkActionTexts } from './bulkAction.ts'
import type { BulkRun } from './bulkState.ts'

type Ended = Extract<BulkRun, { kind: 'ended' }>

/** '7 candidates notified, 1 failed, 2 left out: notified a moment ago, 3 not tried.' */
export function describeOutcome(
  { doneText, skippedText = 'skipped' }: Pick<BulkActionTexts, 'doneText' | 'skippedText'>,
  { counts, notTried }: Ended,
): string {
  const { done, failed, skipped } = counts
  const parts = [
    (done > 0 || failed === 0) && doneText(done),
    failed > 0 && `${formatCount(failed)} failed`,
    skipped > 0 && `${formatCount(skipped)} ${skippedText}`,
    notTried > 0 && `${formatCount(notTried)} not tried`,
  ].filter((part) => part !== false)
  return `${parts.join(', ')}.`
}
