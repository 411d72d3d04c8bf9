import type { ResultSource } from './definition.ts'
import type { DoneJob } from './job.ts'
import { keepResult, readResult } from './jobResult.ts'

/** The kept result; where the browser lost it or an older build kept it, the server's own. Null when neither has it. */
export async function fetchResult<Result>(
  definition: ResultSource<Result>,
  { id, transactionId, options }: DoneJob,
  signal: AbortSignal,
): Promise<Result | null> {
  const kept = await readResult(id)
  const read = kept === null ? null : definition.parseResult(kept)
  if (read !== null || transactionId === null || signal.aborted) return read
  const answer = await definition.poll({ transactionId, options, signal })
  if (!answer.ok || answer.value.kind !== 'done' || signal.aborted) return null
  await keepResult(id, answer.value.result)
  return definition.parseResult(answer.value.result)
}
