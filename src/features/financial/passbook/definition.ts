import type { AnalyzerDefinition } from '#shared/kits/analyzer/definition.ts'
import type { PollResult } from '#shared/kits/jobs/definition.ts'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import { PASSBOOK_FOLLOW_UP_MS } from '#shared/platform/config/constants.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import type { PassbookStatus } from './contract.ts'
import { passbookFrontpage, passbookStatus, passbookTransactionpage } from './endpoints.ts'
import { PASSBOOK, wantsEmail } from './passbookDraft.ts'
import { PassbookIntake } from './PassbookIntake.tsx'
import { passbookEstimateMs } from './progress/estimates.ts'
import { LazyPassbookProgress } from './progress/LazyPassbookProgress.ts'
import { OUTPUT_FILE, summarizeStored, type PassbookResult } from './report/report.ts'

/** The output page fetches the report (analyzers §4). */
export function toPollAnswer({ kind, ...progress }: PassbookStatus): PollResult {
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

/** analyzers §4, §7. The transaction pages are sent 40 s after the front page. */
export const passbookDefinition: AnalyzerDefinition<PassbookResult> = {
  id: PASSBOOK,
  service: 'passbook',
  title: SERVICES.passbook.label,
  path: SERVICES.passbook.path,
  subtitle: 'Every transaction of a passbook in one workbook, from pictures of its pages.',
  intake: { View: PassbookIntake },
  processing: {
    // This browser sends the second part.
    sendingText:
      'The pages are sent from this browser. Keep the portal open until all of them are sent.',
    Progress: LazyPassbookProgress,
  },
  errors: processingErrors,
  estimateMs: passbookEstimateMs,
  async submit({ files, options, signal, onUploadProgress }) {
    const front = files[0]?.file
    if (front === undefined) throw new Error('A passbook job has a front page.')
    const args = { front, emailOutput: wantsEmail(options) }
    return callEndpoint(passbookFrontpage, args, { signal, onUploadProgress })
  },
  followUp: {
    delayMs: PASSBOOK_FOLLOW_UP_MS,
    async send(transactionId, { files, signal }) {
      const pages = files.slice(1).map(({ file }) => file)
      return callEndpoint(passbookTransactionpage, { transactionId, pages }, { signal })
    },
  },
  async poll({ transactionId, signal }) {
    const answer = await callEndpoint(passbookStatus, transactionId, { signal })
    return answer.ok ? { ok: true, value: toPollAnswer(answer.value) } : answer
  },
  collect: async () => (await import('./collect.ts')).passbookCollect,
  parseResult: ({ files }) => ({ workbook: files?.[OUTPUT_FILE] ?? null }),
  summarize: summarizeStored,
  readFacts: async ({ files }) =>
    files?.[OUTPUT_FILE] === undefined
      ? null
      : [
          {
            kind: 'account',
            title: 'Passbook',
            identity: [],
            bank: '',
            accountEnd: null,
            workbook: OUTPUT_FILE,
          },
        ],
  fetchParts: (answer, job, signal) => async (dispatch) => {
    const { fetchReport } = await import('./report/fetchReport.ts')
    return dispatch(fetchReport(answer, job, signal))
  },
  Result: lazyWithRetry(async () => (await import('./PassbookOutput.tsx')).PassbookOutput, {
    label: 'The result',
  }),
  output: {
    mode: 'lastShown',
    title: 'Passbook Analyzer',
    subtitle: 'The result of your last passbook.',
    uploadLabel: 'Upload a passbook',
  },
}
