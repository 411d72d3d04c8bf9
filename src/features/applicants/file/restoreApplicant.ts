import { nanoid } from '@reduxjs/toolkit'
import type { AnalyzerCalls, Analyzers, JobResult } from '#shared/kits/jobs/definition.ts'
import { withOwner, type Job } from '#shared/kits/jobs/job.ts'
import { jobsUpserted } from '#shared/kits/jobs/jobsSlice.ts'
import { jobsChannel, storedJobs } from '#shared/kits/jobs/jobsStore.ts'
import { jobBlobIds, storeResult } from '#shared/kits/jobs/results/results.ts'
import { readStorageLimit } from '#shared/kits/jobs/results/storageQuota.ts'
import { kindByName } from '#shared/kits/upload/checks/fileRules.ts'
import { mimeOf } from '#shared/kits/upload/checks/mimeTypes.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { cleanFileName } from '#shared/platform/lib/text/fileName.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { Applicant } from '../model/applicant.ts'
import { insertApplicant } from '../store/addApplicant.ts'
import { storedApplicants } from '../store/applicantStorage.ts'
import {
  ApplicantFileError,
  ID_WORDS,
  parseManifest,
  partsOf,
  type Manifest,
  type SavedJob,
  type SavedResult,
} from './fileFormat.ts'
import type { OpenArchive } from './readArchive.ts'
import { storeAllOrNothing } from './unfinishedRestores.ts'

export type RestoreOptions = {
  signal: AbortSignal
  /** 0 to 1 */
  onProgress: (share: number) => void
}

/**
 * Stores what the file holds as an applicant of the current user, under new ids. Nothing is sent. Returns its id.
 * @throws ApplicantFileError, ChunkLoadError or `signal.reason`; then nothing stays stored
 */
export function restoreApplicant(
  archive: OpenArchive,
  { signal, onProgress }: RestoreOptions,
): AppThunk<Promise<string>> {
  return async (dispatch, getState, session) => {
    const blobs = session.get(blobStore)
    const channel = session.get(jobsChannel)
    const owner = selectUser(getState())?.email ?? ''
    const manifest = withNewIds(archive.manifest)
    const services = await withServices(manifest.jobs, session.analyzers ?? {})
    const applicant = toRestoredApplicant(manifest, owner)
    const jobs = services.map(({ saved, calls }) =>
      toRestoredJob(saved, manifest.documents, owner, calls),
    )
    const bytes = partsOf(manifest).reduce((sum, { size }) => sum + size, 0)
    await checkRoom(blobs, bytes)

    let done = 0
    const read: OpenArchive['read'] = async (part) => {
      signal.throwIfAborted()
      const blob = await archive.read(part)
      signal.throwIfAborted()
      done += part.size
      onProgress(done / Math.max(1, bytes))
      return blob
    }
    const content = { documents: Object.keys(manifest.documents), jobs: applicant.jobs }
    await storeAllOrNothing(blobs, applicant.id, content, signal, async () => {
      await storeBytes(blobs, manifest, read)
      signal.throwIfAborted()
      if (!(await storedJobs.write(...jobs)) || !(await storedApplicants.write(applicant)))
        throw new ApplicantFileError('notStored')
      signal.throwIfAborted()
    })
    dispatch(jobsUpserted(jobs))
    for (const { id } of jobs) channel.post({ kind: 'changed', id })
    await dispatch(insertApplicant(applicant))
    return applicant.id
  }
}

async function checkRoom(blobs: BlobStore, bytes: number): Promise<void> {
  const used = [...(await blobs.sizes()).values()].reduce((sum, size) => sum + size, 0)
  const free = Math.max(0, (await readStorageLimit()) - used)
  if (bytes > free)
    throw new ApplicantFileError(
      'noRoom',
      `It needs ${formatMegabytes(bytes)}, and ${formatMegabytes(free)} are free`,
    )
}

/** @throws ApplicantFileError 'notStored' as soon as the disk refuses a part */
async function storeBytes(
  blobs: BlobStore,
  { documents, jobs }: Manifest,
  read: OpenArchive['read'],
): Promise<void> {
  for (const [id, { name, lastModified, ...part }] of Object.entries(documents)) {
    await blobs.put(toFile(await read(part), name, lastModified), id)
    if (blobs.isOnlyInMemory(id)) throw new ApplicantFileError('notStored')
  }
  for (const { job, result } of jobs) {
    if (result === null) continue
    await storeResult(blobs, job.id, await readResult(result, read))
    if (jobBlobIds(job, await blobs.ids()).some((id) => blobs.isOnlyInMemory(id)))
      throw new ApplicantFileError('notStored')
  }
}

/** The ids in a file may be in use, as the same file may be opened twice. */
function withNewIds(manifest: Manifest): Manifest {
  const { applicant, jobs, documents } = manifest
  const ids = [
    applicant.id,
    ...applicant.entries.map(({ id }) => id),
    ...jobs.map(({ job }) => job.id),
    ...Object.keys(documents),
  ]
  const newIds = new Map(ids.map((id) => [id, nanoid()]))
  // One pass over the words: a pattern of all ids took seconds for some thousand of them.
  const text = JSON.stringify(manifest).replaceAll(ID_WORDS, (word) => newIds.get(word) ?? word)
  return parseManifest(text)
}

/** @throws ApplicantFileError where this deployment lacks a service, or ChunkLoadError */
async function withServices(
  jobs: readonly SavedJob[],
  analyzers: Analyzers,
): Promise<readonly { saved: SavedJob; calls: AnalyzerCalls }[]> {
  return Promise.all(
    jobs.map(async (saved) => {
      const { analyzer } = saved.job
      const load = Object.hasOwn(analyzers, analyzer) ? analyzers[analyzer] : undefined
      if (load === undefined) throw new ApplicantFileError('unknownService', analyzer)
      return { saved, calls: await loadChunk(load) }
    }),
  )
}

/** A type from the file could be a page that runs scripts when it is opened. */
function safeType(name: string): string {
  const kind = kindByName(name)
  return kind === null ? 'application/octet-stream' : mimeOf(kind)
}

const toFile = (blob: Blob, name: string, lastModified: number | null): File =>
  new File([blob], cleanFileName(name), {
    type: safeType(name),
    ...(lastModified === null ? {} : { lastModified }),
  })

async function readResult(
  { data, body, files }: SavedResult,
  read: OpenArchive['read'],
): Promise<JobResult> {
  const json = data ?? body
  if (json === null) throw new ApplicantFileError('damaged', 'manifest')
  const blob = await read(json)
  const result: JobResult = { data: parseData(await blob.text(), json.path) }
  if (body !== null) result.body = new Blob([blob], { type: 'application/json' })
  const restored: [string, Blob][] = []
  for (const { name, ...part } of files)
    restored.push([name, new Blob([await read(part)], { type: safeType(name) })])
  return { ...result, files: Object.fromEntries(restored) }
}

function parseData(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApplicantFileError('damaged', path, { cause })
  }
}

/** Title and path are the service's own, because Jobs links to them. The applicant owns it once it is stored itself. */
function toRestoredJob(
  { job, result }: SavedJob,
  documents: Manifest['documents'],
  owner: string,
  { title, path }: AnalyzerCalls,
): Job {
  const { letGo: _evicted, ...restored } = withOwner(job, null)
  const isWhole =
    (result !== null || job.kind === 'Not Uploaded') &&
    job.files.every(({ id }) => documents[id] !== undefined)
  const files = job.files.map((file) => ({ ...file, name: cleanFileName(file.name) }))
  return { ...restored, owner, title, path, files, ...(isWhole ? {} : { letGo: true }) }
}

function toRestoredApplicant({ jobs, applicant, savedAt }: Manifest, owner: string): Applicant {
  return {
    ...applicant,
    owner,
    savedAt: Math.min(savedAt, Date.now()),
    queued: [],
    jobs: jobs.map(({ job }) => job.id),
    entries: applicant.entries.map((entry) => ({ ...entry, kind: kindByName(entry.name) })),
  }
}
