import type { AppThunk } from '#shared/store/types.ts'
import type { Chosen, Tally } from './manyState.ts'

/** What became of one row. 'gone': the session is over, and nobody waits for it. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'skipped' }
  /** `isLast`: the next ones would fail by the same. */
  | { kind: 'failed'; reason: string; isLast: boolean }
  | { kind: 'gone' }

/** How a run ended: a sentence where there is something to say, and whether nothing came of what was done. */
export type Ending = { note: string | null; isLost: boolean }

export const ENDED_WELL: Ending = { note: null, isLost: false }

export type DeedWords = {
  icon: string
  /** Of the button, before its count. */
  label: string
  /** Why the button is shut. */
  none: string
  /** While it runs. */
  doing: string
  done: (count: number) => string
  /** After the count of those that needed no doing. */
  skipped?: string
}

/** What is done over many rows, one call after another: how each is done, and what follows when the run is through. */
export type Deed = DeedWords & {
  one: (chosen: Chosen) => AppThunk<Promise<Outcome>>
  finish: (tally: Tally) => AppThunk<Promise<Ending>>
}

/** What can be done over the chosen rows of a dashboard; at module level. */
export type ManyKit = {
  /** Of the dashboard, in the store and among tabs: 'dav'. */
  list: string
  /** 'cases'. */
  noun: string
  /** By the action of the rows that they are for, in the order of their buttons. */
  deeds: Readonly<Record<string, Deed>>
}
