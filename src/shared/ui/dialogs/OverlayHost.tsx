import { useEffect, useState } from 'react'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { dialogAnswered, selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { PlainDialog } from '#shared/ui/components/overlays/PlainDialog.tsx'
import { loadOverlay } from './loadOverlay.ts'

type OverlayFallbackProps = { name: DialogName; onClose: () => void }

/** Replaces a dialog whose code failed to load. */
function OverlayFallback({ name, onClose }: OverlayFallbackProps) {
  return (
    <PlainDialog
      title="Unable to connect to the server!"
      text={`A message could not be shown (${name}). Try again.`}
      onClose={onClose}
    >
      <button type="button" className="btn btn-primary" autoFocus onClick={onClose}>
        OK
      </button>
    </PlainDialog>
  )
}

type Overlay = Awaited<ReturnType<typeof loadOverlay>>
type Loaded = { kind: 'none' } | { kind: 'failed' } | { kind: 'ready'; Overlay: Overlay }

type OverlayHostProps = {
  /** Replaced in tests. */
  load?: () => Promise<Overlay>
}

/** The first dialog of the queue. The code loads with the first one. */
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
