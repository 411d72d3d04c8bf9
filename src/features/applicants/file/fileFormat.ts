import * as v from 'valibot'
import { DoneJobSchema, FailedJobSchema } from '#shared/kits/jobs/job.ts'
import { BYTES_PER_MB, UNPACKED_MAX_BYTES } from '#shared/platform/config/limits.ts'
import { BoundedNumberSchema } from '#shared/platform/lib/numbers/boundedNumber.ts'
import { cleanFileName } from '#shared/platform/lib/text/fileName.ts'
import { ApplicantSchema } from '../model/applicant.ts'

/** The format of an applicant file, described in docs/applicantFile.md. */
export const FORMAT = 'lekha-applicant'
/** Raised when an older Lekha could not read the file. */
export const VERSION = 1
export const HEADER_PATH = 'lekha-applicant.json'

/**
 * Our own: of an applicant file, in bytes without encryption. 40 documents of 10 MB and their results fit, and the store
 * has room for them. One entry at a time is in memory.
 */
export const APPLICANT_FILE_LIMITS = {
  bytes: 480 * BYTES_PER_MB,
  entryBytes: UNPACKED_MAX_BYTES,
  manifestBytes: 20 * BYTES_PER_MB,
  entries: 2000,
}

/** OWASP recommends 600,000 for PBKDF2 with SHA-256. */
export const KEY_ROUNDS = 600_000
/** More would keep an office computer busy for seconds; only a hostile file asks for it. */
const KEY_ROUNDS_MAX = 10_000_000
export const SALT_BYTES = 16
export const IV_BYTES = 12
export const TAG_BYTES = 16

const EncryptionSchema = v.object({
  cipher: v.literal('AES-256-GCM'),
  kdf: v.literal('PBKDF2-SHA-256'),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(KEY_ROUNDS), v.maxValue(KEY_ROUNDS_MAX)),
  /** In base64. */
  salt: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{22}==$/)),
})
export type Encryption = v.InferOutput<typeof EncryptionSchema>

/** In clear, so it says nothing about the applicant. */
export const HeaderSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** Files beside the header, the manifest included. */
  entries: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(APPLICANT_FILE_LIMITS.entries),
  ),
  /** Null: saved without a password. */
  encryption: v.nullable(EncryptionSchema),
})
export type Header = v.InferOutput<typeof HeaderSchema>

/** Tells a newer version from a foreign file, whatever else it says. */
export const AnyVersionSchema = v.object({ format: v.literal(FORMAT), version: v.number() })

/** No list of a manifest needs more. Checked before the items are. */
const fitsLimit = (list: object): boolean =>
  Object.keys(list).length <= APPLICANT_FILE_LIMITS.entries

/** One file in the ZIP. */
const PartSchema = v.object({
  path: v.string(),
  /** Bytes before encryption. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(APPLICANT_FILE_LIMITS.bytes)),
  type: v.string(),
})
export type Part = v.InferOutput<typeof PartSchema>

const DocumentSchema = v.object({
  ...PartSchema.entries,
  name: v.string(),
  /** Epoch ms. */
  lastModified: v.nullable(BoundedNumberSchema),
})

/** As the server sent it: `data` for a result without a body. */
const ResultSchema = v.object({
  data: v.nullable(PartSchema),
  body: v.nullable(PartSchema),
  files: v.array(v.object({ ...PartSchema.entries, name: v.string() })),
})

export type SavedResult = v.InferOutput<typeof ResultSchema>

/** Goes into the URLs of calls, so it must not change their path. */
const TransactionIdSchema = v.nullable(v.pipe(v.string(), v.regex(/^[.:~-]*\w[\w.:~-]*$/)))

/** Ids are exchanged as whole words, also inside others: an open point's id contains that of its job. */
const ID = /^[\w-]{1,100}$/
export const ID_WORDS = /[\w-]+/g

const SavedJobSchema = v.object({
  job: v.pipe(
    v.variant('kind', [DoneJobSchema, FailedJobSchema]),
    v.check(({ id }) => ID.test(id)),
    v.check(({ transactionId }) => v.is(TransactionIdSchema, transactionId)),
    v.check(({ files, beside = [] }) => fitsLimit(files) && fitsLimit(beside)),
  ),
  /** Null for a failed job, and where the result was not available. */
  result: v.nullable(ResultSchema),
})
export type SavedJob = v.InferOutput<typeof SavedJobSchema>

const SavedApplicantSchema = v.pipe(
  ApplicantSchema,
  v.check(({ id, entries }) =>
    [id, ...entries.map((entry) => entry.id)].every((one) => ID.test(one)),
  ),
  v.check(({ entries, choices, queued, jobs, obligations, credits, notes }) =>
    [entries, choices, queued, jobs, obligations, credits, notes].every(fitsLimit),
  ),
)

export const ManifestSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** Epoch ms. */
  savedAt: BoundedNumberSchema,
  applicant: SavedApplicantSchema,
  /** Finished and failed ones in the applicant's order. */
  jobs: v.pipe(
    v.array(v.unknown()),
    v.check((jobs) => fitsLimit(jobs)),
    v.array(SavedJobSchema),
    v.check((jobs) => new Set(jobs.map(({ job }) => job.id)).size === jobs.length),
  ),
  /** Bytes of sent files, attachments and unsent files, by file id. */
  documents: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check(
      (documents) => fitsLimit(documents) && Object.keys(documents).every((id) => ID.test(id)),
    ),
    v.record(v.string(), DocumentSchema),
  ),
})
export type Manifest = v.InferOutput<typeof ManifestSchema>

/** Every part of a manifest, in the order of the ZIP. */
export const partsOf = ({ jobs, documents }: Manifest): readonly Part[] => [
  ...Object.values(documents),
  ...jobs.flatMap(({ result }) =>
    result === null
      ? []
      : [result.data, result.body, ...result.files].filter((part) => part !== null),
  ),
]

/** Path of the entry at this position, the manifest being the first. An encrypted file must not show names. */
export function entryPath(position: number, isEncrypted: boolean, name: string): string {
  const number = String(position).padStart(4, '0')
  if (isEncrypted) return `data/${number}.bin`
  return position === 0 ? 'manifest.json' : `data/${number} ${cleanFileName(name)}`
}

/** Why a file cannot be opened or written. */
export type FileProblem =
  | 'foreign'
  | 'newer'
  | 'damaged'
  | 'wrongPassword'
  | 'tooLarge'
  | 'tooManyEntries'
  | 'missingEntry'
  | 'unknownEntry'
  | 'unknownService'
  | 'noRoom'
  | 'notStored'

export class ApplicantFileError extends Error {
  override name = 'ApplicantFileError'
  readonly problem: FileProblem
  /** The entry or the sizes that it is about. */
  readonly subject: string | null

  constructor(problem: FileProblem, subject: string | null = null, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
    this.subject = subject
  }
}

/** @throws ApplicantFileError 'damaged' */
export function parseManifest(text: string): Manifest {
  try {
    return v.parse(ManifestSchema, JSON.parse(text))
  } catch (cause) {
    throw new ApplicantFileError('damaged', 'manifest', { cause })
  }
}
