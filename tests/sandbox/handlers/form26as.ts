import * as v from 'valibot'
import { Base64Schema, openBase64Pdf } from '../base64Pdf.ts'
import { ok, sessionCall } from '../call.ts'
import { fail, isFaultName } from '../fault.ts'
import { form26asOutcome } from '../form26as/outcome.ts'
import { progressOf, requireJob, shareDone, startJob } from '../jobs.ts'
import { magicAt } from '../magic.ts'
import { chargeTrial, needsSecondPoll, pollMagic, requireService } from '../processing.ts'
import { endSessionsOf } from '../sessions.ts'

const FIRST_PAGE_MS = 12_000
const NEXT_PAGE_MS = 400
const SLOWER = 10

const upload = sessionCall({
  method: 'POST',
  path: '/service/fintech/V1/form26as/upload',
  body: {
    as: 'json',
    schema: v.strictObject({
      form26as: v.pipe(v.array(Base64Schema), v.minLength(1, 'at least one statement')),
    }),
  },
  answer: async ({ world, user, body }) => {
    requireService(user, 'form26')
    const pdfs = await Promise.all(body.form26as.map(openBase64Pdf))
    const magic =
      pdfs
        .map((pdf) => magicAt('form26as', pdf.magic)?.value)
        .find((value) => value !== undefined) ?? null
    if (magic === 'unauthorized') endSessionsOf(world, user.email)
    if (magic !== null && isFaultName(magic)) return fail(magic)
    chargeTrial(world, user)
    const pages = pdfs.reduce((count, pdf) => count + pdf.pages.length, 0)
    const job = startJob(world, user, {
      prefix: 'form26as',
      pages,
      durationMs: (FIRST_PAGE_MS + (pages - 1) * NEXT_PAGE_MS) * (magic === 'slow' ? SLOWER : 1),
      outcome: form26asOutcome(
        pdfs.map((pdf) => pdf.pages),
        magic,
      ),
      magic,
    })
    return ok({ clientRequestTransactionId: job.id, message: 'Form 26AS uploaded' })
  },
})

const output = sessionCall({
  method: 'GET',
  path: '/service/fintech/V1/form26as/output',
  query: ['clientRequestTransactionID'],
  answer: ({ world, user, query }) => {
    const job = requireJob(world, user, query.clientRequestTransactionID ?? '')
    job.polls += 1
    const magic = pollMagic(world, user, job.magic, job.polls)
    if (magic !== undefined) return magic
    if (shareDone(world, job) < 1 || (needsSecondPoll(job.magic) && job.polls < 2)) {
      const { percentage, time_left, page } = progressOf(world, job)
      const message = `Reading page ${page} of ${job.pages}`
      return ok({
        clientRequestTransactionId: job.id,
        status: 'In Progress',
        message,
        percentage,
        time_left,
      })
    }
    if (job.outcome.kind === 'failed')
      return ok({
        clientRequestTransactionId: job.id,
        status: 'Failed',
        message: job.outcome.message,
      })
    return ok(job.outcome.body as object) // JSON of our own making: a list, or what the value 'misfit' sends
  },
})

/** The default paths of VITE_FORM26_UPLOAD_PATH and VITE_FORM26_OUTPUT_PATH. */
export const form26asCalls = [upload, output]
