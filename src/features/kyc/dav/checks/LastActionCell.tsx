import clock from 'bootstrap-icons/icons/clock-history.svg?raw'
import { Suspense, useId, useRef } from 'react'
import { useOpenUntilNavigation } from '#shared/platform/navigation/useOpenUntilNavigation.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import type { AddressCase } from '../case.ts'
import { lastAction } from './notificationLog.ts'

const LogPopup = lazyWithRetry(
  async () => (await import('./NotificationLogPopup.tsx')).NotificationLogPopup,
  {
    label: 'The notification log',
    LoadError: RenderNothing,
  },
)

type LastActionCellProps = { record: AddressCase }

export function LastActionCell({ record }: LastActionCellProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useOpenUntilNavigation()
  if (record.log.length === 0) return <span className="faint">None yet</span>
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <span className="last-action">
      {lastAction(record.log)}
      <button
        ref={button}
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={clock} label={`Notification log of ${record.source.name}`} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LogPopup id={id} record={record} anchor={button} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
