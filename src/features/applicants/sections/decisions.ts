import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import type { Obligation, Payment } from '../compare/comparison.ts'
import {
  isLeftOutKind,
  OBLIGATION_KINDS,
  type ObligationKind,
} from '../compare/obligations/obligationKinds.ts'
import { monthsBetween } from '../compare/salary/averages.ts'
import type { Applicant, ObligationEdit } from '../model/applicant.ts'

import { findLegacy } from './legacyDecisions.ts'

type Stored = Pick<Applicant, 'obligations' | 'obligationEdits'>

/** An obligation as the user sees it: found, changed, joined, divided or added. */
export type DecidedObligation = Obligation & {
  /** 'notCounted': removed, ended, or of a kind that counts only where the user says so. */
  state: 'counted' | 'notCounted' | 'undecided'
  /** What the user said; null for nothing. */
  decision: ObligationEdit['decision']
  /** Under which it is stored; null while nothing is. */
  edit: { id: string; value: ObligationEdit } | null
  /** Ids of further edits, and of earlier builds, that decide on it: it was several, which are now one. */
  others: readonly string[]
  legacy: readonly string[]
  /** By which it is found again. */
  keys: readonly string[]
}

type Keyed = { obligation: Obligation; keys: readonly string[] }

/** What was found, with what the user says about it, and what the user added. */
export function decideObligations(
  stored: Stored,
  found: readonly Obligation[],
): DecidedObligation[] {
  const edits = Object.entries(stored.obligationEdits)
  const { own, rest } = takeOwn(withKeys(found), edits)
  const legacy = findLegacy(
    stored.obligations,
    rest.map(({ obligation }) => obligation),
  )
  const known = new Map(edits)
  return [
    ...rest.map((keyed) => {
      const [best, ...others] = edits
        .filter(([, { isOwn }]) => isOwn !== true)
        .map(([id, value]) => ({ id, value, shared: countShared(keyed.keys, value.payments) }))
        .filter(({ shared }) => shared > 0)
        .toSorted((a, b) => b.shared - a.shared)
      const old = legacy.get(keyed.obligation.id)
      const edit = best === undefined ? null : { id: best.id, value: best.value }
      const decided = toDecided(keyed, edit, edit === null ? old?.decision : undefined)
      decided.others = others.map(({ id }) => id)
      decided.legacy = old?.ids ?? []
      return decided
    }),
    ...own.flatMap(([id, keyed]) => {
      const value = known.get(id)
      return value === undefined ? [] : [toDecided(keyed, { id, value })]
    }),
    ...edits.flatMap(([id, value]) =>
      value.payments.length > 0 ? [] : [toDecided(addedByHand(id), { id, value })],
    ),
  ]
}

/** By the days and amounts of its payments, which no other document changes. */
function withKeys(found: readonly Obligation[]): Keyed[] {
  const counts = new Map<string, number>()
  return found.map((obligation) => ({
    obligation,
    keys: obligation.payments.map(({ day, value }) => {
      const key = `${day}:${value}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count === 1 ? key : `${key}:${count}`
    }),
  }))
}

const countShared = (keys: readonly string[], others: readonly string[]): number => {
  const known = new Set(others)
  return keys.filter((key) => known.has(key)).length
}

function toDecided(
  { obligation, keys }: Keyed,
  edit: DecidedObligation['edit'],
  legacyDecision?: ObligationEdit['decision'],
): DecidedObligation {
  const { counterparty, kind: kindName, monthly, decision } = edit?.value ?? {}
  const kind = toKind(kindName) ?? obligation.kind
  const decided = decision ?? legacyDecision ?? null
  return {
    ...obligation,
    // Two that were divided are found as one.
    id: edit?.value.isOwn === true ? edit.id : obligation.id,
    counterparty: counterparty ?? obligation.counterparty,
    monthly: monthly ?? obligation.monthly,
    kind,
    keys,
    others: [],
    legacy: [],
    edit,
    decision: decided,
    state: stateOf(decided, kind, obligation),
  }
}

function stateOf(
  decision: ObligationEdit['decision'],
  kind: ObligationKind,
  { ended }: Obligation,
): DecidedObligation['state'] {
  if (decision !== null) return decision === 'confirmed' ? 'counted' : 'notCounted'
  return ended !== null || isLeftOutKind(kind) ? 'notCounted' : 'undecided'
}

const KINDS = Object.keys(OBLIGATION_KINDS) as readonly ObligationKind[] // its own keys

export const toKind = (name: string | undefined): ObligationKind | undefined =>
  KINDS.find((kind) => kind === name)

const addedByHand = (id: string): Keyed => ({
  keys: [],
  obligation: {
    id,
    counterparty: '',
    kind: 'loan',
    account: '',
    accountKey: '',
    monthly: 0,
    payments: [],
    missedMonths: [],
    ended: null,
  },
})

type KeyedPayment = { payment: Payment; key: string; from: Obligation }

/** Payments that the user joined or divided, and those that are found beside them later. */
function takeOwn(
  found: readonly Keyed[],
  edits: readonly [string, ObligationEdit][],
): { own: [string, Keyed][]; rest: Keyed[] } {
  const owners = new Map(
    edits.flatMap(([id, { isOwn, payments }]) =>
      isOwn === true ? payments.map((key) => [key, id] as const) : [],
    ),
  )
  const own = new Map<string, KeyedPayment[]>()
  const rest = found.filter(({ obligation, keys }) => {
    const claimed = obligation.payments.filter((_, at) => owners.has(keys[at] ?? ''))
    if (claimed.length === 0) return true
    for (const [at, payment] of obligation.payments.entries()) {
      const key = keys[at] ?? ''
      const owner = owners.get(key) ?? owners.get(nearestKey({ obligation, keys }, at, owners))
      if (owner === undefined) continue
      own.set(owner, [...(own.get(owner) ?? []), { payment, key, from: obligation }])
    }
    return false
  })
  return { own: [...own].map(([id, payments]) => [id, joinPayments(payments)]), rest }
}

/** Of the payment whose amount is nearest; of several the latest before it. */
function nearestKey(
  { obligation: { payments }, keys }: Keyed,
  at: number,
  owners: ReadonlyMap<string, string>,
): string {
  const amount = payments[at]?.value ?? 0
  const [nearest] = keys
    .flatMap((key, other) =>
      owners.has(key)
        ? [
            {
              key,
              difference: Math.abs((payments[other]?.value ?? 0) - amount),
              days: Math.abs(other - at),
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.difference - b.difference || a.days - b.days)
  return nearest?.key ?? ''
}

function joinPayments(joined: readonly KeyedPayment[]): Keyed {
  const inOrder = joined.toSorted((a, b) => compareTexts(a.payment.day, b.payment.day))
  const last = inOrder.at(-1)
  const from = last?.from ?? addedByHand('').obligation
  const months = inOrder.map(({ payment }) => payment.dueMonth)
  const [firstMonth = '', lastMonth = ''] = [months[0], months.at(-1)]
  const isLast = from.payments.at(-1) === last?.payment
  return {
    keys: inOrder.map(({ key }) => key),
    obligation: {
      ...from,
      // One instalment may be paid in two parts.
      monthly: inOrder.reduce(
        (sum, { payment }) => (payment.dueMonth === lastMonth ? sum + payment.value : sum),
        0,
      ),
      payments: inOrder.map(({ payment }) => payment),
      missedMonths: [
        ...monthsBetween(firstMonth, lastMonth).filter((month) => !months.includes(month)),
        ...(isLast ? from.missedMonths.filter((month) => month > lastMonth) : []),
      ],
      ended: isLast ? from.ended : lastMonth,
    },
  }
}
