import { expect, it } from 'vitest'
import { PHOTO_KEYS, ZOOMED_PHOTO_KEYS } from '#features/kyc/dav/photos/photoKeys.ts'
import { findShortcut } from '#shared/ui/shortcuts/shortcutSet.ts'

const commandFor = (key: string, modifiers: { ctrlKey?: boolean } = {}, isZoomed = false) =>
  findShortcut(
    isZoomed ? ZOOMED_PHOTO_KEYS : PHOTO_KEYS,
    { key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers },
    false,
  )?.command ?? null

it.each([
  ['a', { kind: 'decide', decision: 'accepted' }],
  ['R', { kind: 'decide', decision: 'rejected' }],
  ['[', { kind: 'rotate', by: -1 }],
  [']', { kind: 'rotate', by: 1 }],
  ['+', { kind: 'zoom', isZoomIn: true }],
  ['-', { kind: 'zoom', isZoomIn: false }],
  ['0', { kind: 'fit' }],
  ['ArrowRight', { kind: 'move', by: 1 }],
  ['k', { kind: 'move', by: -1 }],
  ['5', { kind: 'open', nth: 4 }],
])('%s', (key, expected) => {
  expect(commandFor(key)).toEqual(expected)
})

it.each([
  ['ArrowRight', { kind: 'pan', right: 120, down: 0 }],
  ['ArrowLeft', { kind: 'pan', right: -120, down: 0 }],
  ['ArrowDown', { kind: 'pan', right: 0, down: 120 }],
  ['ArrowUp', { kind: 'pan', right: 0, down: -120 }],
  ['j', { kind: 'move', by: 1 }],
])('%s on a zoomed photo', (key, expected) => {
  expect(commandFor(key, {}, true)).toEqual(expected)
})

it.each(['Escape', 'Tab', 'Enter', ' ', 'x', '6'])('%j is not a shortcut of the photo', (key) => {
  expect(commandFor(key)).toBeNull()
})

it('leaves the browser’s shortcuts alone', () => {
  expect(commandFor('a', { ctrlKey: true })).toBeNull()
})
