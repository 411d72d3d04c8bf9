import * as v from 'valibot'
import type { FileVault } from '#shared/vault/vault.ts'
import type { JobResult, ResultSource } from './definition.ts'
import { isStillChosen, type DoneJob, type Job } from './job.ts'

export const resultId = (jobId: string) => `job:${jobId}:result`
export const fileId = (jobId: string, index: number) => `job:${jobId}:file:${index}`

/** Keeps a result in the vault: its data and the names of its files as JSON, each file as it came. */
export async function keepResult(
  vault: FileVault,
  jobId: string,
  { data, files = {} }: JobResult,
): Promise<void> {
  const entries = Object.entries(files)
  await Promise.all(entries.map(async ([, blob], index) => vault.put(blob, fileId(jobId, index))))
  const head = JSON.stringify({ data, files: entries.map(([name]) => name) })
  // Last, so that a result whose files are not all kept is never found.
  await vault.put(new Blob([head], { type: 'application/json' }), resultId(jobId))
}

/** The kept result, null when any part of it is gone. */
export async function readResult(vault: FileVault, jobId: string): Promise<JobResult | null> {
  const head = parseHead(await (await vault.get(resultId(jobId)))?.text())
  if (head === null) return null
  const blobs = await Promise.all(
    head.files.map(async (_, index) => vault.get(fileId(jobId, index))),
  )
  const files: Record<string, Blob> = {}
  for (const [index, name] of head.files.entries()) {
    const blob = blobs[index]
    if (blob === undefined) return null
    files[name] = blob
  }
  return { data: head.data, files }
}

function parseHead(text: string | undefined): { data: unknown; files: string[] } | null {
  if (text === undefined) return null
  try {
    const head: unknown = JSON.parse(text)
    if (typeof head !== 'object' || head === null || !('data' in head)) return null
    const files: unknown = 'files' in head ? head.files : []
    if (!Array.isArray(files) || !files.every((name) => typeof name === 'string')) return null
    return { data: head.data, files }
  } catch {
    return null // half written before the tab was closed: it is fetched anew
  }
}

/** The files that were sent with what went beside them, unless they stand at Check again. */
export const sentIds = (job: Job): readonly string[] =>
  isStillChosen(job) ? [] : [...job.files.map(({ id }) => id), ...(job.beside ?? [])]

/** Removes what a dismissed job kept: its result, and the files that were sent with what went beside them. */
export async function dropJobBytes(vault: FileVault, job: Job): Promise<void> {
  const kept = await readResult(vault, job.id)
  const count = Object.keys(kept?.files ?? {}).length
  const files = Array.from({ length: count }, (_, index) => fileId(job.id, index))
  await vault.remove([resultId(job.id), ...files, ...sentIds(job)])
}

/** A result as its definition reads it, and the answer that it was read from as the server sent it. */
export type OpenedResult<Result> = { result: Result; answer: unknown }

function opened<Result>(
  { parseResult }: ResultSource<Result>,
  kept: JobResult,
): OpenedResult<Result> | null {
  const result = parseResult(kept)
  return result === null ? null : { result, answer: kept.data }
}

/** The kept result; null where there is none, or an older build kept it. */
export async function keptResult<Result>(
  vault: FileVault,
  definition: ResultSource<Result>,
  jobId: string,
): Promise<OpenedResult<Result> | null> {
  const kept = await readResult(vault, jobId)
  return kept === null ? null : opened(definition, kept)
}

/** The kept result; where the browser lost it or an older build kept it, the server's own. Null when neither has it. */
export async function fetchResult<Result>(
  vault: FileVault,
  definition: ResultSource<Result>,
  { id, transactionId, options }: DoneJob,
  signal: AbortSignal,
): Promise<OpenedResult<Result> | null> {
  const read = await keptResult(vault, definition, id)
  if (read !== null || transactionId === null || signal.aborted) return read
  const answer = await definition.poll({ transactionId, options, signal })
  if (!answer.ok || answer.value.kind !== 'done' || signal.aborted) return null
  await keepResult(vault, id, answer.value.result)
  return opened(definition, answer.value.result)
}

/** The product's own storage keys (decisions D18): what was put in, and what came out. */
const INPUT = 'inputFile'
const OUTPUT = 'outputFile'

/** The bytes lie in the vault already, under the job's own ids: these two records say which they are. */
type LastOutput = { analyzer: string; jobId: string }

const LastOutputSchema = v.object({ analyzer: v.string(), jobId: v.string() })

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

/** Makes a finished job the output that its analyzer's output page shows, after a reload too. */
export async function keepLastOutput(
  vault: FileVault,
  { id, analyzer, files }: DoneJob,
): Promise<void> {
  const output: LastOutput = { analyzer, jobId: id }
  await Promise.all([vault.put(json(files), INPUT), vault.put(json(output), OUTPUT)])
}

/** Id of the job whose output was shown last, null where there is none or it is another analyzer's. */
export async function readLastOutput(vault: FileVault, analyzer: string): Promise<string | null> {
  const last = await lastOutput(vault)
  return last?.analyzer === analyzer ? last.jobId : null
}

async function lastOutput(vault: FileVault): Promise<LastOutput | null> {
  const text = await (await vault.get(OUTPUT))?.text()
  if (text === undefined) return null
  try {
    const parsed = v.safeParse(LastOutputSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null // half written before the tab was closed: there is no last output
  }
}

/** This job is dismissed: where it is the last output, there is none any more. */
export async function dropLastOutput(vault: FileVault, jobId: string): Promise<void> {
  if ((await lastOutput(vault))?.jobId === jobId) await clearLastOutput(vault)
}

/** A new upload starts. The vault forgets both records by itself when the session ends. */
export async function clearLastOutput(vault: FileVault): Promise<void> {
  await vault.remove([INPUT, OUTPUT])
}
