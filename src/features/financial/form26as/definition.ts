import collection from 'bootstrap-icons/icons/collection.svg?raw'
import { safeParse } from 'valibot'
import type { AnalyzerDefinition } from '#shared/kits/analyzer/definition.ts'
import { estimateMs } from '#shared/kits/analyzer/estimates.ts'
import { singleFile } from '#shared/kits/analyzer/intake/SingleFileIntake.tsx'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import { toPollResult } from '#shared/kits/jobs/statusResponses.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { toBase64 } from '#shared/platform/lib/base64.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { TaxStatementsSchema, type TaxStatement } from './contract.ts'
import { form26asOutput, form26asUpload } from './endpoints.ts'

/** analyzers §2, §4, §7 */
export const form26asDefinition: AnalyzerDefinition<readonly TaxStatement[]> = {
  id: 'form26',
  service: 'form26',
  title: SERVICES.form26.label,
  subtitle: 'Tax credits by deductor, each checked against its total.',
  path: SERVICES.form26.path,
  intake: singleFile({
    limits: UPLOAD_LIMITS.form26,
    dropTitle: 'Drop a Form 26AS here',
    instructions: {
      count:
        'The annual tax statement of one assessee. If you drop several files, each becomes a separate job.',
      extra: [
        {
          icon: collection,
          title: 'The whole statement',
          description: 'Download the PDF from the tax portal, unlock it and keep all its pages.',
        },
      ],
    },
  }),
  errors: processingErrors,
  estimateMs,
  async submit({ files, signal, onUploadProgress }) {
    const contents = await Promise.all(files.map(async ({ file }) => toBase64(file)))
    return callEndpoint(form26asUpload, contents, { signal, onUploadProgress })
  },
  async poll({ transactionId, signal }) {
    const answer = await callEndpoint(form26asOutput, transactionId, { signal })
    return answer.ok ? { ok: true, value: toPollResult(answer.value, answer.body) } : answer
  },
  parseResult({ data }) {
    const parsed = safeParse(TaxStatementsSchema, data)
    return parsed.success ? parsed.output : null
  },
  async summarize(answer) {
    const statements = form26asDefinition.parseResult(answer)
    if (statements === null) return null
    return (await import('./summarizeStatements.ts')).summarizeStatements(statements)
  },
  async readFacts(answer) {
    const statements = form26asDefinition.parseResult(answer)
    if (statements === null) return null
    return (await import('./facts.ts')).form26asFacts(statements)
  },
  Result: lazyWithRetry(async () => (await import('./Form26asResult.tsx')).Form26asResult, {
    label: 'The result',
  }),
}
