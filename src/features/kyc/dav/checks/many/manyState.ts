import type { AddressCase, CaseAction } from '../../case.ts'
import { CASE_STATUS } from '../../case.ts'

/** What is done over many cases, one call after another. */
export const DEEDS = ['resend', 'report'] as const
export type Deed = (typeof DEEDS)[number]

/** A chosen case: what is needed of it when its row is on another page by then. */
export type Chosen = Pick<AddressCase, 'caseId' | 'link'> & {
  subClientId: string
  name: string
  reference: string
  action: CaseAction | null
  /** When the server told of it (ms since 1970). */
  seenAt: number
}

export type Tally = { done: number; failed: number; skipped: number }

export type Run =
  | { kind: 'none' }
  | {
      kind: 'running'
      deed: Deed
      subClientId: string
      /** Another tab is at it: this one begins when that has ended. */
      isWaiting: boolean
      /** The call that is on its way is awaited, no other one made. */
      isStopping: boolean
      /** The first is on its way. */
      todo: readonly Chosen[]
      /** Ids of those that are through, whether they were done or left out. */
      through: readonly string[]
      total: number
      tally: Tally
    }
  | {
      kind: 'ended'
      deed: Deed
      subClientId: string
      total: number
      tally: Tally
      /** Not tried, because it was stopped. */
      left: number
      /** Why it ended early, or what did not come of it. */
      note: string | null
    }

export type ManyState = {
  /** In the order in which they were chosen, of all sub-clients. */
  chosen: readonly Chosen[]
  /** By case: why the last try failed. */
  reasons: Readonly<Record<string, string>>
  run: Run
}

export const NOTHING_CHOSEN: ManyState = { chosen: [], reasons: {}, run: { kind: 'none' } }

export type ManyEvent =
  | { kind: 'put'; cases: readonly Chosen[] }
  | { kind: 'taken'; caseIds: readonly string[] }
  /** A list came: what is chosen may have moved on. */
  | { kind: 'seen'; cases: readonly Chosen[] }
  | { kind: 'started'; deed: Deed; subClientId: string }
  | { kind: 'begun' }
  | { kind: 'done'; caseId: string }
  /** It needs no doing any more: the candidate was notified a moment ago, from here or another tab. */
  | { kind: 'skipped'; caseId: string }
  | { kind: 'failed'; caseId: string; reason: string }
  | { kind: 'stopped' }
  /** `isLost`: nothing came of what was done, so that all of it stays chosen. */
  | { kind: 'ended'; note: string | null; isLost: boolean }
  | { kind: 'dismissed' }

/** A row of the list as it is chosen. */
export const toChosen = (one: AddressCase, subClientId: string, seenAt: number): Chosen => ({
  caseId: one.caseId,
  subClientId,
  name: one.source.name,
  reference: one.source.reference,
  link: one.link,
  action: CASE_STATUS[one.status].action,
  seenAt,
})
