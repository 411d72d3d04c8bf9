import { HttpResponse } from 'msw'
import { analyse } from '../bankStatement/analyse.ts'
import type { BankAnalysis } from '../bankStatement/analysis.ts'
import { readUpload } from '../bankStatement/readUpload.ts'
import { relatedPartiesIn } from '../bankStatement/relatedParties.ts'
import { pdfReport, zipReport } from '../bankStatement/reports.ts'
import { UploadSchema } from '../bankStatement/uploadSchema.ts'
import { misfit, ok, sessionCall } from '../call.ts'
import { Fault } from '../fault.ts'
import { injectFault, injectLaterFault } from '../injectFault.ts'
import { progressOf, requireJob, startJob } from '../jobs.ts'
import {
  chargeTrial,
  isRunning,
  jobDuration,
  injectPollFault,
  requireService,
} from '../processing.ts'
import type { SandboxUser } from '../records/user.ts'
import { sendMessage } from '../sendMessage.ts'
import type { BankExtras, Job, World } from '../world.ts'

const BASE = '/service/fintech/V1/bankstatement'
const FIRST_PAGE_MS = 18_000
const NEXT_PAGE_MS = 1_000
/** The job is queued up to this percentage. */
const QUEUE_PERCENT = 8
const ZIP = 'application/zip'

const upload = sessionCall({
  method: 'POST',
  path: `${BASE}/upload`,
  query: ['response_mail'],
  body: { as: 'multipart', schema: UploadSchema },
  respond: async ({ world, user, query, body }) => {
    requireService(world, user, 'bankStatement')
    if (!['true', 'false'].includes(query.response_mail ?? ''))
      throw new Fault(400, 'response_mail must be true or false')
    const read = await readUpload(body)
    const files = read.flat()
    const magic = files.find((file) => file.magic !== null)?.magic ?? null
    const refused = injectFault(world, user.email, magic)
    if (refused !== undefined) return refused
    const { customers_excel: excel } = body
    const relatedParties = excel === undefined ? [] : await relatedPartiesIn(excel)
    chargeTrial(world, user)
    const pages = files.reduce((sum, file) => sum + file.pages, 0)
    const job = startJob(world, user, {
      prefix: 'bankstatement',
      pages,
      durationMs: jobDuration(FIRST_PAGE_MS + (pages - 1) * NEXT_PAGE_MS, magic),
      outcome: analyse(read, body, { relatedParties, emailOutput: query.response_mail === 'true' }),
      magic,
    })
    world.bankExtras.set(job.id, { mailed: false, pdfCalls: 0, endedAt: null })
    return ok({ clientRequestTransactionID: job.id, message: 'Statements uploaded' })
  },
})

function requireExtras(
  world: World,
  user: SandboxUser,
  id: string,
): { job: Job; jobExtras: BankExtras } {
  const job = requireJob(world, user, id)
  const jobExtras = world.bankExtras.get(id)
  if (jobExtras === undefined) throw new Fault(404, 'Transaction is no bank statement')
  return { job, jobExtras }
}

/** "Sends" the output once, if it was requested. */
function mailOutput(world: World, user: SandboxUser, job: Job, jobExtras: BankExtras): void {
  const { emailOutput, accounts } =
    job.outcome.kind === 'result'
      ? (job.outcome.body as BankAnalysis)
      : { emailOutput: false, accounts: [] } // our own data
  if (!emailOutput || jobExtras.mailed) return
  jobExtras.mailed = true
  sendMessage(world, {
    channel: 'email',
    to: user.email,
    subject: 'Your bank statement analysis is ready',
    text: `The analysis of ${accounts.length === 1 ? 'one account' : `${accounts.length} accounts`} is attached as a zip (${job.id}).`,
    link: '/outputbankstatement',
  })
}

const status = sessionCall({
  method: 'GET',
  path: `${BASE}/status`,
  query: ['client_transaction_id'],
  respond: ({ world, user, query }) => {
    const { job, jobExtras } = requireExtras(world, user, query.client_transaction_id ?? '')
    const refused = injectPollFault(world, user, job)
    if (refused !== undefined) return refused
    if (job.magic?.name === 'misfit') return misfit({ status: 'Perhaps' })
    if (isRunning(world, job)) {
      const { percentage, time_left, page } = progressOf(world, job)
      const isQueued = percentage < QUEUE_PERCENT
      return ok({
        status: isQueued ? 'Pending' : 'In Progress',
        Percentage: isQueued ? Math.min(percentage, 5) : percentage,
        Time_left: time_left,
        message: isQueued ? 'In queue' : `Reading page ${page} of ${job.pages}`,
      })
    }
    if (job.outcome.kind === 'failed') return ok({ status: 'Failed', message: job.outcome.message })
    jobExtras.endedAt ??= world.now()
    mailOutput(world, user, job, jobExtras)
    const { failedFiles, failedAccounts } = job.outcome.body as BankAnalysis // our own data
    return ok({
      status: 'Success',
      Percentage: 100,
      Time_left: 0,
      message: 'Processed Successfully',
      start_time: new Date(job.startedAt).toISOString(),
      end_time: new Date(jobExtras.endedAt).toISOString(),
      Failed_Files: {
        account_1: failedFiles.account_1 ?? [],
        account_2: failedFiles.account_2 ?? [],
      },
      accounts_failed: failedAccounts,
    })
  },
})

/** The analysis of a job whose Success was returned. @throws Fault 404 */
function requireAnalysis(world: World, user: SandboxUser, id: string) {
  const { job, jobExtras } = requireExtras(world, user, id)
  if (job.outcome.kind === 'failed' || jobExtras.endedAt === null)
    throw new Fault(404, 'There is no output yet')
  return { job, jobExtras, analysis: job.outcome.body as BankAnalysis } // our own data
}

const pdf = sessionCall({
  method: 'GET',
  path: `${BASE}/pdf`,
  query: ['client_transaction_id', 'account_number'],
  respond: async ({ world, user, query }) => {
    const { job, jobExtras, analysis } = requireAnalysis(
      world,
      user,
      query.client_transaction_id ?? '',
    )
    const account = analysis.accounts.find(({ key }) => key === query.account_number)
    if (account === undefined)
      throw new Fault(404, `There is no report of ${query.account_number ?? ''}`)
    jobExtras.pdfCalls += 1
    const later = { magic: job.magic, at: 'pdf', nth: jobExtras.pdfCalls } as const
    const refused = injectLaterFault(world, user.email, later)
    if (refused !== undefined) return refused
    return new HttpResponse(await pdfReport(account), {
      headers: { 'Content-Type': 'application/pdf' },
    })
  },
})

const zip = sessionCall({
  method: 'GET',
  path: `${BASE}/zip`,
  query: ['client_transaction_id'],
  respond: async ({ world, user, query }) => {
    const { job, analysis } = requireAnalysis(world, user, query.client_transaction_id ?? '')
    const refused = injectLaterFault(world, user.email, { magic: job.magic, at: 'zip', nth: 1 })
    if (refused !== undefined) return refused
    const bytes =
      job.magic?.name === 'zip-broken' ? 'This is not a zip.' : await zipReport(analysis)
    return new HttpResponse(bytes, { headers: { 'Content-Type': ZIP } })
  },
})

export const bankStatementCalls = [upload, status, pdf, zip]
