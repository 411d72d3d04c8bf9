import { createContext, useContext } from 'react'
import type { ShortcutRegistry } from './shortcutRegistry.ts'

export type ShortcutsContextValue = { registry: ShortcutRegistry; openDialog: () => void }

/** Null outside the signed-in frame, where no shortcuts exist. */
export const ShortcutsContext = createContext<ShortcutsContextValue | null>(null)

/** Returns the function that opens the dialog. */
export function useOpenShortcutsDialog(): () => void {
  const keys = useContext(ShortcutsContext)
  return () => keys?.openDialog()
}
