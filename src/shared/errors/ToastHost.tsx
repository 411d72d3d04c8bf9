import { useCallback, useEffect, useState } from 'react'
import { TOAST_MS } from '#shared/config/constants.ts'
import { onToast, type Toast } from './toast.ts'
import './ToastHost.css'

const loadStage = async () => (await import('./ToastStage.tsx')).ToastStage

type Stage = Awaited<ReturnType<typeof loadStage>>
type Loaded = { kind: 'none' } | { kind: 'failed' } | { kind: 'ready'; Stage: Stage }

type ToastHostProps = {
  /** Where the toast library comes from; tests break it. */
  load?: () => Promise<Stage>
}

/** Where toasts appear, over all pages. The library comes with the first one; without it the line shows plainly. */
export function ToastHost({ load = loadStage }: ToastHostProps) {
  const [waiting, setWaiting] = useState<Toast[]>([])
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'none' })
  const forget = useCallback(
    (ids: ReadonlySet<number>) => setWaiting((all) => all.filter(({ id }) => !ids.has(id))),
    [],
  )
  const isWanted = waiting.length > 0

  useEffect(() => onToast((toast) => setWaiting((others) => [...others, toast])), [])

  useEffect(() => {
    if (!isWanted) return
    load().then(
      (Stage) => setLoaded({ kind: 'ready', Stage }),
      () => setLoaded({ kind: 'failed' }),
    )
  }, [isWanted, load])

  useEffect(() => {
    const [oldest] = waiting
    if (loaded.kind !== 'failed' || oldest === undefined) return undefined
    const timer = setTimeout(() => setWaiting(([, ...rest]) => rest), TOAST_MS)
    return () => clearTimeout(timer)
  }, [loaded, waiting])

  if (loaded.kind === 'ready') return <loaded.Stage waiting={waiting} onShown={forget} />
  if (loaded.kind === 'none') return null
  return (
    <p className="toast-plain" role="status">
      {waiting[0]?.text}
    </p>
  )
}
