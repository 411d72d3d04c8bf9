import type { AnalyzerDefinition } from '#shared/analyzer/definition.ts'
import { oneFile } from '#shared/analyzer/intake/oneFile.tsx'
import textScan from 'bootstrap-icons/icons/body-text.svg?raw'
import type { ApiResult } from '#shared/api/apiError.ts'
import { call } from '#shared/api/call.ts'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import type { PollAnswer, PollInput, SubmitInput } from '#shared/jobs/definition.ts'
import { estimateMs, minutesAndSeconds } from '#shared/analyzer/estimates.ts'
import { SERVICES } from '#shared/session/services.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { Nothing } from '#shared/ui/Nothing.tsx'
import { countryOf, parseKept, WORKBOOK, type StatementResult } from './contract.ts'
import { statementResponse, statementStatus, statementUpload } from './endpoints.ts'
import { countryOfSample, STATEMENT_SAMPLES } from './samples.ts'
import { headingOf, NAME_MAX, QUEUED } from './words.ts'

async function submit({
  files,
  options,
  signal,
  onUploadProgress,
}: SubmitInput): Promise<ApiResult<string>> {
  const [first] = files
  if (first === undefined)
    return { ok: false, error: { kind: 'contract', issue: 'no file to send' } }
  const { file, accepted } = first
  const upload = { file, country: countryOf(options), sample: accepted.sample }
  return call(statementUpload, upload, { signal, onUploadProgress })
}

/** 'Success' and 'Partial Success' fetch the workbook at once: it is part of the result. */
async function poll({ transactionId, signal }: PollInput): Promise<ApiResult<PollAnswer>> {
  const status = await call(statementStatus, transactionId, { signal })
  if (!status.ok) return status
  const { value } = status
  if (value.kind === 'running') return { ok: true, value }
  if (value.kind === 'failed')
    return { ok: true, value: { kind: 'failed', name: 'imageQualityError' } }
  const workbook = await call(statementResponse, transactionId, { signal })
  if (!workbook.ok) return workbook
  const { isPartial, tookMs } = value
  return {
    ok: true,
    value: {
      kind: 'done',
      result: { data: { isPartial }, files: { [WORKBOOK]: workbook.value } },
      ...(tookMs === undefined ? {} : { tookMs }),
    },
  }
}

/** The financial statement analyzer (analyzers §2, §4, §7). */
export const financialStatementDefinition: AnalyzerDefinition<StatementResult> = {
  id: 'financialStatement',
  service: 'financialStatement',
  title: SERVICES.financialStatement.label,
  line: 'Balance sheet, profit and loss and cash flow, brought to one standard workbook.',
  path: SERVICES.financialStatement.path,
  intake: oneFile({
    limits: UPLOAD_LIMITS.financialStatement,
    dropTitle: headingOf,
    instructions: {
      title: 'More instruction',
      count: 'One statement at a time: PDF, JPG, JPEG or PNG.',
      extra: [
        {
          icon: textScan,
          title: 'Pages that can be read',
          line: 'The PDF of the annual report is best. A scan has to be straight and sharp.',
        },
      ],
    },
    samples: STATEMENT_SAMPLES,
    startOptions: (file) => ({ country: countryOfSample(file) }),
    Options: lazyPart(async () => (await import('./CountryChoice.tsx')).CountryChoice, {
      what: 'The question of the country',
    }),
    proceed: 'PROCEED',
    nameMax: NAME_MAX,
  }),
  start: { kind: 'processQueued', percentage: 2 },
  // Its time left is the one that is shown as m:ss (analyzers §4).
  processing: {
    queued: QUEUED,
    Progress: lazyPart(async () => (await import('./StatementProgress.tsx')).StatementProgress, {
      what: 'The steps',
      Lost: Nothing,
    }),
    clock: minutesAndSeconds,
  },
  output: { finds: 'newest' },
  errors: processingErrors,
  estimateMs,
  submit,
  poll,
  parseResult: ({ data, files }) => parseKept(data, files),
  Result: lazyPart(
    async () => (await import('./FinancialStatementResult.tsx')).FinancialStatementResult,
    { what: 'The result' },
  ),
}
