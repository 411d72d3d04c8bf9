import type {
  AnalyzerCalls,
  PollResult,
  ResultSource,
  SubmitInput,
} from '#shared/kits/jobs/definition.ts'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import { type AcceptedFile, getFile } from '#shared/kits/upload/acceptedFile.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import { uniqueName } from '#shared/platform/lib/text/uniqueName.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import type { BankStatementStatus } from './api/contract.ts'
import { bankStatementStatus, bankStatementUpload } from './api/endpoints.ts'
import {
  BANK_STATEMENT,
  submissionOf,
  type Submission,
  type SubmittedAccount,
} from './api/submission.ts'
import { bankEstimateMs } from './estimate.ts'
import { parseOutput, toJobResult, type BankOutput } from './result/bankOutput.ts'

const PARTS = [
  { files: 'account_one_files', owner: 'first_account_type', key: 'account_1' },
  { files: 'account_two_files', owner: 'second_account_type', key: 'account_2' },
] as const

/** By file; an unlocked file has no password. */
type Bytes = {
  fileOf: (file: AcceptedFile) => File
  passwordOf: (file: AcceptedFile) => string | undefined
}

/** D7. Empty values are left out. Passwords are sent by file name, so names must be unique across accounts. */
export function toUploadBody(submission: Submission, { fileOf, passwordOf }: Bytes): FormData {
  const { accounts, ownersName, relatedParties, sampleFile } = submission
  const body = new FormData()
  const passwords: Record<string, string> = {}
  const usedNames: string[] = []
  for (const [index, { files }] of accounts.entries()) {
    for (const file of files) {
      const name = uniqueName(file.name, usedNames)
      usedNames.push(name)
      const password = passwordOf(file)
      if (password !== undefined) passwords[name] = password
      const part = PARTS[index]
      if (part !== undefined) body.append(part.files, fileOf(file), name)
    }
  }
  if (Object.keys(passwords).length > 0) body.append('passwords', JSON.stringify(passwords))
  body.append('account_details', JSON.stringify(detailsOf(accounts)))
  for (const [index, { ownerType }] of accounts.entries()) {
    const part = PARTS[index]
    if (part !== undefined) body.append(part.owner, ownerType)
  }
  if (ownersName !== '') body.append('owners_name', ownersName)
  if (relatedParties !== null)
    body.append('customers_excel', fileOf(relatedParties), relatedParties.name)
  body.append('sample_file', String(sampleFile))
  return body
}

function detailsOf(accounts: readonly SubmittedAccount[]) {
  return Object.fromEntries(
    accounts
      .slice(0, PARTS.length)
      .map(({ bankName, bankCode, accountType }, index) => [
        PARTS[index]?.key ?? '',
        { bank_name: bankName, bank_code: bankCode, account_type: accountType },
      ]),
  )
}

/** Quoted from analyzers §4. */
const NO_HEADERS = 'Required table headers not present'

/** analyzers §4, §7 */
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
    return callEndpoint(bankStatementUpload, { body, emailOutput }, { signal, onUploadProgress })
  },
  async poll({ transactionId, options, signal }) {
    const status = await callEndpoint(bankStatementStatus, transactionId, { signal })
    if (!status.ok) return status
    if (status.value.kind !== 'success') return { ok: true, value: toPollAnswer(status.value) }
    const code = await import('./result/fetchOutput.ts').catch(() => null)
    if (code === null) return { ok: false, error: { kind: 'network' } } // the next poll tries again
    const { fetchOutput } = code
    const accounts = submissionOf(options)?.accounts ?? []
    const output = await fetchOutput(transactionId, status.value, accounts, signal)
    if (!output.ok) return output
    const { tookMs } = status.value
    const result = toJobResult(output.value)
    return { ok: true, value: { kind: 'done', result, tookMs: tookMs ?? undefined } }
  },
  parseResult: parseOutput,
  collect: async () => (await import('./collect.ts')).bankStatementCollect,
  async summarize(answer, job) {
    const output = parseOutput(answer)
    if (output === null) return null
    const { summarizeOutput } = await import('./result/summarizeOutput.ts')
    return summarizeOutput(output, submissionOf(job.options))
  },
  async readFacts(answer, job) {
    const output = parseOutput(answer)
    if (output === null) return null
    return (await import('./result/facts.ts')).bankFacts(output, submissionOf(job.options))
  },
}

function toPollAnswer(status: Exclude<BankStatementStatus, { kind: 'success' }>): PollResult {
  if (status.kind === 'running') return status
  return {
    kind: 'failed',
    name: status.message.trim() === NO_HEADERS ? 'headersError' : 'outputFailed',
  }
}

async function bodyOf(
  submission: Submission,
  { files, blobStore }: SubmitInput,
): Promise<FormData | null> {
  const sentNames = new Map(
    files.map(({ accepted, file, password }) => [accepted.id, { file, password }]),
  )
  const { relatedParties } = submission
  try {
    if (relatedParties !== null) {
      sentNames.set(relatedParties.id, {
        file: await getFile(blobStore, relatedParties),
        password: undefined,
      })
    }
    return toUploadBody(submission, {
      fileOf: ({ id }) => sentNames.get(id)?.file ?? throwMissingFile(id),
      passwordOf: ({ id }: AcceptedFile) => sentNames.get(id)?.password,
    })
  } catch {
    return null // the caller reports that nothing was sent
  }
}

function throwMissingFile(id: string): never {
  throw new Error(`file ${id} is not among the job's files`)
}
