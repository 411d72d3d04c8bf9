import { call } from '#shared/api/call.ts'
import type {
  AnalyzerCalls,
  PollAnswer,
  ResultSource,
  SubmitInput,
} from '#shared/jobs/definition.ts'
import { SERVICES } from '#shared/session/services.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { type AcceptedFile, getFile } from '#shared/upload/acceptedFile.ts'
import type { BankStatementStatus } from './wire/contract.ts'
import { bankStatementStatus, bankStatementUpload } from './wire/endpoints.ts'
import { parseOutput, toJobResult, type BankOutput } from './result/bankOutput.ts'
import { fetchOutput } from './result/fetchOutput.ts'
import { bankEstimateMs } from './estimate.ts'
import { BANK_STATEMENT, submissionOf, type Submission } from './wire/submission.ts'
import { toUploadBody } from './wire/toUploadBody.ts'

/** Of a failed analysis whose statement has no transaction table (analyzers §4). */
const NO_HEADERS = 'Required table headers not present'

/** The bank statement analyzer as the engine runs it, without its screens (analyzers §4, §7). */
export const bankStatementCalls: AnalyzerCalls & ResultSource<BankOutput> = {
  id: BANK_STATEMENT,
  title: SERVICES.bankStatement.label,
  path: SERVICES.bankStatement.path,
  errors: processingErrors,
  start: { kind: 'processQueued', percentage: 1 },
  estimateMs: bankEstimateMs,
  async submit(input) {
    const submission = submissionOf(input.options)
    if (submission === null) return null
    const body = await bodyOf(submission, input)
    if (body === null) return null
    const { signal, onUploadProgress } = input
    const { emailOutput } = submission
    return call(bankStatementUpload, { body, emailOutput }, { signal, onUploadProgress })
  },
  async poll({ transactionId, options, signal }) {
    const status = await call(bankStatementStatus, transactionId, { signal })
    if (!status.ok) return status
    if (status.value.kind !== 'success') return { ok: true, value: toPollAnswer(status.value) }
    const accounts = submissionOf(options)?.accounts ?? []
    const output = await fetchOutput(transactionId, status.value, accounts, signal)
    if (!output.ok) return output
    const { tookMs } = status.value
    const result = toJobResult(output.value)
    return { ok: true, value: { kind: 'done', result, ...(tookMs === null ? {} : { tookMs }) } }
  },
  parseResult: parseOutput,
}

function toPollAnswer(status: Exclude<BankStatementStatus, { kind: 'success' }>): PollAnswer {
  if (status.kind === 'running') return status
  return {
    kind: 'failed',
    name: status.message.trim() === NO_HEADERS ? 'headersError' : 'outputFailed',
  }
}

/** Null when the bytes of a file are gone. */
async function bodyOf(
  submission: Submission,
  { files, vault }: SubmitInput,
): Promise<FormData | null> {
  const sent = new Map(
    files.map(({ accepted, file, password }) => [accepted.id, { file, password }]),
  )
  const { relatedParties } = submission
  try {
    if (relatedParties !== null) {
      sent.set(relatedParties.id, {
        file: await getFile(vault, relatedParties),
        password: undefined,
      })
    }
    return toUploadBody(submission, {
      fileOf: ({ id }) => sent.get(id)?.file ?? missing(id),
      passwordOf: ({ id }: AcceptedFile) => sent.get(id)?.password,
    })
  } catch {
    return null // the caller says that nothing was sent
  }
}

function missing(id: string): never {
  throw new Error(`file ${id} is not among the job's files`)
}
