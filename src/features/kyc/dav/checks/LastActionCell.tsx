import clock from 'bootstrap-icons/icons/clock-history.svg?raw'
import { Suspense, useId, useRef } from 'react'
import { useOpenOnPage } from '#shared/navigation/useOpenOnPage.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { Nothing } from '#shared/ui/Nothing.tsx'
import type { AddressCase } from '../case.ts'
import { lastAction } from './notificationLog.ts'

const LogPopup = lazyPart(async () => (await import('./LogPopup.tsx')).LogPopup, {
  what: 'The notification log',
  Lost: Nothing,
})

type LastActionCellProps = { one: AddressCase }

/** The newest notification, and the log of all of them behind an icon (kyc §2, look 16c). */
export function LastActionCell({ one }: LastActionCellProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useOpenOnPage()
  if (one.log.length === 0) return <span className="faint">None yet</span>
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <span className="last-action">
      {lastAction(one.log)}
      <button
        ref={button}
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={clock} label={`Notification log of ${one.source.name}`} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LogPopup id={id} one={one} beside={button} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
