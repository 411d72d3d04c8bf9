import { useState } from 'react'
import { Link } from 'react-router-dom'
import boxArrowRight from 'bootstrap-icons/icons/box-arrow-right.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import { confirmLeaving } from '#shared/navigation/leaveGuard.ts'
import { logOut } from '#shared/session/logOut.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { ThemeSwitch } from '#shared/ui/ThemeSwitch.tsx'
import { BarMenu } from './BarMenu.tsx'

type ProfileMenuProps = { user: CurrentUser }

/** Who is signed in, the theme, Change Password and Log Out. */
export function ProfileMenu({ user }: ProfileMenuProps) {
  const dispatch = useAppDispatch()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    if (!(await confirmLeaving())) return
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
      panelLabel="Profile"
      panelClassName="menu-list profile-panel"
    >
      <div className="profile-who">
        <p className="medium clip">{user.username}</p>
        <p className="small muted clip">{user.email}</p>
      </div>
      <ThemeSwitch />
      <Link to="/changePassword" className="menu-row">
        <Icon of={key} />
        Change Password
      </Link>
      <button type="button" className="menu-row" disabled={isLeaving} onClick={() => void leave()}>
        <Icon of={boxArrowRight} />
        {isLeaving ? 'Logging out' : 'Log Out'}
      </button>
    </BarMenu>
  )
}
