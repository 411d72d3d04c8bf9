import { requireSubClient } from '../../subClients.ts'
import type { SandboxCase } from '../../dav/case.ts'
import { Fault } from '../../fault.ts'
import { magicAt } from '../../magic.ts'
import type { FaultRow } from '../../magic/faults.ts'
import type { SandboxUser } from '../../records/user.ts'
import { injectLaterFault } from '../../injectFault.ts'
import type { World } from '../../world.ts'

type Step = Extract<
  NonNullable<FaultRow['at']>,
  'start' | 'fetch' | 'reopen' | 'resend' | 'submit' | 'form' | 'send' | 'report'
>

const calls = new WeakMap<SandboxCase, Map<Step, number>>()

/** How often this call of the case was made, this one counted. */
function count(one: SandboxCase, step: Step): number {
  const counts = calls.get(one) ?? new Map<Step, number>()
  const nth = (counts.get(step) ?? 0) + 1
  calls.set(one, counts.set(step, nth))
  return nth
}

/** The fault that the case's REF number names. */
export const magicOf = ({ sourceData }: SandboxCase) =>
  magicAt('davCase', sourceData.internalReferenceNumber)

/** Ends the call of this step where the case's REF number says so. @throws Fault */
export function injectCaseFault(
  world: World,
  user: Pick<SandboxUser, 'email'> | null,
  one: SandboxCase,
  step: Step,
): Response | undefined {
  const at = { magic: magicOf(one), at: step, nth: count(one, step) }
  return injectLaterFault(world, user?.email ?? '', at)
}

/** The case of this id in a sub-client of the user's client. @throws Fault 404 */
export function requireCase(world: World, user: SandboxUser, caseId: string): SandboxCase {
  const one = world.cases.get(caseId)
  if (one === undefined) throw new Fault(404, `There is no case ${caseId}`)
  requireSubClient(world, user, one.subClientId)
  return one
}
