import type { KeyGroup, KeySet } from '../keys/keySet.ts'

const MOVES: readonly KeyGroup<never>[] = [
  {
    what: 'Next and previous row',
    rows: [
      { press: '↓', command: null },
      { press: '↑', command: null },
    ],
  },
  {
    what: 'Ten rows on, ten rows back',
    rows: [
      { press: 'PgDn', command: null },
      { press: 'PgUp', command: null },
    ],
  },
  {
    what: 'First and last row',
    rows: [
      { press: 'Home', command: null },
      { press: 'End', command: null },
    ],
  },
]

/** What `useRowKeys` answers, as the key sheet tells it. */
export const ROW_KEYS: KeySet<never> = { title: 'List', groups: MOVES }
export const OPENING_ROW_KEYS: KeySet<never> = {
  title: 'List',
  groups: [...MOVES, { what: 'Open the row', rows: [{ press: 'Enter', command: null }] }],
}
