import { type RefObject, useContext, useEffectEvent, useLayoutEffect } from 'react'
import { acting } from './keyRegistry.ts'
import type { KeySet } from './keySet.ts'
import { KeysContext } from './keysContext.ts'

type KeysOptions = {
  /** The part of the page inside which they act, a dialog for one; left out: wherever the focus is, but not under a dialog. */
  within?: RefObject<HTMLElement | null>
  /** False while none of them would do anything: they neither act nor stand on the sheet. */
  isOn?: boolean
}

/**
 * The one way to listen to keys beside a control's own: they act while the part is there, and stand on the key sheet (`?`).
 * @param set a constant: another one is another set of keys
 */
export function useKeys<Command>(
  set: KeySet<Command>,
  onCommand: (command: Command) => void,
  { within, isOn = true }: KeysOptions = {},
): void {
  const registry = useContext(KeysContext)?.registry
  const obey = useEffectEvent(onCommand)
  // Not after the painting: who sees what they belong to can press them.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    return registry?.add({
      set,
      act: acting(set, (command) => obey(command)),
      within: () => within?.current ?? null,
      isWhole: within === undefined,
    })
  }, [registry, set, within, isOn])
}

/** Puts keys on the sheet that controls answer by themselves while they have the focus. */
export function useToldKeys(set: KeySet<never>): void {
  useKeys(set, ignore)
}

const ignore = () => undefined
