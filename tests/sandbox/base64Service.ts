import * as v from 'valibot'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { Base64Schema, openBase64Pdf } from './base64Pdf.ts'
import { misfit, ok, sessionCall, type SandboxCall } from './call.ts'
import { injectFault } from './injectFault.ts'
import { progressOf, requireJob, startJob } from './jobs.ts'
import { magicAt, type MagicPlace } from './magic.ts'
import {
  chargeTrial,
  isRunning,
  jobDuration,
  injectPollFault,
  requireService,
} from './processing.ts'
import type { Job } from './world.ts'

const FIRST_PAGE_MS = 12_000
const NEXT_PAGE_MS = 400

type Pdf = Awaited<ReturnType<typeof openBase64Pdf>>

type Base64Service = {
  /** As in the paths …/payslip/upload and …/payslip/output. */
  name: 'payslip' | 'form26as'
  service: ServiceKey
  /** The only field of the upload's body. */
  field: string
  place: MagicPlace
  message: string
  outcome: (files: readonly Pdf['pages'][], magic: string | null) => Job['outcome']
}

/** The two calls of a service that takes base64 PDFs in JSON and is polled (analyzers §7). */
export function base64Service({
  name,
  service,
  field,
  place,
  message,
  outcome,
}: Base64Service): SandboxCall[] {
  const upload = sessionCall({
    method: 'POST',
    path: `/service/fintech/V1/${name}/upload`,
    body: {
      as: 'json',
      schema: v.strictObject({
        [field]: v.pipe(v.array(Base64Schema), v.minLength(1, 'at least one file')),
      }),
    },
    respond: async ({ world, user, body }) => {
      requireService(world, user, service)
      const pdfs = await Promise.all((body[field] ?? []).map(openBase64Pdf))
      const magic = pdfs.map((pdf) => magicAt(place, pdf.magic)).find(Boolean) ?? null
      const refused = injectFault(world, user.email, magic)
      if (refused !== undefined) return refused
      chargeTrial(world, user)
      const pages = pdfs.reduce((count, pdf) => count + pdf.pages.length, 0)
      const job = startJob(world, user, {
        prefix: name,
        pages,
        durationMs: jobDuration(FIRST_PAGE_MS + (pages - 1) * NEXT_PAGE_MS, magic),
        outcome: outcome(
          pdfs.map((pdf) => pdf.pages),
          magic?.name ?? null,
        ),
        magic,
      })
      return ok({ clientRequestTransactionId: job.id, message })
    },
  })

  const output = sessionCall({
    method: 'GET',
    path: `/service/fintech/V1/${name}/output`,
    query: ['clientRequestTransactionID'],
    respond: ({ world, user, query }) => {
      const job = requireJob(world, user, query.clientRequestTransactionID ?? '')
      const refused = injectPollFault(world, user, job)
      if (refused !== undefined) return refused
      const { id: clientRequestTransactionId } = job
      if (isRunning(world, job)) {
        const { percentage, time_left, page } = progressOf(world, job)
        const progress = { message: `Reading page ${page} of ${job.pages}`, percentage, time_left }
        return ok({ clientRequestTransactionId, status: 'In Progress', ...progress })
      }
      if (job.outcome.kind === 'failed')
        return ok({ clientRequestTransactionId, status: 'Failed', message: job.outcome.message })
      const body = job.outcome.body as object // our own JSON: a list, or what the magic value 'misfit' returns
      return job.magic?.name === 'misfit' ? misfit(body) : ok(body)
    },
  })
  return [upload, output]
}
