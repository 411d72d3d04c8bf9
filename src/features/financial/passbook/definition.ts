import { call } from '#shared/api/call.ts'
import { PASSBOOK_FOLLOW_UP_MS } from '#shared/config/constants.ts'
import type { AnalyzerCalls } from '#shared/jobs/definition.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { passbookFrontpage, passbookStatus, passbookTransactionpage } from './endpoints.ts'
import { passbookEstimateMs } from './estimates.ts'
import { PASSBOOK, wantsEmail } from './passbookDraft.ts'
import { toPollAnswer } from './toPollAnswer.ts'

/** The passbook analyzer (analyzers §4, §7): the front page first, the transaction pages 40 s later, then the polls. */
export const passbookDefinition: AnalyzerCalls = {
  id: PASSBOOK,
  title: 'Passbook',
  path: '/bankpassbook',
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
}
