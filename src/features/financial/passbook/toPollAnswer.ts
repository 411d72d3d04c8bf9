import type { PollAnswer } from '#shared/jobs/definition.ts'
import type { PassbookStatus } from './contract.ts'

/** What a passbook's status means to the engine. The report is fetched by the output page (analyzers §4). */
export function toPollAnswer({ kind, ...progress }: PassbookStatus): PollAnswer {
  switch (kind) {
    case 'running':
      return { kind, ...progress }
    case 'failed':
      return { kind, name: 'outputFailed' }
    case 'done':
      return { kind, result: { data: null } }
    default:
      return kind satisfies never
  }
}
