import type { JobResult } from '#shared/kits/jobs/definition.ts'
import { isRunning, jobName, withOwner, type DoneJob, type Job } from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { openResult } from '#shared/kits/jobs/results/openResult.ts'
import { readStoredResult } from '#shared/kits/jobs/results/results.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { SERVICE_KEYS } from '#shared/platform/store/currentUser.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { Applicant } from '../model/applicant.ts'
import { applicantReducer } from '../model/applicantReducer.ts'
import { entryPath, FORMAT, VERSION, type Manifest, type Part } from './fileFormat.ts'
import type { ArchiveContent } from './writeArchive.ts'

type Jobs = Readonly<Record<string, Job>>

export type CollectedApplicant = {
  manifest: Manifest
  contents: readonly ArchiveContent[]
  /** Files and results that neither this browser nor the server has. */
  missing: readonly string[]
}

const jobsOf = ({ jobs }: Applicant, known: Jobs): readonly Job[] =>
  jobs.flatMap((id) => known[id] ?? [])

/** Those that a file cannot hold: their documents are saved as not sent. */
export const runningJobsOf = (applicant: Applicant, known: Jobs): readonly Job[] =>
  jobsOf(applicant, known).filter(isRunning)

/** Everything that a saved file holds. Evicted results are fetched. Rejects with `signal.reason`, or a ChunkLoadError. */
export function collectApplicant(
  applicant: Applicant,
  isEncrypted: boolean,
  signal: AbortSignal,
): AppThunk<Promise<CollectedApplicant>> {
  return async (dispatch, getState, session) => {
    const savedAt = Date.now()
    const blobs = session.get(blobStore)
    const known = selectJobs(getState())
    const ended = jobsOf(applicant, known)
      .filter((job) => !isRunning(job))
      .map((job) => withOwner(job, null))
    const saved = toUnsent(applicant, known, session.get(filePasswords).get)
    const missing: string[] = []
    const contents: ArchiveContent[] = []
    const add = (name: string, { size, type }: Blob, read: ArchiveContent['read']): Part => {
      const path = entryPath(contents.length + 1, isEncrypted, name)
      contents.push({ path, size, read })
      return { path, size, type }
    }

    const documents: Manifest['documents'] = {}
    async function addDocument(id: string, name: string): Promise<boolean> {
      if (documents[id] !== undefined) return true
      const blob = await blobs.get(id)
      signal.throwIfAborted()
      if (blob === undefined) return false
      const lastModified = blob instanceof File ? blob.lastModified : null
      documents[id] = {
        ...add(name, blob, async () => blobs.get(id)),
        name: blob instanceof File ? blob.name : name,
        lastModified,
      }
      return true
    }
    // An unsent one that was refused unopened was never stored.
    for (const { id, name } of saved.entries) await addDocument(id, name)
    for (const { files, beside = [] } of ended) {
      for (const { id, name } of files) if (!(await addDocument(id, name))) missing.push(name)
      for (const id of beside) await addDocument(id, 'attachment')
    }

    const jobs: Manifest['jobs'] = []
    for (const job of ended) {
      const answer =
        job.kind === 'Processed Successfully' ? await dispatch(readResult(job, signal)) : null
      signal.throwIfAborted()
      if (answer === null) {
        if (job.kind === 'Processed Successfully') missing.push(`the result of ${jobName(job)}`)
        jobs.push({ job, result: null })
        continue
      }
      const again = async () => readStoredResult(blobs, job.id)
      const { body, files = {} } = answer
      jobs.push({
        job,
        result: {
          data:
            body === undefined
              ? add('result.json', jsonBlob(answer.data), async () => jsonBlob(answer.data))
              : null,
          body:
            body === undefined ? null : add('result.json', body, async () => (await again())?.body),
          files: Object.entries(files).map(([name, blob]) => {
            const part = add(name, blob, async () => (await again())?.files?.[name])
            return Object.assign(part, { name })
          }),
        },
      })
    }
    return {
      manifest: { format: FORMAT, version: VERSION, savedAt, applicant: saved, jobs, documents },
      contents,
      missing,
    }
  }
}

const jsonBlob = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

/** The stored result, else the server's; null where neither has it. */
function readResult(job: DoneJob, signal: AbortSignal): AppThunk<Promise<JobResult | null>> {
  return async (dispatch, _getState, session) => {
    const stored = await readStoredResult(session.get(blobStore), job.id)
    if (stored !== null) return stored
    const calls = await session.analyzers?.[job.analyzer]?.()
    if (calls === undefined) return null
    const source = { ...calls, parseResult: (result: JobResult) => result }
    return (await dispatch(openResult(source, job.id, signal)))?.answer ?? null
  }
}

/** As a file holds it: what waits or is being processed is not sent, and passwords of files are not known. */
function toUnsent(
  applicant: Applicant,
  known: Jobs,
  passwordOf: (file: string) => string | undefined,
): Applicant {
  const running = runningJobsOf(applicant, known).flatMap(({ id, analyzer, files, options }) => {
    const service = SERVICE_KEYS.find((key) => key === analyzer)
    return service === undefined ? [] : [{ id, analyzer: service, files, options, tab: '' }]
  })
  const queued = [...applicant.queued, ...running]
  const unsent = applicantReducer(
    { ...applicant, queued },
    { kind: 'unqueued', ids: queued.map(({ id }) => id) },
  )
  return {
    ...unsent,
    changedAt: applicant.changedAt,
    jobs: unsent.jobs.filter((id) => known[id] !== undefined && !isRunning(known[id])),
    entries: unsent.entries.map((entry) =>
      passwordOf(entry.id) === undefined ? entry : toLocked(entry),
    ),
  }
}

const toLocked = (entry: UploadEntry): UploadEntry => ({
  ...entry,
  phase: { kind: 'locked', attempt: 'none' },
})
