import * as v from 'valibot'
import type { BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { JobResult, ResultSource } from './definition.ts'
import { isBackInDraft, type DoneJob, type Job } from './job.ts'

const resultId = (jobId: string) => `job:${jobId}:result`
const bodyId = (jobId: string) => `job:${jobId}:body`
export const resultFileId = (jobId: string, index: number) => `job:${jobId}:file:${index}`

/** Blob ids of a result with this number of files. */
export const resultIds = (jobId: string, files: number): readonly string[] => [
  resultId(jobId),
  bodyId(jobId),
  ...Array.from({ length: files }, (_, index) => resultFileId(jobId, index)),
]

/**
 * Stores a result in the blob store: data and file names as JSON, and each file. Data with a raw body is stored once,
 * as that body.
 */
export async function storeResult(
  vault: BlobStore,
  jobId: string,
  { data, body, files = {} }: JobResult,
): Promise<void> {
  const entries = Object.entries(files)
  if (body !== undefined) await vault.put(body, bodyId(jobId))
  await Promise.all(
    entries.map(async ([, blob], index) => vault.put(blob, resultFileId(jobId, index))),
  )
  const names = entries.map(([name]) => name)
  const head = JSON.stringify(
    body === undefined ? { data, files: names } : { hasBody: true, files: names },
  )
  // Written last, so that an incomplete result is never found.
  await vault.put(new Blob([head], { type: 'application/json' }), resultId(jobId))
}

/** The stored result; null when any part is missing. */
export async function readStoredResult(vault: BlobStore, jobId: string): Promise<JobResult | null> {
  const head = parseHead(await (await vault.get(resultId(jobId)))?.text())
  if (head === null) return null
  const blobs = await Promise.all(
    head.files.map(async (_, index) => vault.get(resultFileId(jobId, index))),
  )
  const files: Record<string, Blob> = {}
  for (const [index, name] of head.files.entries()) {
    const blob = blobs[index]
    if (blob === undefined) return null
    files[name] = blob
  }
  if (!head.hasBody) return { data: head.data, files }
  const body = await vault.get(bodyId(jobId))
  const text = await body?.text()
  return body === undefined || text === undefined ? null : { data: JSON.parse(text), body, files }
}

type Head = { files: string[] } & ({ hasBody: true } | { hasBody: false; data: unknown })

function parseHead(text: string | undefined): Head | null {
  if (text === undefined) return null
  try {
    const head: unknown = JSON.parse(text)
    if (typeof head !== 'object' || head === null) return null
    const files: unknown = 'files' in head ? head.files : []
    if (!Array.isArray(files) || !files.every((name) => typeof name === 'string')) return null
    if ('hasBody' in head) return { hasBody: true, files }
    return 'data' in head ? { hasBody: false, data: head.data, files } : null
  } catch {
    return null // incomplete, because the tab was closed: it is fetched again
  }
}

/** Ids of sent files and attachments, unless they are a draft again. */
export const sentBlobIds = (job: Job): readonly string[] =>
  isBackInDraft(job) ? [] : [...job.files.map(({ id }) => id), ...(job.beside ?? [])]

/** Deletes a removed job's result, sent files and attachments. */
export async function deleteJobBlobs(vault: BlobStore, job: Job): Promise<void> {
  const kept = await readStoredResult(vault, job.id)
  const count = Object.keys(kept?.files ?? {}).length
  await vault.remove([...resultIds(job.id, count), ...sentBlobIds(job)])
}

/** A parsed result, and the response that it was parsed from. */
export type OpenedResult<Result> = { result: Result; answer: JobResult }

function parseStored<Result>(
  { parseResult }: ResultSource<Result>,
  kept: JobResult,
): OpenedResult<Result> | null {
  const result = parseResult(kept)
  return result === null ? null : { result, answer: kept }
}

/** The stored result; null where there is none, or an older build stored it. */
export async function openStoredResult<Result>(
  vault: BlobStore,
  definition: ResultSource<Result>,
  jobId: string,
): Promise<OpenedResult<Result> | null> {
  const kept = await readStoredResult(vault, jobId)
  return kept === null ? null : parseStored(definition, kept)
}

/** The stored result, else the server's. Null when neither has it. */
export async function fetchResult<Result>(
  vault: BlobStore,
  definition: ResultSource<Result>,
  { id, transactionId, options }: DoneJob,
  signal: AbortSignal,
): Promise<OpenedResult<Result> | null> {
  const read = await openStoredResult(vault, definition, id)
  if (read !== null || transactionId === null || signal.aborted) return read
  const answer = await definition.poll({ transactionId, options, signal })
  if (!answer.ok || answer.value.kind !== 'done' || signal.aborted) return null
  await storeResult(vault, id, answer.value.result)
  return parseStored(definition, answer.value.result)
}

/** The product's own storage keys (decisions D18): input and output. */
const INPUT = 'inputFile'
const OUTPUT = 'outputFile'

/** The bytes are in the blob store under the job's ids; these two records refer to them. */
type LastOutput = { analyzer: string; jobId: string }

const LastOutputSchema = v.object({ analyzer: v.string(), jobId: v.string() })

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

/** Makes a finished job the last output of its analyzer, also after a reload. */
export async function storeLastOutput(
  vault: BlobStore,
  { id, analyzer, files }: DoneJob,
): Promise<void> {
  const output: LastOutput = { analyzer, jobId: id }
  await Promise.all([vault.put(json(files), INPUT), vault.put(json(output), OUTPUT)])
}

/** Id of the last shown job; null for none or another analyzer's. */
export async function readLastOutputJobId(
  vault: BlobStore,
  analyzer: string,
): Promise<string | null> {
  const last = await readLastOutputRecord(vault)
  return last?.analyzer === analyzer ? last.jobId : null
}

async function readLastOutputRecord(vault: BlobStore): Promise<LastOutput | null> {
  const text = await (await vault.get(OUTPUT))?.text()
  if (text === undefined) return null
  try {
    const parsed = v.safeParse(LastOutputSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null // incomplete, because the tab was closed: there is no last output
  }
}

/** A removed job is no longer the last output. */
export async function deleteLastOutputOf(vault: BlobStore, jobId: string): Promise<void> {
  if ((await readLastOutputRecord(vault))?.jobId === jobId) await clearLastOutput(vault)
}

/** Called for a new upload. The blob store deletes both records at the end of the session. */
export async function clearLastOutput(vault: BlobStore): Promise<void> {
  await vault.remove([INPUT, OUTPUT])
}
