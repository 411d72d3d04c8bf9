import { matchesCombo, type KeyCombo, type KeyPress } from './keyCombo.ts'

/** A screen that uses one of these keys must use this meaning; other keys belong to one screen. */
export const SHARED_SHORTCUTS = {
  help: '?',
  search: '/',
  /** The first row of a list, the first figure of a result. */
  firstItem: 'G',
  next: 'J',
  previous: 'K',
  /** A missing field of a review, an unopened result. */
  nextPending: 'N',
  /** An unopened result in which a check failed. */
  nextProblem: 'Shift+N',
  /** Completes the work on this screen. */
  finish: 'Ctrl+Enter',
} as const satisfies Record<string, KeyCombo>

export type Shortcut<Command> = {
  combo: KeyCombo
  /** Null: the focused control handles it itself, and the dialog lists it. */
  command: Command | null
  /** 'page': outside text fields (default). 'field': only inside. */
  scope?: 'page' | 'field' | 'both'
  /** A held key acts once, unless this is set. */
  allowsRepeat?: true
  /** An alternative combination that the dialog omits. */
  isHidden?: true
}

export type ShortcutGroup<Command> = { label: string; shortcuts: readonly Shortcut<Command>[] }

export type ShortcutSet<Command> = { title: string; groups: readonly ShortcutGroup<Command>[] }

/** The shortcut of a key press; undefined where it is none. */
export function findShortcut<Command>(
  { groups }: ShortcutSet<Command>,
  pressed: KeyPress,
  isInField: boolean,
): Shortcut<Command> | undefined {
  const isInScope = ({ scope = 'page' }: Shortcut<Command>) =>
    scope === 'both' || (scope === 'field') === isInField
  return groups
    .flatMap(({ shortcuts }) => shortcuts)
    .find((row) => row.command !== null && isInScope(row) && matchesCombo(row.combo, pressed))
}
