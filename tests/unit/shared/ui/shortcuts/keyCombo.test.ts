import { expect, it } from 'vitest'
import { matchesCombo, keysOfCombo, type KeyPress } from '#shared/ui/shortcuts/keyCombo.ts'

const NOTHING_HELD = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const pressed = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ...NOTHING_HELD,
  ...held,
})

it.each([
  ['A', ['A']],
  ['Shift+A', ['Shift', 'A']],
  ['Ctrl+Enter', ['Ctrl', 'Enter']],
  ['+', ['+']],
])('%s is shown as its keys', (press, keys) => {
  expect(keysOfCombo(press)).toEqual(keys)
})

it.each<[string, string, Partial<KeyPress>]>([
  ['A', 'a', {}],
  ['A', 'A', {}], // Caps Lock
  ['A', 'अ', { code: 'KeyA' }],
  ['1', '१', { code: 'Digit1' }],
  ['Shift+A', 'A', { shiftKey: true }],
  ['?', '?', { shiftKey: true }],
  ['?', '?', {}], // a keyboard where the sign has a key of its own
  ['/', '/', {}],
  ['+', '+', { shiftKey: true }],
  ['Ctrl+Enter', 'Enter', { ctrlKey: true }],
  ['Ctrl+Enter', 'Enter', { metaKey: true }],
  ['Ctrl+F', 'f', { ctrlKey: true }],
  ['Esc', 'Escape', {}],
  ['↓', 'ArrowDown', {}],
  ['Shift+↓', 'ArrowDown', { shiftKey: true }],
  ['Space', ' ', {}],
])('%s is pressed by %j %o', (press, key, held) => {
  expect(matchesCombo(press, pressed(key, held))).toBe(true)
})

it.each<[string, string, Partial<KeyPress>]>([
  ['A', 'A', { shiftKey: true }],
  ['A', 'a', { ctrlKey: true }],
  ['A', 'a', { altKey: true }],
  ['Shift+A', 'a', {}],
  ['Ctrl+Enter', 'Enter', {}],
  ['Ctrl+F', 'f', {}],
  ['↓', 'ArrowDown', { shiftKey: true }],
  ['Enter', 'Enter', { ctrlKey: true }],
])('%s is not pressed by %j %o', (press, key, held) => {
  expect(matchesCombo(press, pressed(key, held))).toBe(false)
})
