import type { AppThunk } from '#shared/platform/store/types.ts'
import type { SelectedRow, BulkCounts } from './bulkState.ts'

export type RowOutcome =
  | { kind: 'done' }
  | { kind: 'skipped' }
  /** `shouldStop`: the next rows would fail in the same way. */
  | { kind: 'failed'; reason: string; shouldStop: boolean }
  | { kind: 'sessionEnded' }

export type BulkActionTexts = {
  icon: string
  /** Followed by the count. */
  label: string
  disabledReason: string
  progressLabel: string
  doneText: (count: number) => string
  /** Follows the count of skipped rows. */
  skippedText?: string
}

export type BulkAction = BulkActionTexts & {
  /** Asked before people are contacted. The run can be undone before its first call. */
  contact?: {
    /** 'An email, an SMS and a call'. */
    sends: string
    receives: (chosen: SelectedRow) => boolean
    /** Why the others that have the action get nothing: 'notified a moment ago'. */
    skippedReason: string
    /** Why the selected rows without the action get nothing: 'not waiting for the candidate'. */
    otherReason: string
  }
  runOne: (chosen: SelectedRow) => AppThunk<Promise<RowOutcome>>
  finish: (counts: BulkCounts) => AppThunk<Promise<void>>
}

/** Define it at module level. */
export type BulkActions = {
  /** Name of the dashboard in the store and between tabs: 'dav'. */
  list: string
  noun: string
  /** By the rows' `action`, in button order. */
  actions: Readonly<Record<string, BulkAction>>
}
