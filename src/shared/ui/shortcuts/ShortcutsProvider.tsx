import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { lazyWithRetry } from '../loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '../loading/LoadErrorDialog.tsx'
import { isCharacterKeyDisabled } from './characterKeys.ts'
import { matchesCombo } from './keyCombo.ts'
import { createShortcutRegistry, type ActiveShortcuts } from './shortcutRegistry.ts'
import { ShortcutsContext } from './shortcutsContext.ts'
import { SHARED_SHORTCUTS } from './shortcutSet.ts'

const ShortcutsDialog = lazyWithRetry(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
  {
    label: 'The list of shortcuts',
    LoadError: LoadErrorDialog,
  },
)

/** A checkbox is not a text field. */
const FIELD =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
const DIALOG = '[aria-modal="true"]'

/** Handles the shortcuts of signed-in pages for any focus, and shows the dialog that lists them. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createShortcutRegistry)
  const [shown, setShown] = useState<readonly ActiveShortcuts[] | null>(null)

  const openDialog = useCallback(
    () => setShown(registry.activeFor(document.activeElement, isDialogOpen())),
    [registry],
  )
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isCharacterKeyDisabled(event)) return
      const target = event.target instanceof Element ? event.target : null
      const isInField = target?.matches(FIELD) === true
      const isUnderDialog = isDialogOpen()
      const active = registry.activeFor(target, isUnderDialog)
      if (active.some(({ handle }) => handle(event, isInField))) return
      const isEnabled = !isInField && (!isUnderDialog || active.length > 0)
      if (!isEnabled || !matchesCombo(SHARED_SHORTCUTS.help, event)) return
      event.preventDefault()
      setShown(active)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [registry])

  const keys = useMemo(() => ({ registry, openDialog }), [registry, openDialog])
  return (
    <ShortcutsContext value={keys}>
      {children}
      {shown !== null && (
        <Suspense fallback={null}>
          <ShortcutsDialog sets={shown.map(({ set }) => set)} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </ShortcutsContext>
  )
}

const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null
