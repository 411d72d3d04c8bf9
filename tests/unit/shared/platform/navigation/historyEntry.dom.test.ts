import { expect, it } from 'vitest'
import {
  currentEntry,
  isSameEntry,
  type HistoryEntry,
} from '#shared/platform/navigation/guardedHistory.ts'

const entry = (idx: number, pathname: string, key = 'k', hash = ''): HistoryEntry => ({
  idx,
  location: { pathname, search: '', hash, key, state: null },
})
const SHOWN = entry(3, '/payslip')

it.each([
  ['one of the router', { idx: 7, key: 'a' }, '/home', '', 7],
  ['the first one', { idx: 0 }, '/home', '', 0],
  ['the skip link', null, '/payslip', '#main', 4],
  ['one of another program', { theirs: 1 }, '/home', '', 4],
  ['one with a number that is none', { idx: 'x' }, '/home', '', 4],
  ['one whose state is no object', 'theirs', '/home', '', 4],
  ['one in the place of the shown one', null, '/payslip', '', 3],
])('counts %s: %j at %s%s is %i', (_, state, pathname, hash, idx) => {
  window.history.replaceState(state, '', pathname + hash)
  const { location } = entry(0, pathname, 'k', hash)
  expect(currentEntry(location, SHOWN)).toEqual({ location, idx })
  expect(window.history.state).toEqual(typeof state === 'object' ? { ...state, idx } : { idx })
})

it.each([
  ['itself', entry(3, '/payslip'), true],
  ['one with its number that is another', entry(3, '/home', 'other'), false],
  ['one with its key elsewhere', entry(4, '/payslip'), false],
])('compares with %s', (_, other, same) => {
  expect(isSameEntry(SHOWN, other)).toBe(same)
})
