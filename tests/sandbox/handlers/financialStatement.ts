import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { misfit, ok, sessionCall } from '../call.ts'
import { Fault } from '../fault.ts'
import {
  isStatementOutput,
  pictureOutcome,
  statementOutcome,
} from '../financialStatement/outcome.ts'
import { injectFault, injectLaterFault } from '../injectFault.ts'
import { progressOf, requireJob, shareDone, startJob } from '../jobs.ts'
import { magicAt, magicInName } from '../magic.ts'
import {
  chargeTrial,
  isRunning,
  jobDuration,
  injectPollFault,
  requireService,
} from '../processing.ts'
import { readPdf } from '../readPdf.ts'
import type { Job, World } from '../world.ts'

const PATH = '/service/fintech/V1/financial_statement'
const FILE_MAX_BYTES = 10 * 1_048_576
const MAX_PAGES = 500
const FIRST_PAGE_MS = 24_000
const NEXT_PAGE_MS = 1_200
/** Share of the time spent in the queue. */
const QUEUED_SHARE = 0.2
const QUEUED_PERCENT = 5
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const FileSchema = v.custom<File>((part) => part instanceof File, 'must be a file')
const Country = v.picklist(['IN', 'US'], 'country_flag must be IN or US')
const Flag = v.picklist(['true', 'false'], 'sample_file must be true or false')

const isPicture = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) || (bytes[0] === 0x89 && bytes[1] === 0x50)

function queryValue<T>(schema: v.GenericSchema<unknown, T>, value: string | undefined): T {
  const { success, output, issues } = v.safeParse(schema, value)
  if (!success) throw new Fault(400, issues[0].message)
  return output
}

async function pagesOf(bytes: Uint8Array) {
  if (bytes.length >= FILE_MAX_BYTES) throw new Fault(400, 'File is 10 MB or more')
  if (isPicture(bytes)) return null
  const pdf = await readPdf(bytes)
  if (pdf.kind === 'locked') throw new Fault(400, 'Document is password protected')
  if (pdf.kind === 'corrupt') throw new Fault(400, 'Document could not be read')
  if (pdf.pages.length > MAX_PAGES) throw new Fault(400, 'Document has more than 500 pages')
  return pdf
}

const upload = sessionCall({
  method: 'POST',
  path: `${PATH}/upload`,
  query: ['country_flag', 'sample_file'],
  body: { as: 'multipart', schema: v.strictObject({ file: v.strictTuple([FileSchema]) }) },
  respond: async ({ world, user, query, body }) => {
    const [file] = body.file
    requireService(world, user, 'financialStatement')
    const country = queryValue(Country, query.country_flag)
    const isSample = queryValue(Flag, query.sample_file) === 'true'
    const magicRow = magicInName('financialStatement', file.name)
    const unread = injectFault(world, user.email, magicRow)
    if (unread !== undefined) return unread
    const pdf = await pagesOf(new Uint8Array(await file.arrayBuffer()))
    const magic = magicRow ?? magicAt('financialStatement', pdf?.magic ?? '') ?? null
    const refused = injectFault(world, user.email, magic)
    if (refused !== undefined) return refused
    // The trial's sample does not use up a file.
    if (!isSample) chargeTrial(world, user)
    const pages = pdf?.pages.length ?? 1
    const job = startJob(world, user, {
      prefix: 'statement',
      pages,
      durationMs: jobDuration(FIRST_PAGE_MS + (pages - 1) * NEXT_PAGE_MS, magic),
      outcome:
        pdf === null
          ? await pictureOutcome(country)
          : statementOutcome(pdf.pages, country, magic?.name ?? null),
      magic,
    })
    return ok({ clientRequestTransactionId: job.id, message: 'Financial statement uploaded' })
  },
})

function running(world: World, job: Job): Response {
  const queued = shareDone(world, job) < QUEUED_SHARE
  const { percentage, time_left } = progressOf(world, job)
  return ok({
    data: {
      status: queued ? 'Transaction in Progress' : 'In Progress',
      percentage: queued ? QUEUED_PERCENT : percentage,
      time_left,
      start_time: new Date(job.startedAt).toISOString(),
      end_time: null,
    },
  })
}

const status = sessionCall({
  method: 'POST',
  path: `${PATH}/status`,
  query: ['client_request_transaction_id'],
  respond: ({ world, user, query }) => {
    const job = requireJob(world, user, query.client_request_transaction_id ?? '')
    const refused = injectPollFault(world, user, job)
    if (refused !== undefined) return refused
    if (job.magic?.name === 'misfit') return misfit({ data: { state: 'nobody knows' } })
    if (isRunning(world, job)) return running(world, job)
    const { outcome } = job
    const durationMs = world.speed === Infinity ? job.durationMs : job.durationMs / world.speed
    return ok({
      data: {
        status:
          outcome.kind === 'failed' || !isStatementOutput(outcome.body)
            ? 'Failed'
            : outcome.body.status,
        percentage: 100,
        time_left: 0,
        start_time: new Date(job.startedAt).toISOString(),
        end_time: new Date(job.startedAt + durationMs).toISOString(),
        ...(outcome.kind === 'failed' ? { message: outcome.message } : {}),
      },
    })
  },
})

const response = sessionCall({
  method: 'POST',
  path: `${PATH}/response`,
  query: ['client_request_transaction_id'],
  respond: ({ world, user, query }) => {
    const job = requireJob(world, user, query.client_request_transaction_id ?? '')
    const refused = injectLaterFault(world, user.email, {
      magic: job.magic,
      at: 'response',
      nth: 1,
    })
    if (refused !== undefined) return refused
    if (
      shareDone(world, job) < 1 ||
      job.outcome.kind === 'failed' ||
      !isStatementOutput(job.outcome.body)
    )
      throw new Fault(400, 'There is no output')
    return new HttpResponse(job.outcome.body.workbook, { headers: { 'Content-Type': XLSX } })
  },
})

export const financialStatementCalls = [upload, status, response]
