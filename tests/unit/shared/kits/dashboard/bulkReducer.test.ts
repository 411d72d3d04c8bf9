import { describe, expect, it } from 'vitest'
import { isInRun, bulkReducer } from '#shared/kits/dashboard/bulk/bulkReducer.ts'
import {
  NOTHING_SELECTED,
  type BulkEvent,
  type BulkState,
} from '#shared/kits/dashboard/bulk/bulkState.ts'
import { aChosen } from './builders.ts'

const after = (...events: readonly BulkEvent[]): BulkState =>
  events.reduce(bulkReducer, NOTHING_SELECTED)
const ids = ({ selected }: BulkState) => selected.map(({ id }) => id)

const PUT: BulkEvent = {
  kind: 'selected',
  rows: [aChosen('a'), aChosen('b'), aChosen('c'), aChosen('r', { action: 'report' })],
}
const START: BulkEvent = {
  kind: 'started',
  actionName: 'resend',
  subClientId: 'sub-1',
  confirmedIds: null,
}
const END: BulkEvent = { kind: 'ended' }

describe('selection', () => {
  it('keeps the order without duplicates, and deselects', () => {
    const twice = after(PUT, { kind: 'selected', rows: [aChosen('b'), aChosen('d')] })
    expect(ids(twice)).toEqual(['a', 'b', 'c', 'r', 'd'])
    expect(ids(bulkReducer(twice, { kind: 'deselected', ids: ['a', 'r'] }))).toEqual([
      'b',
      'c',
      'd',
    ])
  })

  it('updates from newer lists only', () => {
    const seen = (seenAt: number) =>
      after(PUT, { kind: 'rowsLoaded', rows: [aChosen('a', { action: 'startQc', seenAt })] })
    expect(seen(2000).selected[0]?.action).toBe('startQc')
    expect(seen(500).selected[0]?.action).toBe('resend')
  })
})

describe('a run', () => {
  it('processes rows with the action of its sub-client one at a time', () => {
    const state = after(
      { kind: 'selected', rows: [aChosen('x', { subClientId: 'sub-2' })] },
      PUT,
      START,
      { kind: 'running' },
    )
    expect(state.run).toMatchObject({ kind: 'running', total: 3, isWaiting: false })
    expect(['a', 'r', 'x'].map((id) => isInRun(state.run, id))).toEqual([true, false, false])
  })

  it('does not start twice, nor without rows', () => {
    const once = after(PUT, START)
    expect(bulkReducer(once, START)).toBe(once)
    expect(bulkReducer(once, { ...START, actionName: 'report' })).toBe(once)
    expect(after(START)).toBe(NOTHING_SELECTED)
  })

  it('ends with failed rows still selected, with their reasons', () => {
    const state = after(
      PUT,
      START,
      { kind: 'done', id: 'a' },
      { kind: 'failed', id: 'b', reason: 'Refused' },
      { kind: 'skipped', id: 'c' },
      END,
    )
    expect(ids(state)).toEqual(['b', 'r'])
    expect(state.reasons).toEqual({ b: 'Refused' })
    expect(state.run).toMatchObject({
      kind: 'ended',
      total: 3,
      notTried: 0,
      counts: { done: 1, failed: 1, skipped: 1 },
    })
    expect(bulkReducer(state, START).reasons).toEqual({})
    expect(bulkReducer(state, { kind: 'dismissed' }).run.kind).toBe('none')
  })

  it('keeps the remaining rows selected after a stop', () => {
    const state = after(PUT, START, { kind: 'done', id: 'a' }, { kind: 'stopped' }, END)
    expect(ids(state)).toEqual(['b', 'c', 'r'])
    expect(state.run).toMatchObject({ kind: 'ended', notTried: 2 })
  })

  it('ignores events of other rows, and keeps its rows selected', () => {
    const running = after(PUT, START)
    const { run } = running
    expect(bulkReducer(running, { kind: 'done', id: 'b' }).run).toEqual(run)
    expect(ids(bulkReducer(running, { kind: 'deselected', ids: ['b', 'r'] }))).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it.each<BulkEvent>([
    { kind: 'running' },
    { kind: 'done', id: 'a' },
    { kind: 'skipped', id: 'a' },
    { kind: 'failed', id: 'a', reason: '' },
    { kind: 'stopped' },
    END,
    { kind: 'dismissed' },
  ])('ignores $kind without a run', (event) => {
    const state = after(PUT)
    expect(bulkReducer(state, event)).toBe(state)
  })
})
