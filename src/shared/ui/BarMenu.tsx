import {
  Suspense,
  useId,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw'
import { useOpenOnPage } from '#shared/navigation/useOpenOnPage.ts'
import { Icon } from './Icon.tsx'
import { LostDialog } from './LostDialog.tsx'
import type { LostProps } from './lostLines.ts'
import { lazyPart } from './lazyPart.tsx'

/** What a panel is told of its menu; handed on to `BarPanel`. */
export type PanelSlot = {
  /** The button that opens it. */
  button: HTMLButtonElement
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

type BarMenuProps = {
  /** What the button shows; its text names the button and the panel. */
  label: ReactNode
  className?: string
  hasArrow?: boolean
  /** Renders the panel, a `lazyPanel`; called once it has been opened. */
  children: (panel: PanelSlot) => ReactNode
}

/**
 * An entry of the app bar that opens a panel of links: no ARIA menu, Tab goes through it, and arrows move between its
 * `Dropdown.Item`s. A change of page closes it; a question about unsaved changes, which keeps the page, does not.
 * The button is there at once; the panel brings its code, which is fetched when the page is idle or when it is opened.
 */
export function BarMenu({ label, className = '', hasArrow = true, children }: BarMenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useOpenOnPage()
  const [wasOpened, setWasOpened] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)

  function toggle(isNowOpen: boolean) {
    setOpen(isNowOpen)
    if (isNowOpen) setWasOpened(true)
  }

  function openWithArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || isOpen) return
    event.preventDefault()
    toggle(true)
  }

  return (
    <div className={`dropdown ${className}`}>
      <button
        ref={setButton}
        type="button"
        id={id}
        className={isOpen ? 'bar-item show' : 'bar-item'}
        aria-expanded={isOpen}
        onClick={() => toggle(!isOpen)}
        onKeyDown={openWithArrow}
      >
        {label}
        {hasArrow && <Icon of={chevronDown} className="chev" />}
      </button>
      {wasOpened && button !== null && (
        <Suspense fallback={null}>{children({ button, isOpen, onToggle: toggle })}</Suspense>
      )}
    </div>
  )
}

/** A panel of a `BarMenu`, in a chunk of its own. */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props & PanelSlot>>,
) {
  return lazyPart(load, { what: 'The menu', Lost: MenuLost })
}

function MenuLost({ what, why, isTrying, onRetry, isOpen, onToggle }: LostProps & PanelSlot) {
  if (!isOpen) return null
  return <LostDialog {...{ what, why, isTrying, onRetry }} onClose={() => onToggle(false)} />
}
