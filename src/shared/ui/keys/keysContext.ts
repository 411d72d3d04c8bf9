import { createContext, useContext } from 'react'
import type { KeyRegistry } from './keyRegistry.ts'

export type Keys = { registry: KeyRegistry; openSheet: () => void }

/** Null outside the signed-in frame: nothing acts there but what controls do by themselves. */
export const KeysContext = createContext<Keys | null>(null)

/** Shows the sheet of the keys that act here. */
export function useKeySheet(): () => void {
  const keys = useContext(KeysContext)
  return () => keys?.openSheet()
}
