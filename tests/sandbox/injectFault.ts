import { faultResponse } from './fault.ts'
import { isRefusal, type MagicRow } from './magic.ts'
import type { FaultRow } from './magic/faults.ts'
import { endSessionsOf } from './sessions.ts'
import type { World } from './world.ts'

type Magic = MagicRow | null | undefined

function respondWithFault(world: World, email: string, row: FaultRow): Response | undefined {
  if (row.answer === undefined) return undefined
  if (row.endsSession) endSessionsOf(world, email)
  return faultResponse(row.answer)
}

/** Fails the call that carries the magic value, if the value says so. @throws Fault */
export function injectFault(world: World, email: string, magic: Magic): Response | undefined {
  return magic && isRefusal(magic) ? respondWithFault(world, email, magic) : undefined
}

/** Fails the `nth` later call of a job, if its magic value says so. @throws Fault */
export function injectLaterFault(
  world: World,
  email: string,
  { magic, at, nth }: { magic: Magic; at: NonNullable<FaultRow['at']>; nth: number },
): Response | undefined {
  if (magic?.at !== at) return undefined
  const [first, last] = magic.calls ?? [1, Infinity]
  return nth >= first && nth <= last ? respondWithFault(world, email, magic) : undefined
}
