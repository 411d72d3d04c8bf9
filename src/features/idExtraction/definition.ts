import page from 'bootstrap-icons/icons/file-earmark.svg?raw'
import sun from 'bootstrap-icons/icons/sun.svg?raw'
import { safeParse } from 'valibot'
import type { AnalyzerDefinition } from '#shared/kits/analyzer/definition.ts'
import { estimateMs } from '#shared/kits/analyzer/estimates.ts'
import { singleFile } from '#shared/kits/analyzer/intake/SingleFileIntake.tsx'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import { toPollResult } from '#shared/kits/jobs/statusResponses.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { SERVICES, type IdService } from '#shared/platform/session/services/services.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { IdDocumentsSchema, type IdExtraction } from './contract.ts'
import { EmailOption } from './EmailOption.tsx'
import { idOutput, idUpload } from './endpoints.ts'
import { ID_KIND } from './idKinds.ts'

/** Each ID service is an analyzer with its own page, drafts and jobs (analyzers §2), over the same two calls. */
function definitionOf(service: IdService): AnalyzerDefinition<IdExtraction> {
  const { title, line, document } = ID_KIND[service]
  return {
    id: service,
    service,
    title,
    subtitle: line,
    path: SERVICES[service].path,
    intake: singleFile({
      limits: UPLOAD_LIMITS.idExtraction,
      dropTitle: `Drop ${document} here`,
      instructions: {
        count: 'JPG, PNG or PDF. If you drop several files, each becomes a separate job.',
        extra: [
          {
            icon: page,
            title: 'Documents up to one page',
            description: 'Longer files are accepted, but one page works best.',
          },
          {
            icon: sun,
            title: 'All four corners, no glare',
            description: 'Both sides can be on one page or on two pages.',
          },
        ],
      },
      Options: EmailOption,
    }),
    errors: processingErrors,
    estimateMs,
    async submit({ files, signal, onUploadProgress }) {
      const uploads = files.map(({ file }) => file)
      return callEndpoint(idUpload, uploads, { signal, onUploadProgress })
    },
    async poll({ transactionId, signal }) {
      const answer = await callEndpoint(idOutput, transactionId, { signal })
      return answer.ok ? { ok: true, value: toPollResult(answer.value, answer.body) } : answer
    },
    parseResult({ data }) {
      const parsed = safeParse(IdDocumentsSchema, data)
      return parsed.success ? { service, documents: parsed.output } : null
    },
    async summarize(answer) {
      const result = ID_DEFINITIONS[service].parseResult(answer)
      if (result === null) return null
      return (await import('./summarizeDocuments.ts')).summarizeDocuments(result)
    },
    async readFacts(answer) {
      const result = ID_DEFINITIONS[service].parseResult(answer)
      if (result === null) return null
      return (await import('./facts.ts')).idFacts(result)
    },
    Result: lazyWithRetry(async () => (await import('./IdResult.tsx')).IdResult, {
      label: 'The result',
    }),
  }
}

export const ID_DEFINITIONS: Record<IdService, AnalyzerDefinition<IdExtraction>> = {
  aadhar: definitionOf('aadhar'),
  pancard: definitionOf('pancard'),
  drivingLicence: definitionOf('drivingLicence'),
  voterId: definitionOf('voterId'),
  RC: definitionOf('RC'),
}
