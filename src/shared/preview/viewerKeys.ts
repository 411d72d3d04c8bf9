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
