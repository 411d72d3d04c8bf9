import { isPress, type Press, type Pressed } from './press.ts'

/**
 * Letters and signs that mean the same wherever they act. A screen that takes one of them takes it in this meaning, and a
 * press that is not here is one screen's own.
 */
export const SAME_KEYS = {
  sheet: '?',
  search: '/',
  next: 'J',
  previous: 'K',
  /** The next thing that waits for its reader: a gap of a review, a result that nobody has opened. */
  nextWaiting: 'N',
  /** The answer that ends the work on this screen. */
  finish: 'Ctrl+Enter',
} as const satisfies Record<string, Press>

export type KeyRow<Command> = {
  press: Press
  /** Null: the control that has the focus answers it by itself, and the sheet tells of it. */
  command: Command | null
  /** Where it acts: 'page' while nothing is written (left out), 'field' only then, 'both'. */
  where?: 'page' | 'field' | 'both'
  /** A key that is held down acts once, unless this is set. */
  repeats?: true
  /** Another spelling of a press beside it, which the sheet leaves out. */
  isHidden?: true
}

/** One line of the sheet. */
export type KeyGroup<Command> = { what: string; rows: readonly KeyRow<Command>[] }

/** The keys of a screen or of a part of it, in the order of the sheet. */
export type KeySet<Command> = { title: string; groups: readonly KeyGroup<Command>[] }

/** The row that a press asks for; undefined where it is none of these keys. */
export function rowOf<Command>(
  { groups }: KeySet<Command>,
  pressed: Pressed,
  isInField: boolean,
): KeyRow<Command> | undefined {
  const isHere = ({ where = 'page' }: KeyRow<Command>) =>
    where === 'both' || (where === 'field') === isInField
  return groups
    .flatMap(({ rows }) => rows)
    .find((row) => row.command !== null && isHere(row) && isPress(row.press, pressed))
}
