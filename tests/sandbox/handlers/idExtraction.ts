import * as v from 'valibot'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { misfit, ok, sessionCall } from '../call.ts'
import { Fault } from '../fault.ts'
import { idOutcome } from '../idExtraction/outcome.ts'
import { injectFault } from '../injectFault.ts'
import { progressOf, requireJob, startJob } from '../jobs.ts'
import { isRefusal, magicAt, magicInName } from '../magic.ts'
import {
  chargeTrial,
  isRunning,
  canUseService,
  jobDuration,
  injectPollFault,
} from '../processing.ts'
import { readPdf, type TextPiece } from '../readPdf.ts'
import type { SandboxUser } from '../records/user.ts'
import type { World } from '../world.ts'

const PATH = '/service/fintech/V1/id-extraction'
const FILE_MAX_BYTES = 10 * 1_048_576
const PAGES_FROM = 200
const DURATION_MS = 9_000
const ID_SERVICES: readonly ServiceKey[] = ['aadhar', 'pancard', 'drivingLicence', 'voterId', 'RC']

const FileSchema = v.pipe(
  v.instance(File, 'must be a file'),
  v.check(({ name }) => /\.(?:jpe?g|png|pdf)$/i.test(name), 'must be .jpeg, .png, .jpg or .pdf'),
  v.check(({ size }) => size > 0, 'must not be empty'),
)

/** The calls do not name the document type, so any of the five services is enough. @throws Fault 403 */
function requireAnyId(world: World, user: SandboxUser): void {
  if (!ID_SERVICES.some((service) => canUseService(world, user, service)))
    throw new Fault(403, 'No ID service is assigned to this user')
}

function isPicture(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xd8) || (bytes[0] === 0x89 && bytes[1] === 0x50)
}

type Opened = { pages: TextPiece[][] | null; magic: string }

/** The pages of a document; null for a picture. @throws Fault 400 */
async function open(file: File): Promise<Opened> {
  if (file.size >= FILE_MAX_BYTES) throw new Fault(400, 'File is 10 MB or more')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isPicture(bytes)) return { pages: null, magic: '' }
  const pdf = await readPdf(bytes)
  if (pdf.kind === 'locked') throw new Fault(400, 'Document is password protected')
  if (pdf.kind === 'corrupt') throw new Fault(400, 'Document could not be read')
  if (pdf.pages.length >= PAGES_FROM) throw new Fault(400, 'Document has too many pages')
  return pdf
}

const upload = sessionCall({
  method: 'POST',
  path: `${PATH}/upload`,
  body: {
    as: 'multipart',
    schema: v.strictObject({ files: v.strictTuple([FileSchema], 'exactly one file') }),
  },
  respond: async ({ world, user, body }) => {
    requireAnyId(world, user)
    const [file] = body.files
    const magicRow = magicInName('idExtraction', file.name)
    const opened: Opened =
      magicRow !== undefined && isRefusal(magicRow) ? { pages: null, magic: '' } : await open(file)
    const magic = magicRow ?? magicAt('idExtraction', opened.magic) ?? null
    const refused = injectFault(world, user.email, magic)
    if (refused !== undefined) return refused
    chargeTrial(world, user)
    const job = startJob(world, user, {
      prefix: 'id',
      pages: opened.pages?.length ?? 1,
      durationMs: jobDuration(DURATION_MS, magic),
      outcome: idOutcome(opened.pages, file.name, magic?.name ?? null),
      magic,
    })
    return ok({ clientRequestTransactionId: job.id, message: 'Document uploaded' })
  },
})

const output = sessionCall({
  method: 'GET',
  path: `${PATH}/output`,
  query: ['clientRequestTransactionID'],
  respond: ({ world, user, query }) => {
    const job = requireJob(world, user, query.clientRequestTransactionID ?? '')
    const refused = injectPollFault(world, user, job)
    if (refused !== undefined) return refused
    if (isRunning(world, job)) {
      const { percentage, time_left } = progressOf(world, job)
      return ok({ status: 'In Progress', message: 'Reading the document', percentage, time_left })
    }
    if (job.outcome.kind === 'failed') return ok({ status: 'Failed', message: job.outcome.message })
    const body = job.outcome.body as object // our own JSON: a list, pages by key, or what a magic value returns
    return job.magic?.name === 'misfit' ? misfit(body) : ok(body)
  },
})

export const idExtractionCalls = [upload, output]
