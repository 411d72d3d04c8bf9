import { findShortcut, type ShortcutSet } from './shortcutSet.ts'

export type ActiveShortcuts = {
  set: ShortcutSet<unknown>
  /** False where it is none of these keys. */
  handle: (event: KeyboardEvent, isInField: boolean) => boolean
  /** They work only inside it, also in a dialog. Null: on the whole page, unless a dialog is open. */
  within: () => HTMLElement | null
  isPageWide: boolean
}

/** Each part of the page adds its own while mounted. */
export type ShortcutRegistry = {
  /** Returns the function that removes them. */
  add: (keys: ActiveShortcuts) => () => void
  /** The last added first. */
  activeFor: (target: Element | null, isUnderDialog: boolean) => readonly ActiveShortcuts[]
}

export function createShortcutRegistry(): ShortcutRegistry {
  const added = new Set<ActiveShortcuts>()
  return {
    add(keys) {
      added.add(keys)
      return () => void added.delete(keys)
    },
    activeFor: (target, isUnderDialog) =>
      [...added]
        .filter(({ isPageWide, within }) =>
          isPageWide ? !isUnderDialog : within()?.contains(target) === true,
        )
        .reverse(),
  }
}

/** Skips rows that are only documented. */
export function createShortcutHandler<Command>(
  set: ShortcutSet<Command>,
  onCommand: (command: Command) => void,
): ActiveShortcuts['handle'] {
  return (event, isInField) => {
    const row = findShortcut(set, event, isInField)
    if (row === undefined || row.command === null) return false
    event.preventDefault()
    if (!event.repeat || row.allowsRepeat === true) onCommand(row.command)
    return true
  }
}
