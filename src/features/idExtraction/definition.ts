import { safeParse } from 'valibot'
import page from 'bootstrap-icons/icons/file-earmark.svg?raw'
import sun from 'bootstrap-icons/icons/sun.svg?raw'
import { call } from '#shared/api/call.ts'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import type { AnalyzerDefinition } from '#shared/analyzer/definition.ts'
import { oneFile } from '#shared/analyzer/intake/oneFile.tsx'
import { estimateMs } from '#shared/analyzer/estimates.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { toPollAnswer } from '#shared/jobs/wireAnswers.ts'
import { SERVICES } from '#shared/session/services.ts'
import { IdDocumentsSchema, type IdExtraction } from './contract.ts'
import { EmailOption } from './EmailOption.tsx'
import { idOutput, idUpload } from './endpoints.ts'
import { ID_KIND } from './idKinds.ts'
import { type IdService } from '#shared/session/services.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'

/** One of the five is an analyzer of its own (analyzers §2): its own page, drafts and jobs over the same two calls. */
function definitionOf(service: IdService): AnalyzerDefinition<IdExtraction> {
  const { title, line, document } = ID_KIND[service]
  return {
    id: service,
    service,
    title,
    line,
    path: SERVICES[service].path,
    intake: oneFile({
      limits: UPLOAD_LIMITS.idExtraction,
      dropTitle: `Drop ${document} here`,
      instructions: {
        count: 'JPG, PNG or PDF. Drop several files and each is a job of its own.',
        extra: [
          {
            icon: page,
            title: 'Documents up to one page',
            line: 'Files of more pages are taken too, but one page reads best.',
          },
          {
            icon: sun,
            title: 'All four corners, no glare',
            line: 'Both sides may stand side by side on one page, or on a page each.',
          },
        ],
      },
      Options: EmailOption,
    }),
    errors: processingErrors,
    estimateMs,
    async submit({ files, signal, onUploadProgress }) {
      const picked = files.map(({ file }) => file)
      return call(idUpload, picked, { signal, onUploadProgress })
    },
    async poll({ transactionId, signal }) {
      const answer = await call(idOutput, transactionId, { signal })
      return answer.ok ? { ok: true, value: toPollAnswer(answer.value) } : answer
    },
    parseResult({ data }) {
      const parsed = safeParse(IdDocumentsSchema, data)
      return parsed.success ? { service, documents: parsed.output } : null
    },
    subjectOf(data) {
      const parsed = safeParse(IdDocumentsSchema, data)
      const fields = parsed.success ? (parsed.output[0]?.fields ?? []) : []
      const name: unknown = fields.find(({ key }) =>
        /^(?:holder_?|owner_?)?name$/i.test(key),
      )?.value
      return typeof name === 'string' ? name : undefined
    },
    Result: lazyPart(async () => (await import('./IdResult.tsx')).IdResult, { what: 'The result' }),
  }
}

export const ID_DEFINITIONS: Record<IdService, AnalyzerDefinition<IdExtraction>> = {
  aadhar: definitionOf('aadhar'),
  pancard: definitionOf('pancard'),
  drivingLicence: definitionOf('drivingLicence'),
  voterId: definitionOf('voterId'),
  RC: definitionOf('RC'),
}
