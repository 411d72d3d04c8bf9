import { Fault, fail } from './fault.ts'
import { endSessionsOf } from './sessions.ts'
import { usableServices, type SandboxUser } from './records/user.ts'
import type { World } from './world.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'

/** What the handlers of every analyzer do alike. */

/** Whether the user's list holds the service, and the service is active. */
export function mayUse(world: World, user: SandboxUser, service: ServiceKey): boolean {
  const usable = usableServices(world, user)
  return usable === null || usable.some(({ serviceName }) => serviceName === service)
}

/** @throws Fault 403 where the user may not use the service */
export function requireService(world: World, user: SandboxUser, service: ServiceKey): void {
  if (!mayUse(world, user, service))
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

/** What a magic value does to the status calls after the first. */
export function pollMagic(
  world: World,
  user: SandboxUser,
  magic: string | null,
  polls: number,
): Response | undefined {
  if (magic === 'poll-error' && polls === 2) return fail('server-error')
  if (magic === 'flaky' && (polls === 2 || polls === 3)) return fail('no-answer')
  if (magic !== 'poll-unauthorized' || polls < 2) return undefined
  endSessionsOf(world, user.email)
  return fail('unauthorized')
}

/** Values that need a second status call are still at work at the first one, however fast the world is. */
export const needsSecondPoll = (magic: string | null): boolean =>
  magic === 'flaky' || magic?.startsWith('poll-') === true
