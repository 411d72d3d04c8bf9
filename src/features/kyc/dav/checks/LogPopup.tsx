import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useEffect, useId, useRef, type RefObject } from 'react'
import Overlay from 'react-bootstrap/Overlay'
import { Icon } from '#shared/ui/Icon.tsx'
import type { AddressCase } from '../case.ts'
import { logRows } from './notificationLog.ts'
import { shownPhone, shownTime } from './shownTexts.ts'

type LogPopupProps = {
  id: string
  one: AddressCase
  /** The button that opened it. */
  beside: RefObject<HTMLElement | null>
  /** Escape, the cross, and a press anywhere else. */
  onClose: () => void
}

/** px: clear of its button and of the window's edges. */
const PLACE = {
  modifiers: [
    { name: 'offset', options: { offset: [0, 8] } },
    { name: 'preventOverflow', options: { padding: 16 } },
  ],
}

/** Every notification of a case, newest first (look 16c). */
export function LogPopup({ id, one, beside, onClose }: LogPopupProps) {
  return (
    <Overlay
      show
      target={beside}
      placement="top"
      transition={false}
      rootClose
      onHide={onClose}
      popperConfig={PLACE}
    >
      {({ ref, style }) => (
        <div ref={ref} style={style} className="log-popup-place">
          <LogDialog id={id} one={one} onClose={onClose} />
        </div>
      )}
    </Overlay>
  )
}

function LogDialog({ id, one, onClose }: Omit<LogPopupProps, 'beside'>) {
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => dialog.current?.focus(), [])
  return (
    <div
      ref={dialog}
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="log-popup"
    >
      <header>
        <div>
          <h2 id={titleId}>Notification log</h2>
          <p className="muted">
            {one.source.name}, {shownPhone(one.source.phone)}
          </p>
        </div>
        <button type="button" className="btn btn-sm btn-ghost btn-icon" onClick={onClose}>
          <Icon of={cross} label="Close" />
        </button>
      </header>
      <ol>
        {logRows(one.log).map(({ label, ordinal, at }) => (
          <li key={`${label} ${ordinal} ${at}`}>
            <span className="medium">{label}</span>{' '}
            {ordinal !== null && <span className="muted">{ordinal}</span>}
            <time className="muted" dateTime={at}>
              {shownTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  )
}
