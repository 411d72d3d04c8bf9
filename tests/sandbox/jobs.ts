import { Fault } from './fault.ts'
import type { SandboxUser } from './records/user.ts'
import type { Job, World } from './world.ts'

/** Percentages of the first status call and of the last one before the result. */
const FIRST_PERCENT = 5
const LAST_PERCENT = 99

/** Starts a job; ids count up in each world. */
export function startJob(
  world: World,
  user: SandboxUser,
  job: Pick<Job, 'durationMs' | 'pages' | 'outcome' | 'magic'> & { prefix: string },
): Job {
  const { prefix, ...rest } = job
  const started = {
    ...rest,
    id: world.nextId(prefix),
    owner: user.email,
    startedAt: world.now(),
    polls: 0,
  }
  world.jobs.set(started.id, started)
  return started
}

/** The job, if it belongs to this user. @throws Fault 404 */
export function requireJob(world: World, user: SandboxUser, id: string): Job {
  const job = world.jobs.get(id)
  if (job === undefined || job.owner !== user.email) throw new Fault(404, 'Transaction not found')
  return job
}

/** Progress from 0 to 1. */
export function shareDone(world: World, job: Job): number {
  if (world.speed === Infinity) return 1
  return Math.min(1, ((world.now() - job.startedAt) * world.speed) / job.durationMs)
}

/** The status of a running job; `time_left` in seconds. */
export function progressOf(world: World, job: Job) {
  const share = shareDone(world, job)
  return {
    percentage: Math.floor(FIRST_PERCENT + share * (LAST_PERCENT - FIRST_PERCENT)),
    time_left: Math.ceil(((1 - share) * job.durationMs) / world.speed / 1000),
    page: Math.min(job.pages, 1 + Math.floor(share * job.pages)),
  }
}
