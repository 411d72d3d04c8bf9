import type { ApiError } from '#shared/api/apiError.ts'
import type { RunResult } from '#shared/api/run.ts'
import { failureLine } from '#shared/records/failureLine.ts'
import type { Outcome } from './deed.ts'

/**
 * Why a row's call failed.
 * @param unanswered what is said where no answer came; the next rows would get none either.
 */
export function failedOutcome(
  { error, outcome }: Extract<RunResult<unknown, string>, { ok: false }>,
  unanswered: string,
): Outcome {
  const line = failureLine({ error, outcome })
  if (line === null) return { kind: 'gone' }
  const hasNoAnswer = isUnanswered(error)
  return { kind: 'failed', reason: hasNoAnswer ? unanswered : line, isLast: hasNoAnswer }
}

const isUnanswered = ({ kind }: ApiError) => kind === 'network' || kind === 'timeout'
