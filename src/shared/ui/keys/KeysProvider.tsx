import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { LostDialog } from '../LostDialog.tsx'
import { lazyPart } from '../lazyPart.tsx'
import { createKeyRegistry, type ActingKeys } from './keyRegistry.ts'
import { SAME_KEYS } from './keySet.ts'
import { KeysContext } from './keysContext.ts'
import { isSilenced } from './letterKeys.ts'
import { isPress } from './press.ts'

const KeySheet = lazyPart(async () => (await import('./KeySheet.tsx')).KeySheet, {
  what: 'The list of keys',
  Lost: LostDialog,
})

/** A box that is ticked is no field: nothing is written into it. */
const FIELD =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
const DIALOG = '[aria-modal="true"]'

/** Hears the keys of the signed-in pages, wherever on them the focus is, and shows the sheet of those that act there. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createKeyRegistry)
  /** What the sheet lists; null while it is closed. */
  const [shown, setShown] = useState<readonly ActingKeys[] | null>(null)

  const openSheet = useCallback(
    () => setShown(registry.reaching(document.activeElement, isDialogOpen())),
    [registry],
  )
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isSilenced(event)) return
      const target = event.target instanceof Element ? event.target : null
      const isInField = target?.matches(FIELD) === true
      const isUnderDialog = isDialogOpen()
      const reaching = registry.reaching(target, isUnderDialog)
      if (reaching.some(({ act }) => act(event, isInField))) return
      const isHeard = !isInField && (!isUnderDialog || reaching.length > 0)
      if (!isHeard || !isPress(SAME_KEYS.sheet, event)) return
      event.preventDefault()
      setShown(reaching)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [registry])

  const keys = useMemo(() => ({ registry, openSheet }), [registry, openSheet])
  return (
    <KeysContext value={keys}>
      {children}
      {shown !== null && (
        <Suspense fallback={null}>
          <KeySheet sets={shown.map(({ set }) => set)} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </KeysContext>
  )
}

const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null
