import { safeParse } from 'valibot'
import collection from 'bootstrap-icons/icons/collection.svg?raw'
import { call } from '#shared/api/call.ts'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import type { AnalyzerDefinition } from '#shared/analyzer/definition.ts'
import { oneFile } from '#shared/analyzer/intake/oneFile.tsx'
import { estimateMs } from '#shared/analyzer/estimates.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { toPollAnswer } from '#shared/jobs/wireAnswers.ts'
import { SERVICES } from '#shared/session/services.ts'
import { toBase64 } from '#shared/lib/base64.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { TaxStatementsSchema, type TaxStatement } from './contract.ts'
import { form26asOutput, form26asUpload } from './endpoints.ts'

/** The Form 26AS analyzer (analyzers §2, §4, §7). */
export const form26asDefinition: AnalyzerDefinition<readonly TaxStatement[]> = {
  id: 'form26',
  service: 'form26',
  title: SERVICES.form26.label,
  line: 'Tax credits by deductor, each checked against its total.',
  path: SERVICES.form26.path,
  intake: oneFile({
    limits: UPLOAD_LIMITS.form26,
    dropTitle: 'Drop a Form 26AS here',
    instructions: {
      count:
        'The annual tax statement of one assessee. Drop several files and each is a job of its own.',
      extra: [
        {
          icon: collection,
          title: 'The whole statement',
          line: 'Download it from the tax portal as PDF, unlock it and keep all its pages.',
        },
      ],
    },
  }),
  errors: processingErrors,
  estimateMs,
  async submit({ files, signal, onUploadProgress }) {
    const contents = await Promise.all(files.map(async ({ file }) => toBase64(file)))
    return call(form26asUpload, contents, { signal, onUploadProgress })
  },
  async poll({ transactionId, signal }) {
    const answer = await call(form26asOutput, transactionId, { signal })
    return answer.ok ? { ok: true, value: toPollAnswer(answer.value) } : answer
  },
  parseResult({ data }) {
    const parsed = safeParse(TaxStatementsSchema, data)
    return parsed.success ? parsed.output : null
  },
  subjectOf(data) {
    const parsed = safeParse(TaxStatementsSchema, data)
    return parsed.success ? parsed.output[0]?.assessee : undefined
  },
  Result: lazyPart(async () => (await import('./Form26asResult.tsx')).Form26asResult, {
    what: 'The result',
  }),
}
