import { expect, it } from 'vitest'
import type { KeySet } from '#shared/ui/keys/keySet.ts'
import { sheetSections } from '#shared/ui/keys/sheetSections.ts'

const list: KeySet<string> = {
  title: 'List',
  groups: [{ what: 'Open', rows: [{ press: 'Enter', command: null }] }],
}
const zoom: KeySet<string> = {
  title: 'Photo',
  groups: [
    {
      what: 'Zoom in',
      rows: [
        { press: '+', command: 'zoom' },
        { press: '=', command: 'zoom', isHidden: true },
      ],
    },
  ],
}

it('lists each part once, each line once, and no second spelling', () => {
  expect(sheetSections([list, zoom, { ...list }])).toEqual([
    { title: 'List', lines: [{ what: 'Open', presses: ['Enter'] }] },
    { title: 'Photo', lines: [{ what: 'Zoom in', presses: ['+'] }] },
  ])
})
