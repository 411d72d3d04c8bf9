import { ACCOUNTS, type AccountRow } from './accounts.ts'
import { mailCode } from './codes.ts'
import { fillWorld, type FillCounts } from './seeds/fill.ts'
import { makeWorld, type World, type WorldOptions } from './world.ts'

/**
 * A fresh world with the accounts and the verification mails of unverified ones; filled with more records on request.
 */
export function freshWorld({ fill, ...options }: WorldOptions & { fill?: FillCounts }): World {
  const world = makeWorld(options)
  const rows: readonly AccountRow[] = ACCOUNTS
  for (const { email, unverified } of rows) if (unverified) mailCode(world, 'verify', email)
  if (fill !== undefined) fillWorld(world, fill)
  return world
}
