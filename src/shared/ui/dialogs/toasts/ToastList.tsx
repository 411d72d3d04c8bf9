import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
// The default entry writes a <style> element, which the Content-Security-Policy refuses.
import { toast as show, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled'
import { LINKED_TOAST_MS, TOAST_MS } from '#shared/platform/config/constants.ts'
import type { Toast, ToastLink, ToastPosition } from '#shared/platform/dialogs/toast.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'

const POSITION = { 'top-end': 'top-right', 'top-start': 'top-left' } as const satisfies Record<
  ToastPosition,
  string
>

/** The library's own transitions wait for animations to end, which never happens with reduced motion. */
function NoMotion({ isIn, done, children }: ToastTransitionProps) {
  useEffect(() => {
    if (!isIn) done()
  }, [isIn, done])
  return children
}

type LinkedToastProps = { text: string; link: ToastLink }

function LinkedToast({ text, link: { to, label } }: LinkedToastProps) {
  return (
    <>
      {text} <Link to={to}>{label}</Link>
    </>
  )
}

type ToastListProps = { waiting: readonly Toast[]; onShown: (ids: ReadonlySet<number>) => void }

/** Their place covers no control (ToastHost.css). A repeated text extends the shown toast; a click closes it. */
export function ToastList({ waiting, onShown }: ToastListProps) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  useEffect(() => {
    if (waiting.length === 0) return
    for (const { kind, text, position, link } of waiting) {
      const toastId = `${kind} ${position} ${text}`
      if (!show.isActive(toastId)) {
        const icon = <Icon of={kind === 'success' ? checkCircle : exclamationCircle} />
        // An element would get the library's own props.
        const linked = link !== null && (() => <LinkedToast text={text} link={link} />)
        show(linked || text, { toastId, type: kind, position: POSITION[position], icon })
      }
      // The library's own timer is a CSS animation as well.
      clearTimeout(timers.current.get(toastId))
      timers.current.set(
        toastId,
        setTimeout(() => show.dismiss(toastId), link === null ? TOAST_MS : LINKED_TOAST_MS),
      )
    }
    onShown(new Set(waiting.map(({ id }) => id)))
  }, [waiting, onShown])

  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  return (
    <div className="toast-area">
      <ToastContainer
        aria-label="Notifications"
        role="status"
        autoClose={false}
        transition={NoMotion}
        closeButton={false}
        closeOnClick
        draggable={false}
        pauseOnFocusLoss={false}
        hideProgressBar
      />
    </div>
  )
}
