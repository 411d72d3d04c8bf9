import { type DoneJob, type Flow, urlForJob, NEW_JOB, isDone } from '#shared/kits/jobs/job.ts'

type PageState = {
  /** Undefined where the result is shown in place. */
  paths: { upload: string; output: string | undefined }
  isOutput: boolean
  requestedJobId: string | null
  /** Until stored jobs are loaded, an unknown job may exist. */
  isLoaded: boolean
  flow: Flow
  newest: DoneJob | undefined
}

/** 'stay', 'wait' for stored jobs, or a redirect. */
export type PageTarget = 'stay' | 'wait' | { to: string }

const redirectTo = (path: string, job: string | null) => ({
  to: job === null ? path : urlForJob(path, job),
})

/** Each state has its own URL (analyzers §2). A running job's URL has its id, so that its end is noticed. */
export function resolvePageTarget({
  paths,
  isOutput,
  requestedJobId,
  isLoaded,
  flow,
  newest,
}: PageState): PageTarget {
  if (!isOutput || paths.output === undefined) {
    if (isDone(flow)) return paths.output === undefined ? 'stay' : redirectTo(paths.output, flow.id)
    if (
      flow.kind === 'Not Uploaded' &&
      !isLoaded &&
      requestedJobId !== null &&
      requestedJobId !== NEW_JOB
    )
      return 'wait'
    const isRunning = flow.kind === 'processQueued' || flow.kind === 'processEnabled'
    return isRunning && requestedJobId === null ? redirectTo(paths.upload, flow.id) : 'stay'
  }
  if (isDone(flow)) return 'stay'
  if (!isLoaded && requestedJobId !== NEW_JOB) return 'wait'
  if (requestedJobId === null && newest !== undefined) return redirectTo(paths.output, newest.id)
  return redirectTo(paths.upload, requestedJobId)
}
