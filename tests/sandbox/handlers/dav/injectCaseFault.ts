import type { SandboxCase } from '../../dav/case.ts'
import { Fault } from '../../fault.ts'
import { injectLaterFault } from '../../injectFault.ts'
import { magicAt } from '../../magic.ts'
import type { FaultRow } from '../../magic/faults.ts'
import type { SandboxUser } from '../../records/user.ts'
import { requireSubClient } from '../../subClients.ts'
import type { World } from '../../world.ts'

type Step = Extract<
  NonNullable<FaultRow['at']>,
  'start' | 'fetch' | 'reopen' | 'resend' | 'submit' | 'form' | 'send' | 'report'
>

const calls = new WeakMap<SandboxCase, Map<Step, number>>()

/** How often this call was made for the case, including this time. */
function count(record: SandboxCase, step: Step): number {
  const counts = calls.get(record) ?? new Map<Step, number>()
  const nth = (counts.get(step) ?? 0) + 1
  calls.set(record, counts.set(step, nth))
  return nth
}

/** The fault of the case's REF number. */
export const magicOf = ({ sourceData }: SandboxCase) =>
  magicAt('davCase', sourceData.internalReferenceNumber)

/** Fails this step's call if the case's REF number says so. @throws Fault */
export function injectCaseFault(
  world: World,
  user: Pick<SandboxUser, 'email'> | null,
  record: SandboxCase,
  step: Step,
): Response | undefined {
  const at = { magic: magicOf(record), at: step, nth: count(record, step) }
  return injectLaterFault(world, user?.email ?? '', at)
}

/** The case with this id in a sub-client of the user's client. @throws Fault 404 */
export function requireCase(world: World, user: SandboxUser, caseId: string): SandboxCase {
  const record = world.cases.get(caseId)
  if (record === undefined) throw new Fault(404, `There is no case ${caseId}`)
  requireSubClient(world, user, record.subClientId)
  return record
}
