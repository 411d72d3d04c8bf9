import { expect, it } from 'vitest'
import { shortcutSections } from '#shared/ui/shortcuts/shortcutSections.ts'
import type { ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'

const list: ShortcutSet<string> = {
  title: 'List',
  groups: [{ label: 'Open', shortcuts: [{ combo: 'Enter', command: null }] }],
}
const zoom: ShortcutSet<string> = {
  title: 'Photo',
  groups: [
    {
      label: 'Zoom in',
      shortcuts: [
        { combo: '+', command: 'zoom' },
        { combo: '=', command: 'zoom', isHidden: true },
      ],
    },
  ],
}

it('lists each section and line once', () => {
  expect(shortcutSections([list, zoom, { ...list }])).toEqual([
    { title: 'List', lines: [{ label: 'Open', combos: ['Enter'] }] },
    { title: 'Photo', lines: [{ label: 'Zoom in', combos: ['+'] }] },
  ])
})
