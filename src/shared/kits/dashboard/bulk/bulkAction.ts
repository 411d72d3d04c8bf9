import type { AppThunk } from '#shared/platform/store/types.ts'
import type { SelectedRow, BulkCounts } from './bulkState.ts'

/** Result of one row. 'sessionEnded': nothing is reported. */
export type RowOutcome =
  | { kind: 'done' }
  | { kind: 'skipped' }
  /** `shouldStop`: the next rows would fail in the same way. */
  | { kind: 'failed'; reason: string; shouldStop: boolean }
  | { kind: 'sessionEnded' }

export type BulkActionTexts = {
  icon: string
  /** Button label, followed by the count. */
  label: string
  disabledReason: string
  progressLabel: string
  doneText: (count: number) => string
  /** Follows the count of skipped rows. */
  skippedText?: string
}

/** An action for many rows, one call at a time, and what follows the run. */
export type BulkAction = BulkActionTexts & {
  /** For actions that contact people: asked before a run, which can then be undone before its first call. */
  contact?: {
    /** What each person gets: 'An email, an SMS and a call'. */
    sends: string
    /** Whether the row's person will be contacted. */
    receives: (chosen: SelectedRow) => boolean
    /** Follows the count of the others: 'notified a moment ago get nothing'. */
    skippedReason: string
  }
  runOne: (chosen: SelectedRow) => AppThunk<Promise<RowOutcome>>
  finish: (counts: BulkCounts) => AppThunk<Promise<void>>
}

/** The bulk actions of a dashboard; at module level. */
export type BulkActions = {
  /** Name of the dashboard in the store and between tabs: 'dav'. */
  list: string
  noun: string
  /** By the rows' `action`, in button order. */
  actions: Readonly<Record<string, BulkAction>>
}
