import type { ReactNode } from 'react'
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw'
import Dropdown from 'react-bootstrap/Dropdown'
import { useOpenOnPage } from '#shared/navigation/useOpenOnPage.ts'
import { Icon } from './Icon.tsx'

type BarMenuProps = {
  /** What the button shows; its text names the button and the panel. */
  label: ReactNode
  className?: string
  panelClassName: string
  /** The edge of the button that the panel keeps to. */
  align?: 'start' | 'end'
  hasArrow?: boolean
  children: ReactNode
}

/** px: the panel begins just below the bar and a little before its button, and keeps clear of the window's edges. */
const PLACE = {
  modifiers: [
    {
      name: 'offset',
      options: {
        offset: ({ placement }: { placement: string }) => [
          placement === 'bottom-start' ? -8 : 0,
          16,
        ],
      },
    },
    { name: 'preventOverflow', options: { padding: 16 } },
  ],
}

/**
 * An entry of the app bar that opens a panel of links: no ARIA menu, Tab goes through it, and arrows move between its
 * `Dropdown.Item`s. A change of page closes it; a question about unsaved changes, which keeps the page, does not.
 */
export function BarMenu(props: BarMenuProps) {
  const { label, className, panelClassName, align = 'start', hasArrow = true, children } = props
  const [isOpen, setOpen] = useOpenOnPage()
  return (
    <Dropdown
      className={className}
      align={align}
      autoClose="outside"
      show={isOpen}
      onToggle={setOpen}
    >
      <Dropdown.Toggle as="button" type="button" bsPrefix="bar-item">
        {label}
        {hasArrow && <Icon of={chevronDown} className="chev" />}
      </Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu role="group" className={panelClassName} popperConfig={PLACE}>
          {children}
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
