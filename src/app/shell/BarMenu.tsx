import type { ReactNode } from 'react'
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { useDisclosure } from './useDisclosure.ts'

type BarMenuProps = {
  /** What the button shows; its text is its name. */
  label: ReactNode
  className?: string
  /** The panel's name for a screen reader. */
  panelLabel: string
  panelClassName: string
  children: ReactNode
}

/** An entry of the app bar that opens a panel. */
export function BarMenu({ label, className, panelLabel, panelClassName, children }: BarMenuProps) {
  const { isOpen, toggle, root, panelId } = useDisclosure()
  return (
    <div ref={root} className={`bar-menu ${className ?? ''}`}>
      <button
        type="button"
        className={isOpen ? 'bar-item is-open' : 'bar-item'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        {label}
        <Icon of={chevronDown} className="chev" />
      </button>
      {isOpen && (
        <div id={panelId} className={`pop ${panelClassName}`} role="group" aria-label={panelLabel}>
          {children}
        </div>
      )}
    </div>
  )
}
