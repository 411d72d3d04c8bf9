/** What a key event says of itself. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
>

/** A press as it is spelled in a table and drawn: its keys joined by '+', such as 'A', 'Shift+A', 'Ctrl+Enter', '?'. */
export type Press = string

/** Keys that are drawn otherwise than an event names them. */
const EVENT_NAMES: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  Space: ' ',
  PgUp: 'PageUp',
  PgDn: 'PageDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
}

/** The keys of a press in the order in which they are drawn. */
export const keysOf = (press: Press): readonly string[] =>
  press === '+' ? [press] : press.split('+')

/** Whether this is that press. Ctrl is Cmd on a Mac; what Alt is held with is the browser's. */
export function isPress(press: Press, pressed: Pressed): boolean {
  const keys = keysOf(press)
  const drawn = keys.at(-1) ?? ''
  const wanted = EVENT_NAMES[drawn] ?? drawn.toLowerCase()
  // A sign may need Shift on this keyboard; of everything else Shift is part.
  const isSign = drawn.length === 1 && /[^A-Z←→↑↓]/.test(drawn)
  return (
    !pressed.altKey &&
    keyOf(pressed).toLowerCase() === wanted.toLowerCase() &&
    keys.includes('Ctrl') === (pressed.ctrlKey || pressed.metaKey) &&
    (isSign || keys.includes('Shift') === pressed.shiftKey)
  )
}

/** The letter, on a keyboard of another script by its place. */
function keyOf({ key, code }: Pressed): string {
  if (key.length > 1) return key
  return /^[\u0020-\u007E]$/.test(key) ? key : code.replace(/^(?:Key|Digit)/, '')
}
