import type { KeySet } from '#shared/ui/keys/keySet.ts'

/** What the viewer of a PDF and its find box answer by themselves, as the key sheet tells it. */
export const PDF_KEYS: KeySet<never> = {
  title: 'PDF, with the focus in it',
  groups: [
    { what: 'Find in this file', rows: [{ press: 'Ctrl+F', command: null }] },
    {
      what: 'Match after and before',
      rows: [
        { press: 'Enter', command: null },
        { press: 'Shift+Enter', command: null },
      ],
    },
    { what: 'Close find', rows: [{ press: 'Esc', command: null }] },
  ],
}

/** What the cells of a sheet answer, as spreadsheets do. */
export const SHEET_KEYS: KeySet<never> = {
  title: 'Sheet, with the focus in its cells',
  groups: [
    {
      what: 'Another cell; its column’s name is above the first',
      rows: ['←', '→', '↑', '↓'].map((press) => ({ press, command: null })),
    },
    {
      what: 'First and last row',
      rows: [
        { press: 'Ctrl+↑', command: null },
        { press: 'Ctrl+↓', command: null },
      ],
    },
    {
      what: 'Select more, down and to the right',
      rows: [
        { press: 'Shift+↓', command: null },
        { press: 'Shift+→', command: null },
      ],
    },
    { what: 'Select the column', rows: [{ press: 'Ctrl+Space', command: null }] },
    { what: 'Select the row', rows: [{ press: 'Shift+Space', command: null }] },
    { what: 'Select all', rows: [{ press: 'Ctrl+A', command: null }] },
    { what: 'Copy what is selected', rows: [{ press: 'Ctrl+C', command: null }] },
    { what: 'Filter the column', rows: [{ press: 'Alt+↓', command: null }] },
    { what: 'Sort, on the name of a column', rows: [{ press: 'Enter', command: null }] },
    { what: 'Search this sheet', rows: [{ press: 'Ctrl+F', command: null }] },
  ],
}
