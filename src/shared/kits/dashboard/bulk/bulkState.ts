/** A selected row, with everything needed when its page is no longer shown. */
export type SelectedRow = {
  id: string
  subClientId: string
  name: string
  /** The candidate's link; may be empty. */
  link: string
  reportName: string
  /** Name of its bulk action, or null. */
  action: string | null
  /** When the server sent the row (epoch ms). */
  seenAt: number
}

export type BulkCounts = { done: number; failed: number; skipped: number }

export type BulkRun =
  | { kind: 'none' }
  | {
      kind: 'running'
      actionName: string
      subClientId: string
      /** Nothing has been sent: the run can be undone. */
      isUndoable: boolean
      /** Waits for another tab's run. */
      isWaiting: boolean
      /** The pending call finishes; no other one starts. */
      isStopping: boolean
      /** The call of the first one is pending. */
      remaining: readonly SelectedRow[]
      /** Ids of rows that are done or skipped. */
      processedIds: readonly string[]
      total: number
      counts: BulkCounts
    }
  | {
      kind: 'ended'
      actionName: string
      subClientId: string
      total: number
      counts: BulkCounts
      /** Rows left after a stop. */
      notTried: number
    }

export type BulkState = {
  /** In selection order, for all sub-clients. */
  selected: readonly SelectedRow[]
  /** Reason of the last failure, by id. */
  reasons: Readonly<Record<string, string>>
  run: BulkRun
}

export const NOTHING_SELECTED: BulkState = { selected: [], reasons: {}, run: { kind: 'none' } }

export type BulkEvent =
  | { kind: 'selected'; rows: readonly SelectedRow[] }
  | { kind: 'deselected'; ids: readonly string[] }
  /** A list was loaded: selected rows may have changed. */
  | { kind: 'rowsLoaded'; rows: readonly SelectedRow[] }
  | {
      kind: 'started'
      actionName: string
      subClientId: string
      /** Only these rows, whose people the user agreed to contact; the run can be undone. Null: contacts nobody. */
      confirmedIds: readonly string[] | null
    }
  | { kind: 'undone' }
  | { kind: 'undoTimeOver' }
  | { kind: 'running' }
  | { kind: 'done'; id: string }
  /** Not needed any more: the candidate was notified recently, in any tab. */
  | { kind: 'skipped'; id: string }
  | { kind: 'failed'; id: string; reason: string }
  | { kind: 'stopped' }
  | { kind: 'ended' }
  | { kind: 'dismissed' }
