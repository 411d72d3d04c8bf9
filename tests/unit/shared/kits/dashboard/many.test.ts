import { describe, expect, it } from 'vitest'
import {
  NOTHING_SELECTED,
  type BulkEvent,
  type BulkState,
} from '#shared/kits/dashboard/bulk/bulkState.ts'
import { isInRun, bulkReducer } from '#shared/kits/dashboard/bulk/bulkReducer.ts'
import { aChosen } from './builders.ts'

const after = (...events: readonly BulkEvent[]): BulkState =>
  events.reduce(bulkReducer, NOTHING_SELECTED)
const ids = ({ selected }: BulkState) => selected.map(({ id }) => id)

const PUT: BulkEvent = {
  kind: 'selected',
  rows: [aChosen('a'), aChosen('b'), aChosen('c'), aChosen('r', { action: 'report' })],
}
const START: BulkEvent = { kind: 'started', actionName: 'resend', subClientId: 'sub-1' }
const END: BulkEvent = { kind: 'ended' }

describe('choosing', () => {
  it('keeps the order, once each, and takes away', () => {
    const twice = after(PUT, { kind: 'selected', rows: [aChosen('b'), aChosen('d')] })
    expect(ids(twice)).toEqual(['a', 'b', 'c', 'r', 'd'])
    expect(ids(bulkReducer(twice, { kind: 'deselected', ids: ['a', 'r'] }))).toEqual([
      'b',
      'c',
      'd',
    ])
  })

  it('follows what a newer list tells, and nothing older', () => {
    const seen = (seenAt: number) =>
      after(PUT, { kind: 'rowsLoaded', rows: [aChosen('a', { action: 'startQc', seenAt })] })
    expect(seen(2000).selected[0]?.action).toBe('startQc')
    expect(seen(500).selected[0]?.action).toBe('resend')
  })
})

describe('a run', () => {
  it('takes those that the deed is for, of its sub-client, one at a time', () => {
    const state = after(
      { kind: 'selected', rows: [aChosen('x', { subClientId: 'sub-2' })] },
      PUT,
      START,
      { kind: 'running' },
    )
    expect(state.run).toMatchObject({ kind: 'running', total: 3, isWaiting: false })
    expect(['a', 'r', 'x'].map((id) => isInRun(state.run, id))).toEqual([true, false, false])
  })

  it('is not begun twice, nor over nothing', () => {
    const once = after(PUT, START)
    expect(bulkReducer(once, START)).toBe(once)
    expect(bulkReducer(once, { ...START, actionName: 'report' })).toBe(once)
    expect(after(START)).toBe(NOTHING_SELECTED)
  })

  it('ends with what failed still chosen, and its reason', () => {
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

  it('that is stopped leaves the rest chosen', () => {
    const state = after(PUT, START, { kind: 'done', id: 'a' }, { kind: 'stopped' }, END)
    expect(ids(state)).toEqual(['b', 'c', 'r'])
    expect(state.run).toMatchObject({ kind: 'ended', notTried: 2 })
  })

  it('hears of the case on its way alone, and keeps its own from being taken away', () => {
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
  ])('that is none is not moved by $kind', (event) => {
    const state = after(PUT)
    expect(bulkReducer(state, event)).toBe(state)
  })
})
