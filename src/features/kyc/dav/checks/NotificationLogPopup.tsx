import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { RefObject } from 'react'
import { formatPhone } from '#shared/kits/dashboard/phone.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { AddressCase } from '../case.ts'
import { formatCaseTime } from './formatCaseTime.ts'
import { logRows } from './notificationLog.ts'
import { PopoverDialog } from './PopoverDialog.tsx'

type NotificationLogPopupProps = {
  id: string
  record: AddressCase
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

export function NotificationLogPopup({ id, record, anchor, onClose }: NotificationLogPopupProps) {
  return (
    <PopoverDialog
      id={id}
      label="Notification log"
      className="log-popup"
      placement="top"
      anchor={anchor}
      onClose={onClose}
    >
      <header>
        <div>
          <h2>Notification log</h2>
          <p className="muted">
            {record.source.name}, {formatPhone(record.source.phone)}
          </p>
        </div>
        <button type="button" className="btn btn-sm btn-ghost btn-icon" onClick={onClose}>
          <Icon of={cross} label="Close" />
        </button>
      </header>
      <ol>
        {logRows(record.log).map(({ label, ordinal, notifiedAt }) => (
          <li key={`${label} ${ordinal} ${notifiedAt}`}>
            <span className="medium">{label}</span>{' '}
            {ordinal !== null && <span className="muted">{ordinal}</span>}
            <time className="muted" dateTime={notifiedAt}>
              {formatCaseTime(notifiedAt)}
            </time>
          </li>
        ))}
      </ol>
    </PopoverDialog>
  )
}
