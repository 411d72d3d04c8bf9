import type { SelectedRow, BulkEvent, BulkState, BulkRun, BulkCounts } from './bulkState.ts'

type Running = Extract<BulkRun, { kind: 'running' }>

/** An event that does not fit the state changes nothing. */
export function bulkReducer(state: BulkState, event: BulkEvent): BulkState {
  switch (event.kind) {
    case 'selected':
      return { ...state, selected: withRows(state.selected, event.rows) }
    case 'deselected':
      return withoutRows(
        state,
        event.ids.filter((id) => !isInRun(state.run, id)),
      )
    case 'rowsLoaded':
      return withNewerRows(state, event.rows)
    case 'started':
      return withRun(state, event)
    case 'undone':
      return whileRunning(state, (run) =>
        run.isUndoable ? { ...state, run: { kind: 'none' } } : state,
      )
    case 'undoTimeOver':
      return whileRunning(state, (run) => ({ ...state, run: { ...run, isUndoable: false } }))
    case 'running':
      return whileRunning(state, (run) => ({ ...state, run: { ...run, isWaiting: false } }))
    case 'done':
    case 'skipped':
      return whileRunning(state, (run) => ({
        ...state,
        run: withOutcome(run, event.id, event.kind),
      }))
    case 'failed':
      return whileRunning(state, (run) => ({
        ...state,
        reasons: { ...state.reasons, [event.id]: event.reason },
        run: withOutcome(run, event.id, 'failed'),
      }))
    case 'stopped':
      return whileRunning(state, (run) => ({ ...state, run: { ...run, isStopping: true } }))
    case 'ended':
      return whileRunning(state, (run) => withEndedRun(state, run))
    case 'dismissed':
      return state.run.kind === 'ended' ? { ...state, run: { kind: 'none' } } : state
    default:
      return event satisfies never
  }
}

/** The selection of such a row is settled at the end of the run. */
export const isInRun = (run: BulkRun, id: string): boolean =>
  run.kind === 'running' &&
  (run.processedIds.includes(id) || run.remaining.some((one) => one.id === id))

function whileRunning(state: BulkState, change: (run: Running) => BulkState): BulkState {
  return state.run.kind === 'running' ? change(state.run) : state
}

function withRows(
  chosen: readonly SelectedRow[],
  more: readonly SelectedRow[],
): readonly SelectedRow[] {
  const known = new Set(chosen.map(({ id }) => id))
  return [...chosen, ...more.filter(({ id }) => !known.has(id))]
}

function withNewerRows(state: BulkState, rows: readonly SelectedRow[]): BulkState {
  const newer = new Map(rows.map((one) => [one.id, one]))
  const newest = (one: SelectedRow) => {
    const known = newer.get(one.id)
    return known !== undefined && known.seenAt > one.seenAt ? known : one
  }
  const selected = state.selected.map(newest)
  const isSame = selected.every((one, index) => one === state.selected[index])
  return isSame ? state : { ...state, selected }
}

function withoutRows(state: BulkState, ids: readonly string[]): BulkState {
  const removedIds = new Set(ids)
  const isRemaining = ([id]: readonly [string, string]) => !removedIds.has(id)
  return {
    ...state,
    selected: state.selected.filter(({ id }) => !removedIds.has(id)),
    reasons: Object.fromEntries(Object.entries(state.reasons).filter(isRemaining)),
  }
}

const NO_COUNTS: BulkCounts = { done: 0, failed: 0, skipped: 0 }

/** One run at a time, for the rows of one sub-client that have the action. */
function withRun(
  state: BulkState,
  { actionName, subClientId, confirmedIds }: Extract<BulkEvent, { kind: 'started' }>,
): BulkState {
  const remaining = state.selected.filter(
    (one) =>
      one.subClientId === subClientId &&
      one.action === actionName &&
      (confirmedIds === null || confirmedIds.includes(one.id)),
  )
  if (state.run.kind === 'running' || remaining.length === 0) return state
  const again = new Set(remaining.map(({ id }) => id))
  return {
    ...state,
    reasons: Object.fromEntries(Object.entries(state.reasons).filter(([id]) => !again.has(id))),
    run: {
      kind: 'running',
      actionName,
      subClientId,
      isUndoable: confirmedIds !== null,
      isWaiting: true,
      isStopping: false,
      remaining,
      processedIds: [],
      total: remaining.length,
      counts: NO_COUNTS,
    },
  }
}

/** Only the row whose call is pending can get a result. */
function withOutcome(run: Running, id: string, result: keyof BulkCounts): Running {
  if (run.remaining[0]?.id !== id) return run
  return {
    ...run,
    remaining: run.remaining.slice(1),
    processedIds: result === 'failed' ? run.processedIds : [...run.processedIds, id],
    counts: { ...run.counts, [result]: run.counts[result] + 1 },
  }
}

function withEndedRun(state: BulkState, run: Running): BulkState {
  const { actionName, subClientId, total, counts, remaining } = run
  return {
    ...withoutRows(state, run.processedIds),
    run: { kind: 'ended', actionName, subClientId, total, counts, notTried: remaining.length },
  }
}
