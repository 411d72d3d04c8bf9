import type { Batch } from '#shared/jobs/batch/batch.ts'
import type { BatchSum } from '#shared/jobs/batch/standing.ts'
import { plural } from '#shared/lib/plural.ts'
import { failureWordsOf } from '../jobs/failureWords.ts'

/** What a batch has begun, why it stopped, what came of it: a screen reader hears it. Each document's end is told by Jobs. */
export function sayBatch(sum: BatchSum, halt: Batch['halt']): string {
  const { total, waiting, running, done, failed } = sum
  if (halt !== null && waiting > 0) {
    const why = halt === 'stopped' ? 'Stopped.' : `Stopped: ${failureWordsOf(halt)}.`
    return `${why} ${plural(waiting, 'file waits', 'files wait')} and ${waiting === 1 ? 'was' : 'were'} not sent.`
  }
  if (waiting + running > 0) return `Sending ${plural(total, 'file')}, two at a time.`
  const ready = `All done: ${done} of ${plural(total, 'file')} ${done === 1 ? 'is' : 'are'} ready.`
  return failed === 0 ? ready : `${ready} ${failed} failed.`
}
