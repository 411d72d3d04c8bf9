import * as v from 'valibot'
import { kept } from '#shared/session/kept.ts'
import { STORED } from '#shared/session/storedKeys.ts'
import type { Chosen } from '#shared/dashboard/many/manyState.ts'

/** Whoever was notified within this time is not notified again by a choice of many: nobody means to. */
const PAUSE_MS = 10 * 60_000
/** A tab whose list is older than this has been forgotten. */
const KEPT_MS = 24 * 3_600_000

/** When each candidate was notified from this browser (ms since 1970), for all its tabs and for a reload. */
const keptSent = kept({
  key: STORED.davSent,
  place: 'device',
  schema: v.record(v.string(), v.number()),
  unreadable: 'removed',
})

const known = () => keptSent.read() ?? {}

/** Whether the candidate was notified a moment ago, or since the server told of the case. */
export function isNotified({ id, seenAt }: Pick<Chosen, 'id' | 'seenAt'>): boolean {
  const at = known()[id]
  return at !== undefined && (at > seenAt || at > Date.now() - PAUSE_MS)
}

/** Before the call leaves: a tab that is closed meanwhile does not know whether it arrived. */
export function noteNotified(caseId: string): void {
  const now = Date.now()
  const recent = Object.entries(known()).filter(([, at]) => at > now - KEPT_MS)
  keptSent.write({ ...Object.fromEntries(recent), [caseId]: now })
}

/** The call failed, and somebody was told so: another try is meant. */
export function forgetNotified(caseId: string): void {
  const { [caseId]: _, ...others } = known()
  keptSent.write(others)
}
