import { call } from '#shared/api/call.ts'
import { PASSBOOK_FOLLOW_UP_MS } from '#shared/config/constants.ts'
import type { AnalyzerDefinition } from '#shared/analyzer/definition.ts'
import { SERVICES } from '#shared/session/services.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { passbookFrontpage, passbookStatus, passbookTransactionpage } from './endpoints.ts'
import { passbookEstimateMs } from './estimates.ts'
import { PASSBOOK, wantsEmail } from './passbookDraft.ts'
import { PassbookIntake } from './PassbookIntake.tsx'
import { LazyPassbookProgress } from './LazyPassbookProgress.ts'
import { OUTPUT_FILE, type PassbookResult } from './report.ts'
import { toPollAnswer } from './toPollAnswer.ts'

/** The passbook analyzer (analyzers §4, §7): the front page first, the transaction pages 40 s later, then the polls. */
export const passbookDefinition: AnalyzerDefinition<PassbookResult> = {
  id: PASSBOOK,
  service: 'passbook',
  title: SERVICES.passbook.label,
  path: SERVICES.passbook.path,
  line: 'Every transaction of a passbook in one workbook, from photographs of its pages.',
  intake: { View: PassbookIntake },
  processing: {
    // As long as something is still to be sent, it is this browser that sends it.
    sending: 'The pages are sent from here. Keep the portal open until they have left.',
    Progress: LazyPassbookProgress,
  },
  errors: processingErrors,
  estimateMs: passbookEstimateMs,
  async submit({ files, options, signal, onUploadProgress }) {
    const front = files[0]?.file
    if (front === undefined) throw new Error('A passbook job has a front page.')
    const args = { front, emailOutput: wantsEmail(options) }
    return call(passbookFrontpage, args, { signal, onUploadProgress })
  },
  followUp: {
    delayMs: PASSBOOK_FOLLOW_UP_MS,
    async send(transactionId, { files, signal }) {
      const pages = files.slice(1).map(({ file }) => file)
      return call(passbookTransactionpage, { transactionId, pages }, { signal })
    },
  },
  async poll({ transactionId, signal }) {
    const answer = await call(passbookStatus, transactionId, { signal })
    return answer.ok ? { ok: true, value: toPollAnswer(answer.value) } : answer
  },
  // The workbook is fetched by the output page and kept with the result (analyzers §4).
  parseResult: ({ files }) => ({ workbook: files?.[OUTPUT_FILE] ?? null }),
  Result: lazyPart(async () => (await import('./PassbookOutput.tsx')).PassbookOutput, {
    what: 'The result',
  }),
  output: {
    finds: 'lastShown',
    title: 'Passbook Analyzer',
    line: 'The output of a passbook.',
    upload: 'Upload a passbook',
  },
}
