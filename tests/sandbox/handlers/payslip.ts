import * as v from 'valibot'
import { Base64Schema, openBase64Pdf } from '../base64Pdf.ts'
import { ok, sessionCall } from '../call.ts'
import { fail, isFaultName } from '../fault.ts'
import { progressOf, requireJob, shareDone, startJob } from '../jobs.ts'
import { magicAt } from '../magic.ts'
import { payslipOutcome } from '../payslip/outcome.ts'
import { chargeTrial, needsSecondPoll, pollMagic, requireService } from '../processing.ts'
import { endSessionsOf } from '../sessions.ts'

const FIRST_PAGE_MS = 12_000
const NEXT_PAGE_MS = 400
const SLOWER = 10

const upload = sessionCall({
  method: 'POST',
  path: '/service/fintech/V1/payslip/upload',
  body: {
    as: 'json',
    schema: v.strictObject({
      payslips: v.pipe(v.array(Base64Schema), v.minLength(1, 'at least one payslip')),
    }),
  },
  answer: async ({ world, user, body }) => {
    requireService(user, 'payslip')
    const pdfs = await Promise.all(body.payslips.map(openBase64Pdf))
    const magic =
      pdfs
        .map((pdf) => magicAt('payslip', pdf.magic)?.value)
        .find((value) => value !== undefined) ?? null
    if (magic === 'unauthorized') endSessionsOf(world, user.email)
    if (magic !== null && isFaultName(magic)) return fail(magic)
    chargeTrial(world, user)
    const pages = pdfs.flatMap((pdf) => pdf.pages)
    const job = startJob(world, user, {
      prefix: 'payslip',
      pages: pages.length,
      durationMs:
        (FIRST_PAGE_MS + (pages.length - 1) * NEXT_PAGE_MS) * (magic === 'slow' ? SLOWER : 1),
      outcome: payslipOutcome(pages, magic),
      magic,
    })
    return ok({ clientRequestTransactionId: job.id, message: 'Payslip uploaded' })
  },
})

const output = sessionCall({
  method: 'GET',
  path: '/service/fintech/V1/payslip/output',
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

export const payslipCalls = [upload, output]
