import { type DoneJob, type Flow, JOB_PARAM, NEW_JOB } from '#shared/jobs/job.ts'
import { PATHS } from './paths.ts'

type Standing = {
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
  to: job === null ? path : `${path}?${new URLSearchParams({ [JOB_PARAM]: job }).toString()}`,
})

/**
 * Each state has its own address (analyzers §2): a finished job stands on the output page, everything else on the
 * upload page. The output page without a job opens the last finished one.
 */
export function placeOf({ isOutput, wanted, loaded, flow, newest }: Standing): Place {
  const isDone = flow.kind === 'Processed Successfully'
  if (!isOutput) {
    if (isDone) return at(PATHS.output, flow.id)
    const isRunning = flow.kind === 'processQueued' || flow.kind === 'processEnabled'
    return isRunning && wanted === null ? at(PATHS.upload, flow.id) : 'stay'
  }
  if (isDone) return 'stay'
  if (!loaded && wanted !== NEW_JOB) return 'wait'
  if (wanted === null && newest !== undefined) return at(PATHS.output, newest.id)
  return at(PATHS.upload, wanted)
}
