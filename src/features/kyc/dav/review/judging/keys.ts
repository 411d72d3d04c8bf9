import type { QcAction } from '#features/kyc/dav/qcSubmission.ts'
import type { Decision } from './review.ts'

/** What a key of the review does. */
export type Command =
  | { kind: 'decide'; decision: Decision }
  | { kind: 'acceptRest' }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'seekGap' }
  /** `nth` counts the photos that are shown, from 0. */
  | { kind: 'openPhoto'; nth: number }
  | { kind: 'turn'; by: 1 | -1 }
  | { kind: 'goToMap' }
  | { kind: 'goToComments' }
  | { kind: 'choose'; action: QcAction }
  | { kind: 'submit' }
  | { kind: 'leaveField' }
  | { kind: 'help' }

type KeyRow = {
  /** As an event names it: a letter small, whatever Shift and Caps Lock say. */
  key: string
  isShifted?: boolean
  isWithCtrl?: boolean
  command: Command
}

type KeyGroup = {
  what: string
  /** As they are drawn. */
  shown: readonly (readonly string[])[]
  rows: readonly KeyRow[]
}

const PHOTO_KEYS = ['1', '2', '3', '4', '5'] as const

/** Every key of the review (look, "QC review"), in the order of its help. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    what: 'Accept, and on to the next that is undecided',
    shown: [['A']],
    rows: [{ key: 'a', command: { kind: 'decide', decision: 'accepted' } }],
  },
  {
    what: 'Reject, and on to the next that is undecided',
    shown: [['R']],
    rows: [{ key: 'r', command: { kind: 'decide', decision: 'rejected' } }],
  },
  {
    what: 'Accept all answers that do not differ from the source',
    shown: [['Shift', 'A']],
    rows: [{ key: 'a', isShifted: true, command: { kind: 'acceptRest' } }],
  },
  {
    what: 'Next and previous',
    shown: [['J'], ['K']],
    rows: [
      { key: 'j', command: { kind: 'move', by: 1 } },
      { key: 'k', command: { kind: 'move', by: -1 } },
    ],
  },
  {
    what: 'What is still missing',
    shown: [['N']],
    rows: [{ key: 'n', command: { kind: 'seekGap' } }],
  },
  {
    what: 'Open a photo',
    shown: PHOTO_KEYS.map((key) => [key]),
    rows: PHOTO_KEYS.map((key, nth) => ({ key, command: { kind: 'openPhoto', nth } })),
  },
  {
    what: 'Turn the photo left and right',
    shown: [['['], [']']],
    rows: [
      { key: '[', command: { kind: 'turn', by: -1 } },
      { key: ']', command: { kind: 'turn', by: 1 } },
    ],
  },
  { what: 'The map', shown: [['M']], rows: [{ key: 'm', command: { kind: 'goToMap' } }] },
  {
    what: 'Final Comments; Escape leaves them',
    shown: [['C'], ['Esc']],
    rows: [
      { key: 'c', command: { kind: 'goToComments' } },
      { key: 'Escape', command: { kind: 'leaveField' } },
    ],
  },
  {
    what: 'Pass, Fail, Reinitiate',
    shown: [['P'], ['F'], ['I']],
    rows: [
      { key: 'p', command: { kind: 'choose', action: 'Pass' } },
      { key: 'f', command: { kind: 'choose', action: 'Fail' } },
      { key: 'i', command: { kind: 'choose', action: 'Reinitiate' } },
    ],
  },
  {
    what: 'Submit, or say what is missing',
    shown: [['Ctrl', 'Enter']],
    rows: [{ key: 'Enter', isWithCtrl: true, command: { kind: 'submit' } }],
  },
  { what: 'These keys', shown: [['?']], rows: [{ key: '?', command: { kind: 'help' } }] },
]

const ROWS: readonly KeyRow[] = KEY_GROUPS.flatMap(({ rows }) => rows)

/** What is asked for while something is written too; every other key is the field's. */
const IN_FIELDS: ReadonlySet<Command['kind']> = new Set(['submit', 'leaveField'])
/** Where there is no field to leave, Escape is not the review's. */
const IN_FIELDS_ONLY: ReadonlySet<Command['kind']> = new Set(['leaveField'])

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key press asks for; null where it is not the review's. */
export function commandOf(pressed: Pressed, isInField: boolean): Command | null {
  const key = keyOf(pressed)
  const isLetter = /^[a-z]$/.test(key)
  const found = ROWS.find(
    (row) =>
      row.key === key &&
      (row.isWithCtrl ?? false) === (pressed.ctrlKey || pressed.metaKey) &&
      // A sign may need Shift on this keyboard; of a letter Shift is part.
      (!isLetter || (row.isShifted ?? false) === pressed.shiftKey),
  )
  if (found === undefined || pressed.altKey) return null
  const { kind } = found.command
  return (isInField ? IN_FIELDS.has(kind) : !IN_FIELDS_ONLY.has(kind)) ? found.command : null
}

/** The letter, on a keyboard of another script by its place. */
function keyOf({ key, code }: Pressed): string {
  if (key.length > 1) return key
  return (/^[\u0020-\u007E]$/.test(key) ? key : code.replace(/^(?:Key|Digit)/, '')).toLowerCase()
}
