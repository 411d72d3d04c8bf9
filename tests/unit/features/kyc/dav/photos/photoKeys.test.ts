import { expect, it } from 'vitest'
import { PHOTO_KEYS, ZOOMED_PHOTO_KEYS } from '#features/kyc/dav/photos/photoKeys.ts'
import { findShortcut } from '#shared/ui/shortcuts/shortcutSet.ts'

const press = (key: string, held: { ctrlKey?: boolean } = {}, isZoomed = false) =>
  findShortcut(
    isZoomed ? ZOOMED_PHOTO_KEYS : PHOTO_KEYS,
    { key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held },
    false,
  )?.command ?? null

it.each([
  ['a', { kind: 'decide', decision: 'accepted' }],
  ['R', { kind: 'decide', decision: 'rejected' }],
  ['[', { kind: 'turn', by: -1 }],
  [']', { kind: 'turn', by: 1 }],
  ['+', { kind: 'zoom', isIn: true }],
  ['-', { kind: 'zoom', isIn: false }],
  ['0', { kind: 'fit' }],
  ['ArrowRight', { kind: 'step', by: 1 }],
  ['k', { kind: 'step', by: -1 }],
  ['5', { kind: 'open', nth: 4 }],
])('%s', (key, expected) => {
  expect(press(key)).toEqual(expected)
})

it.each([
  ['ArrowRight', { kind: 'look', right: 120, down: 0 }],
  ['ArrowLeft', { kind: 'look', right: -120, down: 0 }],
  ['ArrowDown', { kind: 'look', right: 0, down: 120 }],
  ['ArrowUp', { kind: 'look', right: 0, down: -120 }],
  ['j', { kind: 'step', by: 1 }],
])('%s over a part of the photo', (key, expected) => {
  expect(press(key, {}, true)).toEqual(expected)
})

it.each(['Escape', 'Tab', 'Enter', ' ', 'x', '6'])('%j is not the photo’s', (key) => {
  expect(press(key)).toBeNull()
})

it('leaves the browser its own', () => {
  expect(press('a', { ctrlKey: true })).toBeNull()
})
