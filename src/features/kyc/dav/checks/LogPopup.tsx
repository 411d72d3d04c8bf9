import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { RefObject } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import type { AddressCase } from '../case.ts'
import { logRows } from './notificationLog.ts'
import { shownPhone } from '#shared/dashboard/phone.ts'
import { PopDialog } from './PopDialog.tsx'
import { shownTime } from './shownTexts.ts'

type LogPopupProps = {
  id: string
  one: AddressCase
  /** The button that opened it. */
  beside: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Every notification of a case, newest first (look 16c). */
export function LogPopup({ id, one, beside, onClose }: LogPopupProps) {
  return (
    <PopDialog
      id={id}
      label="Notification log"
      className="log-popup"
      placement="top"
      beside={beside}
      onClose={onClose}
    >
      <header>
        <div>
          <h2>Notification log</h2>
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
    </PopDialog>
  )
}
