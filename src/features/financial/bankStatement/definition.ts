import type { AnalyzerDefinition } from '#shared/kits/analyzer/definition.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import { bankStatementCalls } from './calls.ts'
import { IntakeView } from './intake/IntakeView.tsx'
import { restoreIntake } from './intake/lifecycle.ts'
import { selectIntake } from './intake/state/intakeSlice.ts'
import type { BankOutput } from './result/bankOutput.ts'

export const bankStatementDefinition: AnalyzerDefinition<BankOutput> = {
  ...bankStatementCalls,
  service: 'bankStatement',
  subtitle: 'Opening the job.',
  intake: {
    View: IntakeView,
    hasStarted: (state) => selectIntake(state).kind !== 'Not Uploaded',
    restore: restoreIntake,
  },
  processing: {
    // The job cannot be resumed elsewhere before the upload is complete.
    sendingText: 'The files are being sent. Keep this page open.',
    Progress: lazyWithRetry(
      async () => (await import('./processing/BankProgress.tsx')).BankProgress,
      {
        label: 'The steps',
        LoadError: RenderNothing,
      },
    ),
  },
  Result: lazyWithRetry(async () => (await import('./output/BankOutputView.tsx')).BankOutputView, {
    label: 'The result',
  }),
  output: {
    mode: 'lastShown',
    title: 'Analysis Output',
    subtitle: 'The result of your last bank statement.',
    uploadLabel: 'Upload a bank statement',
    Finished: lazyWithRetry(
      async () => (await import('./processing/BankStatementFinished.tsx')).BankStatementFinished,
      { label: 'The output' },
    ),
  },
}
