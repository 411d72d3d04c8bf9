import { expect, it } from 'vitest'
import { PHOTO_KEYS, ZOOMED_PHOTO_KEYS } from '#features/kyc/dav/photos/photoKeys.ts'
import { ZOOM_IN, ZOOM_OUT } from '#features/kyc/dav/photos/photoZoom.ts'
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
  ['+', ZOOM_IN],
  ['-', ZOOM_OUT],
  ['0', { kind: 'fitted' }],
  ['ArrowRight', { kind: 'move', by: 1 }],
  ['k', { kind: 'move', by: -1 }],
  ['5', { kind: 'open', nth: 4 }],
])('%s', (key, expected) => {
  expect(commandFor(key)).toEqual(expected)
})

it.each([
  ['ArrowRight', { kind: 'panned', x: -120, y: 0 }],
  ['ArrowLeft', { kind: 'panned', x: 120, y: 0 }],
  ['ArrowDown', { kind: 'panned', x: 0, y: -120 }],
  ['ArrowUp', { kind: 'panned', x: 0, y: 120 }],
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
