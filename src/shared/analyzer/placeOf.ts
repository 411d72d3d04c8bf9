import { type DoneJob, type Flow, jobAddress, NEW_JOB } from '#shared/jobs/job.ts'

type View = {
  /** Addresses of the analyzer's two pages; `output` undefined where the result is shown in place. */
  paths: { upload: string; output: string | undefined }
  /** The output page's address is open, not the upload page's. */
  isOutput: boolean
  /** The address's job, null where it names none. */
  wanted: string | null
  /** What is stored was read: a job that is not known now is gone. */
  loaded: boolean
  flow: Flow
  /** The last finished job of this user. */
  newest: DoneJob | undefined
}

/** 'stay', 'wait' for what is stored, or the address that fits where the flow stands. */
export type Place = 'stay' | 'wait' | { to: string }

const at = (path: string, job: string | null) => ({
  to: job === null ? path : jobAddress(path, job),
})

/**
 * Each state has its own address (analyzers §2): a finished job stands on the output page, everything else on the
 * upload page, a running job under its own name, or its end would not be seen there. The output page without a job
 * opens the last finished one.
 */
export function placeOf({ paths, isOutput, wanted, loaded, flow, newest }: View): Place {
  const isDone = flow.kind === 'Processed Successfully'
  if (!isOutput || paths.output === undefined) {
    if (isDone) return paths.output === undefined ? 'stay' : at(paths.output, flow.id)
    if (flow.kind === 'Not Uploaded' && !loaded && wanted !== null && wanted !== NEW_JOB)
      return 'wait'
    const isRunning = flow.kind === 'processQueued' || flow.kind === 'processEnabled'
    return isRunning && wanted === null ? at(paths.upload, flow.id) : 'stay'
  }
  if (isDone) return 'stay'
  if (!loaded && wanted !== NEW_JOB) return 'wait'
  if (wanted === null && newest !== undefined) return at(paths.output, newest.id)
  return at(paths.upload, wanted)
}
