import { getBlob, putBlob, removeBlobs } from '#shared/vault/vault.ts'
import type { JobResult } from './definition.ts'
import type { Job } from './job.ts'

const resultId = (jobId: string) => `job:${jobId}:result`
const fileId = (jobId: string, index: number) => `job:${jobId}:file:${index}`

/** Keeps a result in the vault: its data and the names of its files as JSON, each file as it came. */
export async function keepResult(jobId: string, { data, files = {} }: JobResult): Promise<void> {
  const entries = Object.entries(files)
  await Promise.all(entries.map(async ([, blob], index) => putBlob(blob, fileId(jobId, index))))
  const head = JSON.stringify({ data, files: entries.map(([name]) => name) })
  // Last, so that a result whose files are not all kept is never found.
  await putBlob(new Blob([head], { type: 'application/json' }), resultId(jobId))
}

/** The kept result, null when any part of it is gone. */
export async function readResult(jobId: string): Promise<JobResult | null> {
  const head = parseHead(await (await getBlob(resultId(jobId)))?.text())
  if (head === null) return null
  const blobs = await Promise.all(head.files.map(async (_, index) => getBlob(fileId(jobId, index))))
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

/** Removes what a dismissed job kept: its result, and the files that were sent with what went beside them. */
export async function dropJobBytes(job: Job): Promise<void> {
  const kept = await readResult(job.id)
  const count = Object.keys(kept?.files ?? {}).length
  const files = Array.from({ length: count }, (_, index) => fileId(job.id, index))
  const sent = [...job.files.map(({ id }) => id), ...(job.beside ?? [])]
  await removeBlobs([resultId(job.id), ...files, ...sent])
}
