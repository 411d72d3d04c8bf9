import { describe, expect, it } from 'vitest'
import { findCardSides } from '#shared/kits/analyzer/batch/cardSides/joinCardSides.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'

const entry = (name: string, given: Partial<UploadEntry> = {}): UploadEntry => ({
  id: name,
  name,
  size: 1,
  kind: name.endsWith('.pdf') ? 'pdf' : 'jpg',
  pages: null,
  sample: false,
  print: null,
  keepBoth: false,
  phase: { kind: 'ready' },
  ...given,
})
const namesOf = (...names: string[]) =>
  findCardSides(names.map((name) => entry(name))).map((sides) => sides.map(({ id }) => id))

describe('images that may be two sides of one card', () => {
  it.each<[string, string[], string[][]]>([
    ['the only two', ['IMG_1.jpg', 'IMG_2.jpg'], [['IMG_1.jpg', 'IMG_2.jpg']]],
    [
      'those that are named alike',
      ['asha-front.jpg', 'ravi_1.jpg', 'Asha Back.jpg', 'ravi_2.jpg'],
      [
        ['asha-front.jpg', 'Asha Back.jpg'],
        ['ravi_1.jpg', 'ravi_2.jpg'],
      ],
    ],
    ['none of many whose names say nothing', ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'], []],
    ['none of three of one name', ['asha 1.jpg', 'asha 2.jpg', 'asha 3.jpg'], []],
    ['no PDF', ['asha-front.pdf', 'asha-back.pdf'], []],
    ['not one alone', ['asha.jpg'], []],
  ])('%s', (_, names, pairs) => {
    expect(namesOf(...names)).toEqual(pairs)
  })

  it('need equal names where other pictures than cards are collected', () => {
    const pan = entry('pan.jpg')
    expect(findCardSides([pan, entry('passbook.jpg')], false)).toEqual([])
    expect(findCardSides([pan, entry('pan back.jpg')], false)).toHaveLength(1)
  })

  it('are not offered after the user kept them separate, nor before both are checked', () => {
    const apart = { apart: true } as const
    expect(findCardSides([entry('a.jpg', apart), entry('b.jpg', apart)])).toEqual([])
    expect(
      findCardSides([entry('a.jpg'), entry('b.jpg', { phase: { kind: 'checking' } })]),
    ).toEqual([])
  })
})
