import type { PollAnswer } from '#shared/jobs/definition.ts'
import type { Form26asOutput } from './contract.ts'
import { toForm26asJson } from './toForm26asJson.ts'

/** What a status call means to the engine (analyzers §4: 'Failed' shows outputFailed). */
export function toPollAnswer(output: Form26asOutput): PollAnswer {
  switch (output.kind) {
    case 'running':
      return output
    case 'failed':
      return { kind: 'failed', name: 'outputFailed' }
    case 'result':
      return { kind: 'done', result: { data: toForm26asJson(output.statements) } }
    default:
      return output satisfies never
  }
}
