import { faultResponse } from './fault.ts'
import { isRefusal, type MagicRow } from './magic.ts'
import type { FaultRow } from './magic/faults.ts'
import { endSessionsOf } from './sessions.ts'
import type { World } from './world.ts'

type Magic = MagicRow | null | undefined

function answer(world: World, email: string, row: FaultRow): Response | undefined {
  if (row.answer === undefined) return undefined
  if (row.endsSession) endSessionsOf(world, email)
  return faultResponse(row.answer)
}

/** Ends the call that carries the value, if the value is one that refuses it. @throws Fault */
export function injectFault(world: World, email: string, magic: Magic): Response | undefined {
  return magic && isRefusal(magic) ? answer(world, email, magic) : undefined
}

/** Ends a later call of the job, the `nth` of its kind, if the job's value means that one. @throws Fault */
export function injectLaterFault(
  world: World,
  email: string,
  { magic, at, nth }: { magic: Magic; at: NonNullable<FaultRow['at']>; nth: number },
): Response | undefined {
  if (magic?.at !== at) return undefined
  const [first, last] = magic.calls ?? [1, Infinity]
  return nth >= first && nth <= last ? answer(world, email, magic) : undefined
}
