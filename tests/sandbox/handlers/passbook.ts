import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { misfit, ok, sessionCall } from '../call.ts'
import { Fault } from '../fault.ts'
import { injectFault, injectLaterFault } from '../injectFault.ts'
import { requireJob, shareDone, startJob } from '../jobs.ts'
import { magicInName } from '../magic.ts'
import { hasImageContent, PictureSchema } from '../passbook/picture.ts'
import { sampleStatement } from '../passbook/sampleStatement.ts'
import { toWorkbook } from '../passbook/toWorkbook.ts'
import {
  chargeTrial,
  isRunning,
  jobDuration,
  injectPollFault,
  requireService,
} from '../processing.ts'
import type { SandboxUser } from '../records/user.ts'
import { sendMessage } from '../sendMessage.ts'
import type { Job, Passbook, World } from '../world.ts'

const FIRST_PAGE_MS = 12_000
const NEXT_PAGE_MS = 3_000
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The magic value among these files; faults are applied here. */
async function checkForFaults(world: World, user: SandboxUser, files: readonly File[]) {
  const magic = files.map(({ name }) => magicInName('passbook', name)).find(Boolean) ?? null
  const refused = injectFault(world, user.email, magic)
  if (refused !== undefined) return { magic, refused }
  for (const file of files)
    if (!(await hasImageContent(file))) throw new Fault(400, `${file.name} could not be read`)
  return { magic, refused: undefined }
}

function requirePassbook(world: World, user: SandboxUser, id: string) {
  const job = requireJob(world, user, id)
  const passbook = world.passbooks.get(id)
  if (passbook === undefined) throw new Fault(404, 'Transaction is no passbook')
  return { job, passbook }
}

const frontpage = sessionCall({
  method: 'POST',
  path: '/service/fintech/V1/passbook/frontpage',
  query: ['response_mail'],
  body: {
    as: 'multipart',
    schema: v.strictObject({
      front_page: v.pipe(v.array(PictureSchema), v.length(1, 'exactly one front page')),
    }),
  },
  respond: async ({ world, user, query, body }) => {
    requireService(world, user, 'passbook')
    if (!['true', 'false'].includes(query.response_mail ?? ''))
      throw new Fault(400, 'response_mail must be true or false')
    const { magic, refused } = await checkForFaults(world, user, body.front_page)
    if (refused !== undefined) return refused
    chargeTrial(world, user)
    const job = startJob(world, user, {
      prefix: 'passbook',
      pages: 1,
      durationMs: 0,
      outcome: { kind: 'failed', message: 'There are no transaction pages' },
      magic,
    })
    world.passbooks.set(job.id, {
      front: body.front_page[0]?.name ?? '',
      pages: [],
      mail: query.response_mail === 'true',
      mailed: false,
      reports: 0,
    })
    return ok({ clientRequestTransactionID: job.id, message: 'Front page uploaded' })
  },
})

const transactionpage = sessionCall({
  method: 'POST',
  path: '/service/fintech/V1/passbook/transactionpage',
  query: ['client_transaction_id'],
  body: {
    as: 'multipart',
    schema: v.strictObject({
      transaction_page: v.pipe(v.array(PictureSchema), v.minLength(1, 'at least one page')),
    }),
  },
  respond: async ({ world, user, query, body }) => {
    const { job, passbook } = requirePassbook(world, user, query.client_transaction_id ?? '')
    if (passbook.pages.length > 0) throw new Fault(400, 'Transaction pages were sent before')
    const { magic, refused } = await checkForFaults(world, user, body.transaction_page)
    if (refused !== undefined) return refused
    const pages = body.transaction_page.map(({ name }) => name)
    world.passbooks.set(job.id, { ...passbook, pages })
    job.magic ??= magic
    job.pages = 1 + pages.length
    job.startedAt = world.now()
    job.durationMs = jobDuration(FIRST_PAGE_MS + pages.length * NEXT_PAGE_MS, job.magic)
    job.outcome =
      job.magic?.name === 'failed'
        ? { kind: 'failed', message: 'Passbook could not be processed' }
        : { kind: 'result', body: sampleStatement(pages) }
    return ok({ clientRequestTransactionID: job.id, message: 'Transaction pages uploaded' })
  },
})

/** "Sends" the report once, if it was requested. */
function mailReport(world: World, user: SandboxUser, job: Job, passbook: Passbook): void {
  if (!passbook.mail || passbook.mailed) return
  world.passbooks.set(job.id, { ...passbook, mailed: true })
  sendMessage(world, {
    channel: 'email',
    to: user.email,
    subject: 'Your passbook analysis is ready',
    text: `The analysis of ${passbook.front} is attached as excel-file.xlsx (${job.id}).`,
    link: `/bankpassbook`,
  })
}

const status = sessionCall({
  method: 'GET',
  path: '/service/fintech/V1/passbook/status',
  query: ['client_transaction_id'],
  respond: ({ world, user, query }) => {
    const { job, passbook } = requirePassbook(world, user, query.client_transaction_id ?? '')
    const refused = injectPollFault(world, user, job)
    if (refused !== undefined) return refused
    if (job.magic?.name === 'misfit') return misfit({ status: 'Perhaps' })
    if (passbook.pages.length === 0)
      return ok({ status: 'In Progress', message: 'Waiting for the transaction pages' })
    if (isRunning(world, job))
      return ok({ status: 'In Progress', message: `Reading ${job.pages} pages` })
    if (job.outcome.kind === 'failed') return ok({ status: 'Failed', message: job.outcome.message })
    mailReport(world, user, job, passbook)
    return ok({ status: 'Success', message: 'Processed Successfully' })
  },
})

const report = sessionCall({
  method: 'GET',
  path: '/service/fintech/V1/passbook/report',
  query: ['client_transaction_id'],
  respond: ({ world, user, query }) => {
    const { job, passbook } = requirePassbook(world, user, query.client_transaction_id ?? '')
    if (passbook.pages.length === 0 || job.outcome.kind === 'failed' || shareDone(world, job) < 1)
      throw new Fault(404, 'Report is not ready')
    passbook.reports += 1
    const later = { magic: job.magic, at: 'report', nth: passbook.reports } as const
    const refused = injectLaterFault(world, user.email, later)
    if (refused !== undefined) return refused
    const { front, pages } = passbook
    const bytes = toWorkbook(front, pages.length, sampleStatement(pages))
    return new HttpResponse(bytes, {
      headers: {
        'Content-Type': XLSX,
        'Content-Disposition': 'attachment; filename="excel-file.xlsx"',
      },
    })
  },
})

export const passbookCalls = [frontpage, transactionpage, status, report]
