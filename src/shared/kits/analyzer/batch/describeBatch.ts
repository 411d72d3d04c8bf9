import type { Batch } from '#shared/kits/jobs/batch/batch.ts'
import type { BatchTotals } from '#shared/kits/jobs/batch/itemStatus.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { haltText } from '../jobs/failureText.ts'

/** The batch's progress for screen readers: started, stopped or done. Jobs announces each document's end. */
export function describeBatch(sum: BatchTotals, halt: Batch['halt']): string {
  const { total, waiting, running, done, failed } = sum
  if (halt !== null && waiting > 0) {
    const reason = halt === 'stopped' ? 'Stopped.' : `Stopped: ${haltText(halt)}.`
    return `${reason} ${plural(waiting, 'file')} ${waiting === 1 ? 'was' : 'were'} not sent.`
  }
  if (waiting + running > 0) return `Sending ${plural(total, 'file')}, two at a time.`
  const ready = `All done: ${done} of ${plural(total, 'file')} ${done === 1 ? 'is' : 'are'} ready.`
  return failed === 0 ? ready : `${ready} ${failed} failed.`
}
