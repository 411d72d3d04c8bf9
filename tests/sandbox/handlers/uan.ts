import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { UanFilterBodySchema } from '#api/calls/verification.ts'
import { misfit, ok, sessionCall, type SandboxCall } from '../call.ts'
import { fail, Fault } from '../fault.ts'
import { injectFault, injectLaterFault } from '../injectFault.ts'
import { magicAt } from '../magic.ts'
import { requireService } from '../processing.ts'
import { readCsv } from '../readCsv.ts'
import type { SandboxUser } from '../records/user.ts'
import { requireSubClient, subClientsOf } from '../subClients.ts'
import { matchesFilters, type JobFilters } from '../uan/filter.ts'
import { JOB_CSV, openJob, toJobRecord, type UanJob } from '../uan/job.ts'
import { uanReport } from '../uan/report.ts'
import type { World } from '../world.ts'

const UAN = '/UAN/V1/job'
/** The target of redirected calls. */
const MOVED = '/UAN/V1/moved/job'

/** A call at its own path and at the target of a 307 (decisions D11). */
const atBoth = (path: string, make: (path: string) => SandboxCall): SandboxCall[] =>
  [UAN, MOVED].map((root) => make(`${root}${path}`))

/** Redirects the call once. */
function redirectOnce({ url }: Request): Response | undefined {
  const { pathname, search } = new URL(url)
  if (!pathname.startsWith(UAN)) return undefined
  const location = pathname.replace(UAN, MOVED) + search
  return new HttpResponse(null, { status: 307, headers: { Location: location } })
}

const subClients = sessionCall({
  method: 'GET',
  path: '/UAN/V1/subclient/',
  respond: ({ world, user }) => {
    requireService(world, user, 'UAN')
    return ok(
      subClientsOf(world, user).map(({ subClientId, clientId, batchTag }) => ({
        _id: subClientId,
        subClientOf: clientId,
        batchTag,
      })),
    )
  },
})

const singleValue = <Value>(schema: v.GenericSchema<unknown, Value>) => v.strictTuple([schema])

const initiate = atBoth('/initiate', (path) =>
  sessionCall({
    method: 'POST',
    path,
    body: {
      as: 'multipart',
      schema: v.strictObject({
        csv_file: singleValue(v.instance(File, 'must be a file')),
        client_id: singleValue(v.string()),
        subclient_id: singleValue(v.string()),
      }),
    },
    respond: async ({ world, user, request, body }) => {
      requireService(world, user, 'UAN')
      const subClient = requireSubClient(world, user, body.subclient_id[0])
      if (body.client_id[0] !== subClient.clientId)
        throw new Fault(400, 'client_id is not that of the sub-client')
      const [file] = body.csv_file
      const magic = magicAt('uanUpload', file.name.replace(/\.csv$/i, ''))
      const refused =
        injectFault(world, user.email, magic) ??
        (magic?.name === 'moved' ? redirectOnce(request) : undefined)
      if (refused !== undefined) return refused
      const rows = await readCsv(file, JOB_CSV)
      for (const row of rows) openJob(world, row, subClient.subClientId)
      world.uanListFails = magic?.name === 'list-error'
      return ok({ message: `${rows.length} jobs initiated` })
    },
  }),
)

/** Jobs of the user's own sub-clients, newest first. @throws Fault 403 */
function listed(world: World, user: SandboxUser, filters: JobFilters): UanJob[] {
  for (const id of filters.subClientIds) requireSubClient(world, user, id)
  return [...world.uanJobs.values()]
    .filter((job) => matchesFilters(job, filters))
    .toSorted((a, b) => b.createdAt - a.createdAt)
}

const filter = atBoth('/filter', (path) =>
  sessionCall({
    method: 'POST',
    path,
    body: { as: 'json', schema: UanFilterBodySchema },
    respond: ({ world, user, request, body }) => {
      requireService(world, user, 'UAN')
      if (world.uanListFails) {
        world.uanListFails = false
        fail('server-error')
      }
      const filters = 'filters' in body ? body.filters : { subClientIds: body.subClientIds }
      const magic = magicAt('uanSearch', filters.candidateName ?? '')
      const refused = injectFault(world, user.email, magic)
      if (refused !== undefined) return refused
      if (magic?.name === 'misfit') return misfit({ jobDetails: 'none' })
      const redirect = magic?.name === 'moved' ? redirectOnce(request) : undefined
      if (redirect !== undefined) return redirect
      const jobs = listed(
        world,
        user,
        magic === undefined ? filters : { ...filters, candidateName: '' },
      )
      return ok({
        jobDetails: jobs.slice(body.offset, body.offset + body.limit).map(toJobRecord),
        totalCount: jobs.length,
      })
    },
  }),
)

/** The job with this id in a sub-client of the user's client. @throws Fault 404, 403 */
function requireJob(world: World, user: SandboxUser, jobId: string): UanJob {
  const job = world.uanJobs.get(jobId)
  if (job === undefined) throw new Fault(404, `There is no job ${jobId}`)
  requireSubClient(world, user, job.subClientId)
  return job
}

const report = atBoth('/download-report', (path) =>
  sessionCall({
    method: 'POST',
    path,
    query: ['job_id'],
    respond: async ({ world, user, request, query }) => {
      requireService(world, user, 'UAN')
      const job = requireJob(world, user, query.job_id ?? '')
      const magic = magicAt('uanJob', job.sourceData.internalReferenceNumber)
      const refused =
        injectLaterFault(world, user.email, { magic, at: 'report', nth: 1 }) ??
        (magic?.name === 'report-moved' ? redirectOnce(request) : undefined)
      if (refused !== undefined) return refused
      if (job.jobStatus !== 'PASS') throw new Fault(400, 'The job has not passed')
      const bytes = await uanReport(job)
      return new HttpResponse(bytes.slice().buffer, {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'attachment; filename="report.pdf"',
        },
      })
    },
  }),
)

export const uanJobCalls = [subClients, ...initiate, ...filter, ...report]
