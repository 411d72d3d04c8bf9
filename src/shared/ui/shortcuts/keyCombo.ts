export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
>

/** Keys joined by '+': 'A', 'Shift+A', 'Ctrl+Enter', '?'. */
export type KeyCombo = string

/** Keys displayed otherwise than their event names. */
const EVENT_KEYS: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  Space: ' ',
  PgUp: 'PageUp',
  PgDn: 'PageDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
}

/** In display order. */
export const keysOfCombo = (press: KeyCombo): readonly string[] =>
  press === '+' ? [press] : press.split('+')

/** Ctrl is Cmd on a Mac; Alt combinations belong to the browser. */
export function matchesCombo(press: KeyCombo, pressed: KeyPress): boolean {
  const keys = keysOfCombo(press)
  const lastKey = keys.at(-1) ?? ''
  const eventKey = EVENT_KEYS[lastKey] ?? lastKey.toLowerCase()
  // A sign may need Shift on this keyboard; for other keys Shift is part of the combination.
  const isSign = lastKey.length === 1 && /[^A-Z←→↑↓]/.test(lastKey)
  return (
    !pressed.altKey &&
    keyOf(pressed).toLowerCase() === eventKey.toLowerCase() &&
    keys.includes('Ctrl') === (pressed.ctrlKey || pressed.metaKey) &&
    (isSign || keys.includes('Shift') === pressed.shiftKey)
  )
}

/** The letter; on a keyboard of another script, by its position. */
function keyOf({ key, code }: KeyPress): string {
  if (key.length > 1) return key
  return /^[\u0020-\u007E]$/.test(key) ? key : code.replace(/^(?:Key|Digit)/, '')
}
