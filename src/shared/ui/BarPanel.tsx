import { useLayoutEffect, type ReactNode, type RefCallback } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import type { PanelSlot } from './BarMenu.tsx'

type BarPanelProps = PanelSlot & {
  className: string
  /** The edge of the button that the panel keeps to. */
  align?: 'start' | 'end'
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

/** The panel of a `BarMenu`: stays mounted while it is closed, so that closing can give the focus back to the button. */
export function BarPanel({
  button,
  isOpen,
  onToggle,
  className,
  align = 'start',
  children,
}: BarPanelProps) {
  return (
    <Dropdown align={align} autoClose="outside" show={isOpen} onToggle={onToggle}>
      <Dropdown.Toggle as={ExistingButton} button={button} />
      {isOpen && (
        <Dropdown.Menu role="group" className={className} popperConfig={PLACE}>
          {children}
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}

type ExistingButtonProps = { ref?: RefCallback<HTMLButtonElement>; button: HTMLButtonElement }

/** Makes a button that stands elsewhere the toggle: the dropdown's place, its name and its keys go by it. */
function ExistingButton({ ref, button }: ExistingButtonProps) {
  useLayoutEffect(() => {
    ref?.(button)
    return () => {
      ref?.(null)
    }
  }, [ref, button])
  return null
}
