import { type RefObject, useContext, useEffectEvent, useLayoutEffect } from 'react'
import { createShortcutHandler } from './shortcutRegistry.ts'
import { ShortcutsContext } from './shortcutsContext.ts'
import type { ShortcutSet } from './shortcutSet.ts'

type ShortcutsOptions = {
  /** The part of the page inside which they work, such as a dialog; default: any focus, but not under a dialog. */
  within?: RefObject<HTMLElement | null>
  /** False while none of them would do anything: they are inactive and not listed. */
  isEnabled?: boolean
}

/** Active while mounted, and listed (`?`). `set` is a constant: another one is another set of keys. */
export function useShortcuts<Command>(
  set: ShortcutSet<Command>,
  onCommand: (command: Command) => void,
  { within, isEnabled = true }: ShortcutsOptions = {},
): void {
  const registry = useContext(ShortcutsContext)?.registry
  const runCommand = useEffectEvent(onCommand)
  // A layout effect, so that they work as soon as the part is visible.
  useLayoutEffect(() => {
    if (!isEnabled) return undefined
    return registry?.add({
      set,
      handle: createShortcutHandler(set, (command) => runCommand(command)),
      within: () => within?.current ?? null,
      isPageWide: within === undefined,
    })
  }, [registry, set, within, isEnabled])
}

/** Lists keys that a focused control handles itself. */
export function useDocumentedShortcuts(set: ShortcutSet<never>): void {
  useShortcuts(set, ignore)
}

const ignore = () => undefined
