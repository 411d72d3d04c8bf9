import {
  submissionOf,
  type SubmittedAccount,
} from '#features/financial/bankStatement/api/submission.ts'
import { bankStatementCalls } from '#features/financial/bankStatement/calls.ts'
import { bankStatementCollect } from '#features/financial/bankStatement/collect.ts'
import { toJobResult } from '#features/financial/bankStatement/result/bankOutput.ts'
import { WORKBOOK } from '#features/financial/financialStatement/contract.ts'
import { financialStatementDefinition } from '#features/financial/financialStatement/definition.ts'
import { form26asDefinition } from '#features/financial/form26as/definition.ts'
import { payslipDefinition } from '#features/financial/payslip/definition.ts'
import { ID_DEFINITIONS } from '#features/idExtraction/definition.ts'
import { detectDocumentKind } from '#shared/kits/documentType/detectDocumentKind.ts'
import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import { NOTHING_READ, type DocumentReading } from '#shared/kits/jobs/collect.ts'
import type { AnalyzerCalls, JobResult } from '#shared/kits/jobs/definition.ts'
import type { JobOptions } from '#shared/kits/jobs/job.ts'
import { readApplicantSample, type ApplicantSample } from '#tests/sandbox/applicants.ts'
import { analyse } from '#tests/sandbox/bankStatement/analyse.ts'
import type { BankAnalysis } from '#tests/sandbox/bankStatement/analysis.ts'
import { readUpload } from '#tests/sandbox/bankStatement/readUpload.ts'
import { accountWorkbook } from '#tests/sandbox/bankStatement/workbooks.ts'
import { isStatementOutput, statementOutcome } from '#tests/sandbox/financialStatement/outcome.ts'
import { form26asOutcome } from '#tests/sandbox/form26as/outcome.ts'
import { idOutcome } from '#tests/sandbox/idExtraction/outcome.ts'
import { payslipOutcome } from '#tests/sandbox/payslip/outcome.ts'
import { readPdf } from '#tests/sandbox/readPdf.ts'
import type { Job } from '#tests/sandbox/world.ts'

export type SampleJob = {
  id: string
  facts: readonly DocumentFacts[]
  files: Readonly<Record<string, Blob>>
}

/** What the sandbox answers for the documents of a sample, one job per file and one for its bank statements. */
export async function readSampleJobs(name: ApplicantSample): Promise<SampleJob[]> {
  const files = (await readApplicantSample(name)).map(
    ({ file, bytes }) => new File([bytes], file, { type: 'application/pdf' }),
  )
  const kinds = await Promise.all(files.map(async (file) => detectDocumentKind(file)))
  const jobs = await Promise.all(
    files.flatMap((file, at) => (kinds[at] === 'bankStatement' ? [] : [readJob(file, kinds[at])])),
  )
  const statements = files.filter((_, at) => kinds[at] === 'bankStatement')
  return [...jobs, await readStatements(statements)]
}

async function readJob(file: File, kind: string | undefined): Promise<SampleJob> {
  const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()))
  const pages = pdf.kind === 'ok' ? pdf.pages : []
  switch (kind) {
    case 'payslip':
      return toJob(file.name, payslipDefinition, dataOf(payslipOutcome(pages, null)))
    case 'form26':
      return toJob(file.name, form26asDefinition, dataOf(form26asOutcome([pages], null)))
    case 'pancard':
    case 'aadhar':
      return toJob(file.name, ID_DEFINITIONS[kind], dataOf(idOutcome(pages, file.name, null)))
    case 'financialStatement': {
      const body = bodyOf(statementOutcome(pages, 'IN', null))
      if (!isStatementOutput(body)) throw new Error('no workbook')
      return toJob(file.name, financialStatementDefinition, {
        data: { isPartial: false },
        files: { [WORKBOOK]: new Blob([body.workbook]) },
      })
    }
    default:
      throw new Error(`${file.name} is detected as ${kind ?? 'nothing'}`)
  }
}

/** Collected as on the page of an applicant: files with the same account number are one account. */
async function readStatements(files: readonly File[]): Promise<SampleJob> {
  const groups = new Map<string, { reading: DocumentReading; files: File[] }>()
  for (const file of files) {
    const reading = (await bankStatementCollect.readDetails?.(file, undefined)) ?? NOTHING_READ
    const group = groups.get(reading.accountEnd ?? '') ?? { reading, files: [] }
    group.files.push(file)
    groups.set(reading.accountEnd ?? '', group)
  }
  const accounts = [...groups.values()]
  const { options } = bankStatementCollect.toJob(
    accounts.map(({ reading }) => ({ files: [], reading, answers: {} })),
  )
  const result = await analyseStatements(
    accounts.map((account) => account.files),
    submissionOf(options)?.accounts ?? [],
  )
  return toJob('bank statements', bankStatementCalls, result, options)
}

async function analyseStatements(
  [first = [], second = []]: readonly File[][],
  accounts: readonly SubmittedAccount[],
): Promise<JobResult> {
  const [details, others] = accounts.map(({ bankName, bankCode, accountType }) => ({
    bank_name: bankName,
    bank_code: bankCode,
    account_type: accountType,
  }))
  if (details === undefined) throw new Error('no bank statement')
  const body = {
    account_one_files: first,
    account_two_files: second,
    account_details: { account_1: details, ...(others === undefined ? {} : { account_2: others }) },
    first_account_type: 'Personal',
    second_account_type: 'Personal',
    sample_file: 'false',
  } as const
  const noExtras = { relatedParties: [], emailOutput: false }
  const analysis = bodyOf(analyse(await readUpload(body), body, noExtras)) as BankAnalysis // the sandbox's own
  const workbooks = analysis.accounts.map((account): [string, Blob] => [
    account.key,
    new Blob([new Uint8Array(accountWorkbook(account, analysis))]),
  ])
  return toJobResult({
    totalAccounts: accounts.length > 1 ? 2 : 1,
    failedAccounts: analysis.failedAccounts,
    failedFiles: analysis.failedFiles,
    zip: new Blob(),
    workbooks: Object.fromEntries(workbooks),
    unread: [],
    pdfs: {},
  })
}

function bodyOf(outcome: Job['outcome']): unknown {
  if (outcome.kind === 'failed') throw new Error(outcome.message)
  return outcome.body
}

const dataOf = (outcome: Job['outcome']): JobResult => ({ data: bodyOf(outcome) })

async function toJob(
  id: string,
  { readFacts }: Pick<AnalyzerCalls, 'readFacts'>,
  answer: JobResult,
  options: JobOptions = {},
): Promise<SampleJob> {
  const facts = await readFacts?.(answer, { options })
  if (!facts) throw new Error(`${id} has no facts`)
  return { id, facts, files: answer.files ?? {} }
}
