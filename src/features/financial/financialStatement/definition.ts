import textScan from 'bootstrap-icons/icons/body-text.svg?raw'
import type { AnalyzerDefinition } from '#shared/kits/analyzer/definition.ts'
import { estimateMs, formatMinutesSeconds } from '#shared/kits/analyzer/estimates.ts'
import { singleFile } from '#shared/kits/analyzer/intake/SingleFileIntake.tsx'
import type { PollResult, PollInput, SubmitInput } from '#shared/kits/jobs/definition.ts'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { Sample } from '#shared/kits/upload/samples/sample.ts'
import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import {
  countryOf,
  parseStoredResult,
  WORKBOOK,
  type StatementResult,
  type Country,
} from './contract.ts'
import { statementResponse, statementStatus, statementUpload } from './endpoints.ts'
import { uploadHeading, NAME_MAX, QUEUED } from './texts.ts'

const US_RETAILER: Sample = {
  name: 'US_Retailer.pdf',
  url: '/samples/US_Retailer.pdf',
  size: 7676,
  pages: 3,
}

export const STATEMENT_SAMPLES: readonly Sample[] = [
  {
    name: 'Indian_Manufacturer.pdf',
    url: '/samples/Indian_Manufacturer.pdf',
    size: 8978,
    pages: 3,
  },
  US_RETAILER,
]

/** Preselects US for the sample of a US retailer (analyzers §2). */
export function countryOfSample({ name, sample }: Pick<AcceptedFile, 'name' | 'sample'>): Country {
  return sample && name === US_RETAILER.name ? 'US' : 'IN'
}

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
  return callEndpoint(statementUpload, upload, { signal, onUploadProgress })
}

/** The workbook is fetched at once, as part of the result. */
async function poll({ transactionId, signal }: PollInput): Promise<ApiResult<PollResult>> {
  const status = await callEndpoint(statementStatus, transactionId, { signal })
  if (!status.ok) return status
  const { value } = status
  if (value.kind === 'running') return { ok: true, value }
  if (value.kind === 'failed')
    return { ok: true, value: { kind: 'failed', name: 'imageQualityError' } }
  const workbook = await callEndpoint(statementResponse, transactionId, { signal })
  if (!workbook.ok) return workbook
  const { isPartial, tookMs } = value
  return {
    ok: true,
    value: {
      kind: 'done',
      result: { data: { isPartial }, files: { [WORKBOOK]: workbook.value } },
      tookMs,
    },
  }
}

/** analyzers §2, §4, §7 */
export const financialStatementDefinition: AnalyzerDefinition<StatementResult> = {
  id: 'financialStatement',
  service: 'financialStatement',
  title: SERVICES.financialStatement.label,
  subtitle: 'Balance sheet, profit and loss and cash flow in one standardized workbook.',
  path: SERVICES.financialStatement.path,
  intake: singleFile({
    limits: UPLOAD_LIMITS.financialStatement,
    dropTitle: uploadHeading,
    instructions: {
      title: 'More instruction',
      count: 'One statement at a time: PDF, JPG, JPEG or PNG.',
      extra: [
        {
          icon: textScan,
          title: 'Readable pages',
          description:
            'The PDF of the annual report works best. A scan must be straight and sharp.',
        },
      ],
    },
    samples: STATEMENT_SAMPLES,
    startOptions: (file) => ({ country: countryOfSample(file) }),
    Options: lazyWithRetry(async () => (await import('./CountryChoice.tsx')).CountryChoice, {
      label: 'The country question',
    }),
    proceedLabel: 'PROCEED',
    nameMax: NAME_MAX,
  }),
  start: { kind: 'processQueued', percentage: 2 },
  // The time left is shown as m:ss (analyzers §4).
  processing: {
    queued: QUEUED,
    Progress: lazyWithRetry(
      async () => (await import('./StatementProgress.tsx')).StatementProgress,
      {
        label: 'The steps',
        LoadError: RenderNothing,
      },
    ),
    formatTimeLeft: formatMinutesSeconds,
  },
  output: { mode: 'newest' },
  errors: processingErrors,
  estimateMs,
  submit,
  poll,
  collect: async () => (await import('./collect.ts')).financialStatementCollect,
  parseResult: ({ data, files }) => parseStoredResult(data, files),
  async summarize({ data, files }) {
    const result = parseStoredResult(data, files)
    if (result === null) return null
    return (await import('./summarizeStatement.ts')).summarizeStatement(result)
  },
  readFacts: async ({ data, files }) =>
    parseStoredResult(data, files) === null
      ? null
      : [
          {
            kind: 'financialStatement',
            title: 'Financial statement',
            identity: [],
            workbook: WORKBOOK,
          },
        ],
  Result: lazyWithRetry(
    async () => (await import('./FinancialStatementResult.tsx')).FinancialStatementResult,
    { label: 'The result' },
  ),
}
