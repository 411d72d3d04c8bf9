import { describe, expect, it } from 'vitest'
import { REVIEW_KEYS, type ReviewCommand } from '#features/kyc/dav/review/decision/reviewKeys.ts'
import { findShortcut } from '#shared/ui/shortcuts/shortcutSet.ts'

type Held = {
  shiftKey?: boolean
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
  code?: string
}

const commandFor = (key: string, modifiers: Held = {}, isInField = false) =>
  findShortcut(
    REVIEW_KEYS,
    { key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers },
    isInField,
  )?.command ?? null

const TABLE: [string, Held, ReviewCommand][] = [
  ['a', {}, { kind: 'decide', decision: 'accepted' }],
  ['A', {}, { kind: 'decide', decision: 'accepted' }], // Caps Lock
  ['r', {}, { kind: 'decide', decision: 'rejected' }],
  ['A', { shiftKey: true }, { kind: 'acceptUndisputed' }],
  ['j', {}, { kind: 'move', by: 1 }],
  ['k', {}, { kind: 'move', by: -1 }],
  ['n', {}, { kind: 'goToMissing' }],
  ['1', {}, { kind: 'openPhoto', nth: 0 }],
  ['5', {}, { kind: 'openPhoto', nth: 4 }],
  ['[', {}, { kind: 'rotate', by: -1 }],
  [']', {}, { kind: 'rotate', by: 1 }],
  ['m', {}, { kind: 'goToMap' }],
  ['c', {}, { kind: 'goToComments' }],
  ['p', {}, { kind: 'chooseVerdict', action: 'Pass' }],
  ['f', {}, { kind: 'chooseVerdict', action: 'Fail' }],
  ['i', {}, { kind: 'chooseVerdict', action: 'Reinitiate' }],
  ['Enter', { ctrlKey: true }, { kind: 'submit' }],
  ['Enter', { metaKey: true }, { kind: 'submit' }],
  ['अ', { code: 'KeyA' }, { kind: 'decide', decision: 'accepted' }],
]

it.each(TABLE)('%s %o', (key, modifiers, expected) => {
  expect(commandFor(key, modifiers)).toEqual(expected)
})

it('lists every command', () => {
  const listed = new Set(
    REVIEW_KEYS.groups.flatMap(({ shortcuts }) => shortcuts.map(({ command }) => command?.kind)),
  )
  const tested = new Set<string | undefined>(TABLE.map(([, , { kind }]) => kind))
  expect(listed).toEqual(new Set([...tested, 'leaveField']))
})

it.each<[string, Held]>([
  ['a', { ctrlKey: true }],
  ['a', { altKey: true }],
  ['r', { metaKey: true }],
  ['R', { shiftKey: true }],
  ['J', { shiftKey: true }],
  ['Enter', {}],
  ['6', {}],
  ['Escape', {}],
  ['Tab', {}],
  ['ArrowDown', {}],
])('%s %o is not a shortcut of the review', (key, modifiers) => {
  expect(commandFor(key, modifiers)).toBeNull()
})

describe('in a text field', () => {
  it.each(TABLE.filter(([, , { kind }]) => kind !== 'submit'))(
    '%s %o types text',
    (key, modifiers) => {
      expect(commandFor(key, modifiers, true)).toBeNull()
    },
  )

  it('Ctrl+Enter submits and Escape leaves the field', () => {
    expect(commandFor('Enter', { ctrlKey: true }, true)).toEqual({ kind: 'submit' })
    expect(commandFor('Escape', {}, true)).toEqual({ kind: 'leaveField' })
  })
})
