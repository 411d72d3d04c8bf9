import type { PollAnswer } from '#shared/jobs/definition.ts'
import { toIdJson, type IdOutput } from './contract.ts'

/** What a status call means to the engine (analyzers §4: a message with another status is outputFailed). */
export function toPollAnswer(output: IdOutput): PollAnswer {
  switch (output.kind) {
    case 'running':
      return output
    case 'failed':
      return { kind: 'failed', name: 'outputFailed' }
    case 'result':
      return { kind: 'done', result: { data: toIdJson(output.documents) } }
    default:
      return output satisfies never
  }
}
