import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw'
import {
  Suspense,
  useId,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useOpenUntilNavigation } from '#shared/platform/navigation/useOpenUntilNavigation.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'
import type { LoadErrorProps } from '#shared/ui/loading/loadErrorTexts.ts'

export type MenuPanelProps = {
  button: HTMLButtonElement
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

type AppBarMenuProps = {
  /** Its text names the button and the panel. */
  label: ReactNode
  className?: string
  hasArrow?: boolean
  /** Renders a `lazyMenuPanel`; called once the panel has been opened. */
  children: (panel: MenuPanelProps) => ReactNode
}

/** Not an ARIA menu: Tab goes through it, and arrows move between its `Dropdown.Item`s. */
export function AppBarMenu({ label, className = '', hasArrow = true, children }: AppBarMenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useOpenUntilNavigation()
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

/** A panel of an `AppBarMenu` in its own chunk. */
export function lazyMenuPanel<Props extends object>(
  load: () => Promise<ComponentType<Props & MenuPanelProps>>,
) {
  return lazyWithRetry(load, { label: 'The menu', LoadError: MenuLoadError })
}

function MenuLoadError({
  label,
  reason,
  isTrying,
  onRetry,
  isOpen,
  onToggle,
}: LoadErrorProps & MenuPanelProps) {
  if (!isOpen) return null
  return (
    <LoadErrorDialog {...{ label, reason, isTrying, onRetry }} onClose={() => onToggle(false)} />
  )
}
