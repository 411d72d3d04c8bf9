import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { Fault, fail } from './fault.ts'
import { injectLaterFault } from './injectFault.ts'
import { shareDone } from './jobs.ts'
import type { MagicRow } from './magic.ts'
import { usableServices, type SandboxUser } from './records/user.ts'
import type { Job, World } from './world.ts'

/** Shared by the handlers of all analyzers. */

/** Whether the user has the service, and it is active. */
export function canUseService(world: World, user: SandboxUser, service: ServiceKey): boolean {
  const services = usableServices(world, user)
  return services === null || services.some(({ serviceName }) => serviceName === service)
}

/** @throws Fault 403 if the user does not have the service */
export function requireService(world: World, user: SandboxUser, service: ServiceKey): void {
  if (!canUseService(world, user, service))
    throw new Fault(403, `Service ${service} is not assigned to this user`)
}

/** Uses one file of a trial; paid clients have unlimited credits here. */
export function chargeTrial(world: World, user: SandboxUser): void {
  const client = world.clients.get(user.clientCode)
  if (client?.profile.subscriptionType !== 'Trial') return
  if (client.trialEndsAt <= world.now()) fail('trial-ended')
  if (client.filesLeft < 1) fail('limit-exhausted')
  client.filesLeft -= 1
}

/** The job's duration, longer if its magic value says so. */
export const jobDuration = (durationMs: number, magic: MagicRow | null): number =>
  durationMs * (magic?.slowdown ?? 1)

/** Counts this status call and fails it if the job's magic value says so. @throws Fault */
export function injectPollFault(world: World, user: SandboxUser, job: Job): Response | undefined {
  job.polls += 1
  return injectLaterFault(world, user.email, { magic: job.magic, at: 'status', nth: job.polls })
}

/** Magic values that need a second status call are still running at the first one, at any speed. */
export const isRunning = (world: World, job: Job): boolean =>
  shareDone(world, job) < 1 || (job.magic?.at === 'status' && job.polls < 2)
