import { OBLIGATION_TOLERANCE, type Obligation } from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'

export type Decision = Applicant['obligations'][string]

/** `ids`: under which it is stored, which name the amount at that time. */
export type FoundDecision = { decision: Decision; difference: number; ids: readonly string[] }

/**
 * The decision on each obligation, by its id. A new document moves the monthly amount: a stored decision holds for the
 * same account and counterparty within the tolerance, and for the nearest amount if there are several.
 */
export function findDecisions(
  stored: Applicant['obligations'],
  obligations: readonly Obligation[],
): ReadonlyMap<string, FoundDecision> {
  const found = new Map<string, FoundDecision>()
  for (const [storedId, decision] of Object.entries(stored)) {
    const { payee, amount } = splitId(storedId)
    const [nearest] = obligations
      .filter(({ id }) => splitId(id).payee === payee)
      .map(({ id, monthly }) => ({ id, monthly, difference: Math.abs(monthly - amount) }))
      .filter(({ monthly, difference }) => difference <= monthly * OBLIGATION_TOLERANCE)
      .toSorted((a, b) => a.difference - b.difference)
    if (nearest === undefined) continue
    const { id, difference } = nearest
    const known = found.get(id)
    const ids = [...(known?.ids ?? []), storedId]
    const isNearer = known === undefined || difference < known.difference
    found.set(id, { ...(isNearer ? { decision, difference } : known), ids })
  }
  return found
}

/** Account and counterparty, and the monthly amount. */
function splitId(id: string): { payee: string; amount: number } {
  const end = id.lastIndexOf(':')
  return { payee: id.slice(0, end), amount: Number(id.slice(end + 1)) }
}
