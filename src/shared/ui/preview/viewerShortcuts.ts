import type { ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'

/** The keys of the PDF viewer and its find bar, for the list of shortcuts. */
export const PDF_SHORTCUTS: ShortcutSet<never> = {
  title: 'PDF (while it has focus)',
  groups: [
    { label: 'Find in this file', shortcuts: [{ combo: 'Ctrl+F', command: null }] },
    {
      label: 'Next / previous match',
      shortcuts: [
        { combo: 'Enter', command: null },
        { combo: 'Shift+Enter', command: null },
      ],
    },
    { label: 'Close find', shortcuts: [{ combo: 'Esc', command: null }] },
  ],
}

export const SHEET_SHORTCUTS: ShortcutSet<never> = {
  title: 'Sheet (while its cells have focus)',
  groups: [
    {
      label: 'Move to another cell; the column name is above the first',
      shortcuts: ['←', '→', '↑', '↓'].map((combo) => ({ combo, command: null })),
    },
    {
      label: 'First / last row',
      shortcuts: [
        { combo: 'Ctrl+↑', command: null },
        { combo: 'Ctrl+↓', command: null },
      ],
    },
    {
      label: 'Extend the selection down / right',
      shortcuts: [
        { combo: 'Shift+↓', command: null },
        { combo: 'Shift+→', command: null },
      ],
    },
    { label: 'Select the column', shortcuts: [{ combo: 'Ctrl+Space', command: null }] },
    { label: 'Select the row', shortcuts: [{ combo: 'Shift+Space', command: null }] },
    { label: 'Select all', shortcuts: [{ combo: 'Ctrl+A', command: null }] },
    { label: 'Copy the selection', shortcuts: [{ combo: 'Ctrl+C', command: null }] },
    { label: 'Filter the column', shortcuts: [{ combo: 'Alt+↓', command: null }] },
    { label: 'Sort (on a column name)', shortcuts: [{ combo: 'Enter', command: null }] },
    { label: 'Search this sheet', shortcuts: [{ combo: 'Ctrl+F', command: null }] },
  ],
}
