import type { Obligation } from '../compare/comparison.ts'
import { lenderOf, mayBeSameLender } from '../compare/obligations/lenders.ts'
import { plainNarration } from '../compare/obligations/obligationKinds.ts'
import type { Applicant } from '../model/applicant.ts'

/** Of the amount in an id of an earlier build, in both directions. */
const LEGACY_TOLERANCE = 0.02

type LegacyDecision = { decision: 'confirmed' | 'removed'; difference: number; ids: string[] }

/** Decisions of earlier builds: of the same account, counterparty and amount, the nearest first. */
export function findLegacy(
  stored: Applicant['obligations'],
  found: readonly Obligation[],
): ReadonlyMap<string, LegacyDecision> {
  const decisions = new Map<string, LegacyDecision>()
  for (const [id, decision] of Object.entries(stored)) {
    const [nearest] = found
      .flatMap((obligation) => {
        const difference = differenceTo(id, obligation)
        return difference === null ? [] : [{ id: obligation.id, difference }]
      })
      .toSorted((a, b) => a.difference - b.difference)
    if (nearest === undefined) continue
    const known = decisions.get(nearest.id)
    const isNearer = known === undefined || nearest.difference < known.difference
    decisions.set(nearest.id, {
      ...(isNearer ? { decision, difference: nearest.difference } : known),
      ids: [...(known?.ids ?? []), id],
    })
  }
  return decisions
}

/** 'hdfc-7812:bajaj-finance:1200000' was the account, the counterparty and the median in paise. */
function differenceTo(
  id: string,
  { accountKey, counterparty, payments, monthly }: Obligation,
): number | null {
  const end = id.lastIndexOf(':')
  if (!id.startsWith(`${accountKey}:`) || end <= accountKey.length) return null
  const amount = Number(id.slice(end + 1))
  const lender = lenderOf(plainNarration(id.slice(accountKey.length + 1, end)))
  const texts = [counterparty, ...payments.map(({ narration }) => narration)]
  if (!texts.some((text) => mayBeSameLender(lenderOf(plainNarration(text)), lender))) return null
  const difference = Math.min(
    ...[monthly, ...payments.map(({ value }) => value)].map((value) => Math.abs(value - amount)),
  )
  return difference <= amount * LEGACY_TOLERANCE ? difference : null
}
