import type { PollAnswer } from '#shared/jobs/definition.ts'
import { toPayslipJson, type PayslipOutput } from './contract.ts'

/** What a payslip's status call means to the engine (analyzers §4: 'Failed' raises outputFailed). */
export function toPollAnswer(output: PayslipOutput): PollAnswer {
  switch (output.kind) {
    case 'running':
      return output
    case 'failed':
      return { kind: 'failed', name: 'outputFailed' }
    case 'result':
      return { kind: 'done', result: { data: toPayslipJson(output.payslips) } }
    default:
      return output satisfies never
  }
}
