import { assertNever } from '#shared/lib/assertNever.ts'
import type { Chosen, ManyEvent, ManyState, Run, Tally } from './manyState.ts'

type Running = Extract<Run, { kind: 'running' }>

/** The one function that moves what is chosen and what runs over it. An event that does not fit changes nothing. */
export function stepMany(state: ManyState, event: ManyEvent): ManyState {
  switch (event.kind) {
    case 'put':
      return { ...state, chosen: withMore(state.chosen, event.rows) }
    case 'taken':
      return without(
        state,
        event.ids.filter((id) => !isInRun(state.run, id)),
      )
    case 'seen':
      return seen(state, event.rows)
    case 'started':
      return started(state, event)
    case 'begun':
      return whileRunning(state, (run) => ({ ...state, run: { ...run, isWaiting: false } }))
    case 'done':
    case 'skipped':
      return whileRunning(state, (run) => ({
        ...state,
        run: passed(run, event.id, event.kind),
      }))
    case 'failed':
      return whileRunning(state, (run) => ({
        ...state,
        reasons: { ...state.reasons, [event.id]: event.reason },
        run: passed(run, event.id, 'failed'),
      }))
    case 'stopped':
      return whileRunning(state, (run) => ({ ...state, run: { ...run, isStopping: true } }))
    case 'ended':
      return whileRunning(state, (run) => ended(state, run, event))
    case 'dismissed':
      return state.run.kind === 'ended' ? { ...state, run: { kind: 'none' } } : state
    default:
      return assertNever(event)
  }
}

/** Whether a run has the row in hand, or had it: its choice is settled when the run ends. */
export const isInRun = (run: Run, id: string): boolean =>
  run.kind === 'running' && (run.through.includes(id) || run.todo.some((one) => one.id === id))

function whileRunning(state: ManyState, change: (run: Running) => ManyState): ManyState {
  return state.run.kind === 'running' ? change(state.run) : state
}

function withMore(chosen: readonly Chosen[], more: readonly Chosen[]): readonly Chosen[] {
  const known = new Set(chosen.map(({ id }) => id))
  return [...chosen, ...more.filter(({ id }) => !known.has(id))]
}

/** The newest that is known of each. */
function seen(state: ManyState, rows: readonly Chosen[]): ManyState {
  const newer = new Map(rows.map((one) => [one.id, one]))
  const newest = (one: Chosen) => {
    const known = newer.get(one.id)
    return known !== undefined && known.seenAt > one.seenAt ? known : one
  }
  const chosen = state.chosen.map(newest)
  const isSame = chosen.every((one, index) => one === state.chosen[index])
  return isSame ? state : { ...state, chosen }
}

function without(state: ManyState, ids: readonly string[]): ManyState {
  const gone = new Set(ids)
  const stays = ([id]: readonly [string, string]) => !gone.has(id)
  return {
    ...state,
    chosen: state.chosen.filter(({ id }) => !gone.has(id)),
    reasons: Object.fromEntries(Object.entries(state.reasons).filter(stays)),
  }
}

const NONE_YET: Tally = { done: 0, failed: 0, skipped: 0 }

/** One run at a time, over those of one sub-client that the deed is for. */
function started(
  state: ManyState,
  { deed, subClientId }: Extract<ManyEvent, { kind: 'started' }>,
): ManyState {
  const todo = state.chosen.filter((one) => one.subClientId === subClientId && one.action === deed)
  if (state.run.kind === 'running' || todo.length === 0) return state
  const again = new Set(todo.map(({ id }) => id))
  return {
    ...state,
    reasons: Object.fromEntries(Object.entries(state.reasons).filter(([id]) => !again.has(id))),
    run: {
      kind: 'running',
      deed,
      subClientId,
      isWaiting: true,
      isStopping: false,
      todo,
      through: [],
      total: todo.length,
      tally: NONE_YET,
    },
  }
}

/** The row on its way has its outcome; any other one is not awaited. */
function passed(run: Running, id: string, how: keyof Tally): Running {
  if (run.todo[0]?.id !== id) return run
  return {
    ...run,
    todo: run.todo.slice(1),
    through: how === 'failed' ? run.through : [...run.through, id],
    tally: { ...run.tally, [how]: run.tally[how] + 1 },
  }
}

function ended(
  state: ManyState,
  run: Running,
  { note, isLost }: Extract<ManyEvent, { kind: 'ended' }>,
): ManyState {
  const { deed, subClientId, total, tally, todo } = run
  const stays = isLost ? state : without(state, run.through)
  return {
    ...stays,
    run: { kind: 'ended', deed, subClientId, total, tally, left: todo.length, note },
  }
}
