import type { ShortcutGroup, ShortcutSet } from '../shortcuts/shortcutSet.ts'

const NAVIGATION_SHORTCUTS: readonly ShortcutGroup<never>[] = [
  {
    label: 'Next / previous row',
    shortcuts: [
      { combo: '↓', command: null },
      { combo: '↑', command: null },
    ],
  },
  {
    label: 'Ten rows down / up',
    shortcuts: [
      { combo: 'PgDn', command: null },
      { combo: 'PgUp', command: null },
    ],
  },
  {
    label: 'First / last row',
    shortcuts: [
      { combo: 'Home', command: null },
      { combo: 'End', command: null },
    ],
  },
]

/** The keys of `useRowNavigation`, for the list of shortcuts. */
export const ROW_SHORTCUTS: ShortcutSet<never> = { title: 'List', groups: NAVIGATION_SHORTCUTS }
export const OPENABLE_ROW_SHORTCUTS: ShortcutSet<never> = {
  title: 'List',
  groups: [
    ...NAVIGATION_SHORTCUTS,
    { label: 'Open the row', shortcuts: [{ combo: 'Enter', command: null }] },
  ],
}
