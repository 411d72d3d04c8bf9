/** A chosen row: what is needed of it when it stands on another page by then. */
export type Chosen = {
  id: string
  subClientId: string
  name: string
  /** Of the candidate; empty where there is none. */
  link: string
  /** Of the file that its report is saved as. */
  reportName: string
  /** What can be done with it, by the name of a deed; null: nothing. */
  action: string | null
  /** When the server told of it (ms since 1970). */
  seenAt: number
}

export type Tally = { done: number; failed: number; skipped: number }

export type Run =
  | { kind: 'none' }
  | {
      kind: 'running'
      deed: string
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
      deed: string
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
  /** By id: why the last try failed. */
  reasons: Readonly<Record<string, string>>
  run: Run
}

export const NOTHING_CHOSEN: ManyState = { chosen: [], reasons: {}, run: { kind: 'none' } }

export type ManyEvent =
  | { kind: 'put'; rows: readonly Chosen[] }
  | { kind: 'taken'; ids: readonly string[] }
  /** A list came: what is chosen may have moved on. */
  | { kind: 'seen'; rows: readonly Chosen[] }
  | { kind: 'started'; deed: string; subClientId: string }
  | { kind: 'begun' }
  | { kind: 'done'; id: string }
  /** It needs no doing any more: the candidate was notified a moment ago, from here or another tab. */
  | { kind: 'skipped'; id: string }
  | { kind: 'failed'; id: string; reason: string }
  | { kind: 'stopped' }
  /** `isLost`: nothing came of what was done, so that all of it stays chosen. */
  | { kind: 'ended'; note: string | null; isLost: boolean }
  | { kind: 'dismissed' }
