/** Everything needed when its page is no longer shown. */
export type SelectedRow = {
  id: string
  subClientId: string
  name: string
  /** May be empty. */
  link: string
  reportName: string
  /** Key of its bulk action. */
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
      /** Nothing has been sent yet. */
      isUndoable: boolean
      /** Another tab's run has to end first. */
      isWaiting: boolean
      /** The pending call finishes; no other one starts. */
      isStopping: boolean
      /** The call of the first one is pending. */
      remaining: readonly SelectedRow[]
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
      notTried: number
    }

export type BulkState = {
  /** In selection order, for all sub-clients. */
  selected: readonly SelectedRow[]
  /** By row id. */
  reasons: Readonly<Record<string, string>>
  run: BulkRun
}

export const NOTHING_SELECTED: BulkState = { selected: [], reasons: {}, run: { kind: 'none' } }

export type BulkEvent =
  | { kind: 'selected'; rows: readonly SelectedRow[] }
  | { kind: 'deselected'; ids: readonly string[] }
  | { kind: 'rowsLoaded'; rows: readonly SelectedRow[] }
  | {
      kind: 'started'
      actionName: string
      subClientId: string
      /** Rows whose people the user agreed to contact; the run can be undone. Null: it contacts nobody. */
      confirmedIds: readonly string[] | null
    }
  | { kind: 'undone' }
  | { kind: 'undoTimeOver' }
  | { kind: 'running' }
  | { kind: 'done'; id: string }
  /** The candidate was notified recently, in any tab. */
  | { kind: 'skipped'; id: string }
  | { kind: 'failed'; id: string; reason: string }
  | { kind: 'stopped' }
  | { kind: 'ended' }
  | { kind: 'dismissed' }
