import Offcanvas from 'react-bootstrap/Offcanvas'
import { NavLink } from 'react-router-dom'
import house from 'bootstrap-icons/icons/house.svg?raw'
import { BrandMark } from '#shared/ui/BrandMark.tsx'
import { env } from '#shared/config/env.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { openServices } from '#shared/session/permissions.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { useCloseOnBack } from '#shared/ui/useCloseOnBack.ts'
import { adminLinks } from './adminLinks.ts'
import { SolutionsGroups } from './SolutionsGroups.tsx'
import { SupportLink } from './SupportLink.tsx'
import { TrialPill } from './TrialPill.tsx'
import '#shared/ui/sheet.scss'
import './menuSheet.css'

const isInLink = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('a') !== null

type MenuSheetProps = { user: CurrentUser; onClose: () => void }

/** What the wide bar holds, as a sheet from the left: keeps the focus inside, Escape closes. */
export function MenuSheet({ user, onClose }: MenuSheetProps) {
  const admin = adminLinks(user)
  useCloseOnBack(onClose)
  return (
    <Offcanvas show onHide={onClose} className="menu-sheet" aria-label="Menu">
      <Offcanvas.Header closeButton closeLabel="Close the menu">
        <BrandMark name={env().VITE_PRODUCT_NAME} />
      </Offcanvas.Header>
      <Offcanvas.Body as="nav" aria-label="Main">
        {/* A link that first asks about unsaved changes does not change the page, and would leave the sheet in the way. */}
        <div
          role="presentation"
          className="menu-sheet-links"
          onClick={(event) => isInLink(event) && onClose()}
        >
          <TrialPill />
          <NavLink to="/home" className="menu-row">
            <Icon of={house} />
            Home
          </NavLink>
          <SolutionsGroups groups={openServices(user)} />
          {admin.length > 0 && (
            <section aria-labelledby="menu-sheet-admin">
              <h2 className="eyebrow" id="menu-sheet-admin">
                Admin
              </h2>
              {admin.map(({ label, path }) => (
                <NavLink key={path} to={path} className="menu-row">
                  {label}
                </NavLink>
              ))}
            </section>
          )}
          <SupportLink className="menu-row" />
        </div>
      </Offcanvas.Body>
    </Offcanvas>
  )
}
