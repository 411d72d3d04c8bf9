import { useCallback, useEffect, useState } from 'react'
import { TOAST_MS } from '#shared/platform/config/constants.ts'
import { onToast, type Toast } from '#shared/platform/dialogs/toast.ts'
import './ToastHost.css'

const loadToastList = async () => (await import('./ToastList.tsx')).ToastList

type ToastListComponent = Awaited<ReturnType<typeof loadToastList>>
type Loaded = { kind: 'none' } | { kind: 'failed' } | { kind: 'ready'; List: ToastListComponent }

type ToastHostProps = {
  /** Replaced in tests. */
  load?: () => Promise<ToastListComponent>
}

/** The library loads with the first toast; without it the text is shown plainly. */
export function ToastHost({ load = loadToastList }: ToastHostProps) {
  const [waiting, setWaiting] = useState<Toast[]>([])
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'none' })
  const removeShown = useCallback(
    (ids: ReadonlySet<number>) => setWaiting((all) => all.filter(({ id }) => !ids.has(id))),
    [],
  )
  const hasToasts = waiting.length > 0

  useEffect(() => onToast((toast) => setWaiting((others) => [...others, toast])), [])

  useEffect(() => {
    if (!hasToasts) return
    load().then(
      (List) => setLoaded({ kind: 'ready', List }),
      () => setLoaded({ kind: 'failed' }),
    )
  }, [hasToasts, load])

  useEffect(() => {
    const [oldest] = waiting
    if (loaded.kind !== 'failed' || oldest === undefined) return undefined
    const timer = setTimeout(() => setWaiting(([, ...rest]) => rest), TOAST_MS)
    return () => clearTimeout(timer)
  }, [loaded, waiting])

  if (loaded.kind === 'ready') return <loaded.List waiting={waiting} onShown={removeShown} />
  if (loaded.kind === 'none') return null
  return (
    <p className="toast-plain" role="status">
      {waiting[0]?.text}
    </p>
  )
}
