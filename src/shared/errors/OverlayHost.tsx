import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { OverlayFallback } from './OverlayFallback.tsx'
import { loadOverlay } from './overlayLoader.ts'
import { dialogAnswered, selectCurrentDialog } from './overlaySlice.ts'

type Overlay = Awaited<ReturnType<typeof loadOverlay>>
type Loaded = { kind: 'none' } | { kind: 'failed' } | { kind: 'ready'; Overlay: Overlay }

type OverlayHostProps = {
  /** Where the dialogs come from; tests break it. */
  load?: () => Promise<Overlay>
}

/** Shows the first waiting dialog over all pages. Brings its code with the first one. */
export function OverlayHost({ load = loadOverlay }: OverlayHostProps) {
  const dialog = useAppSelector(selectCurrentDialog)
  const dispatch = useAppDispatch()
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'none' })
  const id = dialog?.id

  useEffect(() => {
    if (id === undefined) return undefined
    let waiting = true
    load().then(
      (Overlay) => waiting && setLoaded({ kind: 'ready', Overlay }),
      () => waiting && setLoaded({ kind: 'failed' }),
    )
    return () => {
      waiting = false
    }
  }, [id, load])

  if (dialog === undefined || loaded.kind === 'none') return null
  if (loaded.kind === 'ready') return <loaded.Overlay key={dialog.id} dialog={dialog} />
  return (
    <OverlayFallback
      key={dialog.id}
      name={dialog.name}
      onClose={() => dispatch(dialogAnswered({ id: dialog.id, answer: 'dismissed' }))}
    />
  )
}
