import { useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { Link } from 'react-router-dom'
import boxArrowRight from 'bootstrap-icons/icons/box-arrow-right.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import { leaveGuards } from '#shared/navigation/leaveGuard.ts'
import { mayLogOut } from '#shared/jobs/mayLogOut.ts'
import { logOut } from '#shared/session/logOut.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'
import { BarMenu } from '#shared/ui/BarMenu.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { SAME_KEYS } from '#shared/ui/keys/keySet.ts'
import { useKeySheet } from '#shared/ui/keys/keysContext.ts'
import { ThemeSwitch } from '#shared/ui/ThemeSwitch.tsx'

type ProfileMenuProps = { user: CurrentUser }

/** Who is signed in, the theme, the keys, Change Password and Log Out. */
export function ProfileMenu({ user }: ProfileMenuProps) {
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
    <BarMenu
      label={
        <>
          <span className="avatar" aria-hidden>
            {user.initials}
          </span>
          <span className="profile-name">{user.username}</span>
        </>
      }
      className="profile-menu"
      panelClassName="menu-list profile-panel"
      align="end"
    >
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
    </BarMenu>
  )
}
