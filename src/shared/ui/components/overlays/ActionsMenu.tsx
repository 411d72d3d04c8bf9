import dots from 'bootstrap-icons/icons/three-dots.svg?raw'
import { useState, type ReactNode } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { Icon } from '../Icon.tsx'
import './ActionsMenu.css'

/** Buttons that stand side by side; on a phone they are in a menu. They stay mounted, as what they do takes time. */
export function ActionsMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dropdown className="actions-menu" align="end" show={isOpen} onToggle={setOpen}>
      <Dropdown.Toggle as="button" type="button" bsPrefix="btn btn-secondary btn-icon">
        <Icon of={dots} label="More actions" />
      </Dropdown.Toggle>
      <Dropdown.Menu role="group" renderOnMount onClick={() => setOpen(false)}>
        {children}
      </Dropdown.Menu>
    </Dropdown>
  )
}
