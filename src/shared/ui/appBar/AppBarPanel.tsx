import { useLayoutEffect, type ReactNode, type RefCallback } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import type { MenuPanelProps } from './AppBarMenu.tsx'

type AppBarPanelProps = MenuPanelProps & {
  className: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** px: below the bar, slightly before its button, and away from the window's edges. */
const POPPER_CONFIG = {
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

/** It stays mounted while closed, so that closing can return the focus to the button. */
export function AppBarPanel({
  button,
  isOpen,
  onToggle,
  className,
  align = 'start',
  children,
}: AppBarPanelProps) {
  return (
    <Dropdown align={align} autoClose="outside" show={isOpen} onToggle={onToggle}>
      <Dropdown.Toggle as={ExistingButton} button={button} />
      {isOpen && (
        <Dropdown.Menu role="group" className={className} popperConfig={POPPER_CONFIG}>
          {children}
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}

type ExistingButtonProps = { ref?: RefCallback<HTMLButtonElement>; button: HTMLButtonElement }

/** Makes an existing button the dropdown's toggle, for its position, name and keys. */
function ExistingButton({ ref, button }: ExistingButtonProps) {
  useLayoutEffect(() => {
    ref?.(button)
    return () => {
      ref?.(null)
    }
  }, [ref, button])
  return null
}
