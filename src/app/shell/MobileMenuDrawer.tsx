import house from 'bootstrap-icons/icons/house.svg?raw'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { NavLink } from 'react-router-dom'
import { env } from '#shared/platform/config/env.ts'
import { availableServices } from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { BrandMark } from '#shared/ui/components/BrandMark.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useCloseOnBack } from '#shared/ui/hooks/useCloseOnBack.ts'
import { adminLinks } from './adminLinks.ts'
import { SolutionsGroups } from './SolutionsGroups.tsx'
import { SupportLink } from './SupportLink.tsx'
import { TrialBadge } from './TrialBadge.tsx'
import '#shared/ui/components/overlays/offcanvas.scss'
import './mobileMenuDrawer.css'

const isInLink = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('a') !== null

type MobileMenuDrawerProps = { user: CurrentUser; onClose: () => void }

/** Traps the focus; Escape closes it. */
export function MobileMenuDrawer({ user, onClose }: MobileMenuDrawerProps) {
  const admin = adminLinks(user)
  useCloseOnBack(onClose)
  return (
    <Offcanvas show onHide={onClose} className="menu-drawer" aria-label="Menu">
      <Offcanvas.Header closeButton closeLabel="Close menu">
        <BrandMark name={env().VITE_PRODUCT_NAME} />
      </Offcanvas.Header>
      <Offcanvas.Body as="nav" aria-label="Main">
        {/* If a link first asks about unsaved changes, the drawer would hide the question. */}
        <div
          role="presentation"
          className="menu-drawer-links"
          onClick={(event) => isInLink(event) && onClose()}
        >
          <TrialBadge />
          <NavLink to="/home" className="menu-row">
            <Icon of={house} />
            Home
          </NavLink>
          <SolutionsGroups groups={availableServices(user)} />
          {admin.length > 0 && (
            <section aria-labelledby="menu-drawer-admin">
              <h2 className="eyebrow" id="menu-drawer-admin">
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
