import * as v from 'valibot'
import type { BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { JobResult, ResultSource } from '../definition.ts'
import { isBackInDraft, type DoneJob, type Job } from '../job.ts'

/** Begins the id of each part of a job's result. */
const resultPrefix = (jobId: string) => `job:${jobId}:`
const resultId = (jobId: string) => `${resultPrefix(jobId)}result`
const bodyId = (jobId: string) => `${resultPrefix(jobId)}body`
const resultFileId = (jobId: string, index: number) => `${resultPrefix(jobId)}file:${index}`

/** Data with a raw body is stored once, as that body. */
export async function storeResult(
  fileStore: BlobStore,
  jobId: string,
  { data, body, files = {} }: JobResult,
): Promise<void> {
  const entries = Object.entries(files)
  if (body !== undefined) await fileStore.put(body, bodyId(jobId))
  await Promise.all(
    entries.map(async ([, blob], index) => fileStore.put(blob, resultFileId(jobId, index))),
  )
  const names = entries.map(([name]) => name)
  const metadata = JSON.stringify(
    body === undefined ? { data, files: names } : { hasBody: true, files: names },
  )
  // Written last, so that an incomplete result is never found.
  await fileStore.put(new Blob([metadata], { type: 'application/json' }), resultId(jobId))
}

/** The stored result; null when any part is missing. */
export async function readStoredResult(
  fileStore: BlobStore,
  jobId: string,
): Promise<JobResult | null> {
  const metadata = parseMetadata(await (await fileStore.get(resultId(jobId)))?.text())
  if (metadata === null) return null
  const blobs = await Promise.all(
    metadata.files.map(async (_, index) => fileStore.get(resultFileId(jobId, index))),
  )
  const files: Record<string, Blob> = {}
  for (const [index, name] of metadata.files.entries()) {
    const blob = blobs[index]
    if (blob === undefined) return null
    files[name] = blob
  }
  if (!metadata.hasBody) return { data: metadata.data, files }
  const body = await fileStore.get(bodyId(jobId))
  const text = await body?.text()
  return body === undefined || text === undefined ? null : { data: JSON.parse(text), body, files }
}

type ResultMetadata = { files: string[] } & ({ hasBody: true } | { hasBody: false; data: unknown })

function parseMetadata(text: string | undefined): ResultMetadata | null {
  if (text === undefined) return null
  try {
    const metadata: unknown = JSON.parse(text)
    if (typeof metadata !== 'object' || metadata === null) return null
    const files: unknown = 'files' in metadata ? metadata.files : []
    if (!Array.isArray(files) || !files.every((name) => typeof name === 'string')) return null
    if ('hasBody' in metadata) return { hasBody: true, files }
    return 'data' in metadata ? { hasBody: false, data: metadata.data, files } : null
  } catch {
    return null // incomplete, because the tab was closed: it is fetched again
  }
}

/** Ids of sent files and attachments, unless they are a draft again. */
const sentBlobIds = (job: Job): readonly string[] =>
  isBackInDraft(job) ? [] : [...job.files.map(({ id }) => id), ...(job.beside ?? [])]

/** Which of these blobs are a part of the job's result, also of an incomplete one. */
export const resultBlobIds = (jobId: string, ids: Iterable<string>): readonly string[] =>
  [...ids].filter((id) => id.startsWith(resultPrefix(jobId)))

/** Which of these blobs are a part of the job's result, a sent file or an attachment. */
export function jobBlobIds(job: Job, ids: Iterable<string>): readonly string[] {
  const sent = new Set(sentBlobIds(job))
  return [...ids].filter((id) => id.startsWith(resultPrefix(job.id)) || sent.has(id))
}

/** The job that a blob is a part of the result of; null for other blobs. */
export const jobOfResultBlob = (id: string): string | null => /^job:([^:]+):/.exec(id)?.[1] ?? null

/** Held while results are stored before their jobs are. */
export const RESULTS_LOCK = 'lekha-results'

/** Deletes the result, the sent files and the attachments. */
export async function deleteJobBlobs(fileStore: BlobStore, job: Job): Promise<void> {
  await fileStore.remove(jobBlobIds(job, await fileStore.ids()))
}

/** `answer` is the response that `result` was parsed from. */
export type OpenedResult<Result> = { result: Result; answer: JobResult }

function parseStored<Result>(
  { parseResult }: ResultSource<Result>,
  stored: JobResult,
): OpenedResult<Result> | null {
  const result = parseResult(stored)
  return result === null ? null : { result, answer: stored }
}

/** The stored result; null where there is none, or an older build stored it. */
export async function openStoredResult<Result>(
  fileStore: BlobStore,
  definition: ResultSource<Result>,
  jobId: string,
): Promise<OpenedResult<Result> | null> {
  const stored = await readStoredResult(fileStore, jobId)
  return stored === null ? null : parseStored(definition, stored)
}

/** The stored result, else the server's. Null when neither has it. */
export async function fetchResult<Result>(
  fileStore: BlobStore,
  definition: ResultSource<Result>,
  { id, transactionId, options }: DoneJob,
  signal: AbortSignal,
): Promise<OpenedResult<Result> | null> {
  const read = await openStoredResult(fileStore, definition, id)
  if (read !== null || transactionId === null || signal.aborted) return read
  const answer = await definition.poll({ transactionId, options, signal })
  if (!answer.ok || answer.value.kind !== 'done' || signal.aborted) return null
  await storeResult(fileStore, id, answer.value.result)
  return parseStored(definition, answer.value.result)
}

/** The product's own storage keys (decisions D18): input and output. */
const INPUT = 'inputFile'
const OUTPUT = 'outputFile'

/** The bytes are in the blob store under the job's ids. */
type LastOutput = { analyzer: string; jobId: string }

const LastOutputSchema = v.object({ analyzer: v.string(), jobId: v.string() })

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

/** Makes a finished job the last output of its analyzer, also after a reload. */
export async function storeLastOutput(
  fileStore: BlobStore,
  { id, analyzer, files }: DoneJob,
): Promise<void> {
  const output: LastOutput = { analyzer, jobId: id }
  await Promise.all([fileStore.put(json(files), INPUT), fileStore.put(json(output), OUTPUT)])
}

/** Id of the last shown job; null for none or another analyzer's. */
export async function readLastOutputJobId(
  fileStore: BlobStore,
  analyzer: string,
): Promise<string | null> {
  const last = await readLastOutputRecord(fileStore)
  return last?.analyzer === analyzer ? last.jobId : null
}

async function readLastOutputRecord(fileStore: BlobStore): Promise<LastOutput | null> {
  const text = await (await fileStore.get(OUTPUT))?.text()
  if (text === undefined) return null
  try {
    const parsed = v.safeParse(LastOutputSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null // incomplete, because the tab was closed: there is no last output
  }
}

/** A removed job is no longer the last output. */
export async function deleteLastOutputOf(fileStore: BlobStore, jobId: string): Promise<void> {
  if ((await readLastOutputRecord(fileStore))?.jobId === jobId) await clearLastOutput(fileStore)
}

/** Called for a new upload. The end of the session deletes both records too. */
export async function clearLastOutput(fileStore: BlobStore): Promise<void> {
  await fileStore.remove([INPUT, OUTPUT])
}
