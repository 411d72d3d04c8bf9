import { ACCOUNTS, type AccountRow } from './accounts.ts'
import { mailCode } from './codes.ts'
import { fillWorld, type FillCounts } from './seeds/fill.ts'
import { makeWorld, type World, type WorldOptions } from './world.ts'

/** A world as it begins: the accounts, and the letters that those who are not verified yet have in their inbox; filled up where that is asked. */
export function freshWorld({ fill, ...options }: WorldOptions & { fill?: FillCounts }): World {
  const world = makeWorld(options)
  const rows: readonly AccountRow[] = ACCOUNTS
  for (const { email, unverified } of rows) if (unverified) mailCode(world, 'verify', email)
  if (fill !== undefined) fillWorld(world, fill)
  return world
}
