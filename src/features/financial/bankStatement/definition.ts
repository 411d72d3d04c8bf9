import type { AnalyzerDefinition } from '#shared/analyzer/definition.ts'
import { Nothing } from '#shared/ui/Nothing.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { bankStatementCalls } from './calls.ts'
import { IntakeView } from './intake/IntakeView.tsx'
import { restoreIntake } from './intake/lifecycle.ts'
import { selectIntake } from './intake/state/intakeSlice.ts'
import type { BankOutput } from './result/bankOutput.ts'

/** The bank statement analyzer: from the first drop over Proceed to the output page (analyzers §2, §4). */
export const bankStatementDefinition: AnalyzerDefinition<BankOutput> = {
  ...bankStatementCalls,
  service: 'bankStatement',
  line: 'Opening the job.',
  intake: {
    View: IntakeView,
    isBegun: (state) => selectIntake(state).kind !== 'Not Uploaded',
    restore: restoreIntake,
  },
  processing: {
    // Until the server has the files there is nothing to come back to.
    sending: 'The files are being sent. Keep this page open until they have left.',
    Progress: lazyPart(async () => (await import('./processing/BankProgress.tsx')).BankProgress, {
      what: 'The steps',
      Lost: Nothing,
    }),
  },
  Result: lazyPart(async () => (await import('./output/BankOutputView.tsx')).BankOutputView, {
    what: 'The result',
  }),
  output: {
    finds: 'lastShown',
    title: 'Analysis Output',
    line: 'Of a bank statement.',
    upload: 'Upload a bank statement',
    lost: {
      title: 'The output could not be opened',
      line: 'This browser no longer has it, and the server did not send it again. Try once more, or upload the statements anew.',
    },
    Finished: lazyPart(
      async () => (await import('./processing/BankStatementFinished.tsx')).BankStatementFinished,
      { what: 'The output' },
    ),
  },
}
