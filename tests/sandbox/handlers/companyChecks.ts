import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { CompanyFilterSchema } from '#api/calls/verification.ts'
import { misfit, ok, sessionCall } from '../call.ts'
import { matchesFilter } from '../companyChecks/filter.ts'
import { openBatch, statusOf, toJobRecord, type CompanyJob } from '../companyChecks/job.ts'
import { readWorkbook } from '../companyChecks/readWorkbook.ts'
import { checkReport, DOCX } from '../companyChecks/report.ts'
import { fail, Fault } from '../fault.ts'
import { injectFault } from '../injectFault.ts'
import { magicAt } from '../magic.ts'
import { requireService } from '../processing.ts'
import type { SandboxUser } from '../records/user.ts'
import type { World } from '../world.ts'

const CHECKS = '/CompanyChecks/V1'
/** Rows per page (kyc §9). */
const PAGE_SIZE = 50

/** Jobs of the user's own client, newest first. */
const jobsOf = (world: World, { clientCode }: SandboxUser): CompanyJob[] =>
  [...world.companyJobs.values()]
    .filter((job) => job.clientCode === clientCode)
    .toSorted((a, b) => b.createdAt - a.createdAt)

const jobList = sessionCall({
  method: 'POST',
  path: `${CHECKS}/job-list`,
  body: { as: 'json', schema: CompanyFilterSchema },
  respond: ({ world, user, body }) => {
    requireService(world, user, 'companyChecks')
    if (world.companyListFails) {
      world.companyListFails = false
      fail('server-error')
    }
    const magic = magicAt('companySearch', body.employee_name ?? '')
    const refused = injectFault(world, user.email, magic)
    if (refused !== undefined) return refused
    if (magic?.name === 'misfit') return misfit({ jobs: 'none' })
    const jobs = jobsOf(world, user).filter((job) => matchesFilter(job, body, world))
    return ok({
      jobs: jobs.slice(body.offset, body.offset + PAGE_SIZE).map((job) => toJobRecord(job, world)),
      total_count: jobs.length,
    })
  },
})

const createJob = sessionCall({
  method: 'POST',
  path: `${CHECKS}/create-job`,
  body: {
    as: 'multipart',
    schema: v.strictObject({ file: v.strictTuple([v.instance(File, 'must be a file')]) }),
  },
  respond: async ({ world, user, body }) => {
    requireService(world, user, 'companyChecks')
    const [file] = body.file
    if (!/\.xlsx?$/i.test(file.name)) throw new Fault(400, 'The file must be .xls or .xlsx')
    const magic = magicAt('companyUpload', file.name.replace(/\.xlsx?$/i, ''))
    const refused = injectFault(world, user.email, magic)
    if (refused !== undefined) return refused
    const rows = await readWorkbook(file)
    openBatch(world, rows, {
      clientCode: user.clientCode,
      isDone: ({ workOrderId }) => magicAt('companyReport', workOrderId) !== undefined,
    })
    world.companyListFails = magic?.name === 'list-error'
    return ok({ message: `${rows.length} checks created` })
  },
})

const downloadReport = sessionCall({
  method: 'POST',
  path: `${CHECKS}/download-report`,
  query: ['job_id'],
  respond: async ({ world, user, query }) => {
    requireService(world, user, 'companyChecks')
    const job = jobsOf(world, user).find(({ jobId }) => jobId === query.job_id)
    if (job === undefined) throw new Fault(404, `There is no job ${query.job_id}`)
    const refused = injectFault(world, user.email, magicAt('companyReport', job.input.workOrderId))
    if (refused !== undefined) return refused
    if (statusOf(job, world) !== 'Completed') throw new Fault(400, 'The report is not there yet')
    const bytes = await checkReport(job)
    return new HttpResponse(bytes.slice().buffer, {
      headers: {
        'Content-Type': DOCX,
        'Content-Disposition': 'attachment; filename="report.docx"',
      },
    })
  },
})

export const companyCheckCalls = [jobList, createJob, downloadReport]
