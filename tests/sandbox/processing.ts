import { Fault, fail } from './fault.ts'
import { shareDone } from './jobs.ts'
import type { MagicRow } from './magic.ts'
import { usableServices, type SandboxUser } from './records/user.ts'
import { injectLaterFault } from './injectFault.ts'
import type { Job, World } from './world.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'

/** What the handlers of every analyzer do alike. */

/** Whether the user's list holds the service, and the service is active. */
export function canUseService(world: World, user: SandboxUser, service: ServiceKey): boolean {
  const usable = usableServices(world, user)
  return usable === null || usable.some(({ serviceName }) => serviceName === service)
}

/** @throws Fault 403 where the user may not use the service */
export function requireService(world: World, user: SandboxUser, service: ServiceKey): void {
  if (!canUseService(world, user, service))
    throw new Fault(403, `Service ${service} is not assigned to this user`)
}

/** A trial pays with files and time; who pays with money has credits without end here. */
export function chargeTrial(world: World, user: SandboxUser): void {
  const client = world.clients.get(user.clientCode)
  if (client?.profile.subscriptionType !== 'Trial') return
  if (client.trialEndsAt <= world.now()) fail('trial-ended')
  if (client.filesLeft < 1) fail('limit-exhausted')
  client.filesLeft -= 1
}

/** How long the job takes: longer where the value says so. */
export const jobDuration = (durationMs: number, magic: MagicRow | null): number =>
  durationMs * (magic?.slowdown ?? 1)

/** Counts this status call and ends it where the job's value means it. @throws Fault */
export function injectPollFault(world: World, user: SandboxUser, job: Job): Response | undefined {
  job.polls += 1
  return injectLaterFault(world, user.email, { magic: job.magic, at: 'status', nth: job.polls })
}

/** Values that need a second status call are still at work at the first one, however fast the world is. */
export const isRunning = (world: World, job: Job): boolean =>
  shareDone(world, job) < 1 || (job.magic?.at === 'status' && job.polls < 2)
