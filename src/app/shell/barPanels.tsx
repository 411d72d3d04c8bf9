import { useState } from 'react'
import boxArrowRight from 'bootstrap-icons/icons/box-arrow-right.svg?raw'
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import Dropdown from 'react-bootstrap/Dropdown'
import { Link, NavLink } from 'react-router-dom'
import { supportMailto } from '#shared/errors/supportMail.ts'
import { mayLogOut } from '#shared/jobs/mayLogOut.ts'
import { leaveGuards } from '#shared/navigation/leaveGuard.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { logOut } from '#shared/session/logOut.ts'
import { openServices } from '#shared/session/permissions.ts'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'
import type { PanelSlot } from '#shared/ui/BarMenu.tsx'
import { BarPanel } from '#shared/ui/BarPanel.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { SAME_KEYS } from '#shared/ui/keys/keySet.ts'
import { useKeySheet } from '#shared/ui/keys/keysContext.ts'
import { ThemeSwitch } from '#shared/ui/ThemeSwitch.tsx'
import { adminLinks } from './adminLinks.ts'
import { SolutionsGroups } from './SolutionsGroups.tsx'

export type UserPanelProps = PanelSlot & { user: CurrentUser }

/** The groups and services that the user may open, and no others (shell §2). */
export function SolutionsPanel({ user, ...slot }: UserPanelProps) {
  return (
    <BarPanel {...slot} className="solutions">
      <SolutionsGroups groups={openServices(user)} />
      <p className="solutions-foot">
        You see the services of your account. Something missing?{' '}
        <a href={supportMailto({ about: 'Service missing in the menu' })}>Write to support</a>
      </p>
    </BarPanel>
  )
}

export function AdminPanel({ user, ...slot }: UserPanelProps) {
  return (
    <BarPanel {...slot} className="menu-list">
      <ul>
        {adminLinks(user).map(({ label, path }) => (
          <li key={path}>
            <Dropdown.Item as={NavLink} to={path} className="menu-row">
              {label}
            </Dropdown.Item>
          </li>
        ))}
      </ul>
    </BarPanel>
  )
}

/** Who is signed in, the theme, the keys, Change Password and Log Out. */
export function ProfilePanel({ user, ...slot }: UserPanelProps) {
  const dispatch = useAppDispatch()
  const session = useSession()
  const openSheet = useKeySheet()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    if (!(await session.get(leaveGuards).confirmLeaving())) return
    if (!(await dispatch(mayLogOut()))) return
    setIsLeaving(true)
    await dispatch(logOut())
    setIsLeaving(false)
  }

  return (
    <BarPanel {...slot} className="menu-list profile-panel" align="end">
      <div className="profile-who">
        <p className="medium clip">{user.username}</p>
        <p className="small muted clip">{user.email}</p>
      </div>
      <ThemeSwitch />
      <Dropdown.Item as="button" type="button" className="menu-row only-wide" onClick={openSheet}>
        <Icon of={infoCircle} />
        Keys
        <kbd className="push" aria-hidden="true">
          {SAME_KEYS.sheet}
        </kbd>
      </Dropdown.Item>
      <Dropdown.Item as={Link} to="/changePassword" className="menu-row">
        <Icon of={key} />
        Change Password
      </Dropdown.Item>
      <Dropdown.Item
        as="button"
        type="button"
        className="menu-row"
        disabled={isLeaving}
        onClick={() => void leave()}
      >
        <Icon of={boxArrowRight} />
        {isLeaving ? 'Logging out' : 'Log Out'}
      </Dropdown.Item>
    </BarPanel>
  )
}
