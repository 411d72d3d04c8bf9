import { rowOf, type KeySet } from './keySet.ts'

/** Keys that act now. A set of another command is another type, so each brings its own way to act. */
export type ActingKeys = {
  set: KeySet<unknown>
  /** Carries out what was pressed; false where it is none of these keys. */
  act: (event: KeyboardEvent, isInField: boolean) => boolean
  /** They act only for presses inside it, in a dialog too; null: on the whole page, unless a dialog is open. */
  within: () => HTMLElement | null
  isWhole: boolean
}

/** What acts on the page that is shown: each part adds its keys while it is there. */
export type KeyRegistry = {
  /** @returns takes them away */
  add: (keys: ActingKeys) => () => void
  /** Those that a press on this element reaches, the last added first. */
  reaching: (target: Element | null, isUnderDialog: boolean) => readonly ActingKeys[]
}

export function createKeyRegistry(): KeyRegistry {
  const added = new Set<ActingKeys>()
  return {
    add(keys) {
      added.add(keys)
      return () => void added.delete(keys)
    },
    reaching: (target, isUnderDialog) =>
      [...added]
        .filter(({ isWhole, within }) =>
          isWhole ? !isUnderDialog : within()?.contains(target) === true,
        )
        .reverse(),
  }
}

/** Acts on the keys of a set; a row that is only told of is none of them. */
export function acting<Command>(
  set: KeySet<Command>,
  onCommand: (command: Command) => void,
): ActingKeys['act'] {
  return (event, isInField) => {
    const row = rowOf(set, event, isInField)
    if (row === undefined || row.command === null) return false
    event.preventDefault()
    if (!event.repeat || row.repeats === true) onCommand(row.command)
    return true
  }
}
