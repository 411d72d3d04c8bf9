import boxArrowRight from 'bootstrap-icons/icons/box-arrow-right.svg?raw'
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import { useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { Link, NavLink } from 'react-router-dom'
import { isUnseen, isRunning, jobName, type Job, isDone } from '#shared/kits/jobs/job.ts'
import { resumeOwners } from '#shared/kits/jobs/jobOwners.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { leaveGuards } from '#shared/platform/navigation/leaveGuard.ts'
import { logOut } from '#shared/platform/session/end/logOut.ts'
import { listUnsavedWork, truncateList } from '#shared/platform/session/end/unsavedWorkWarnings.ts'
import { availableServices } from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { MenuPanelProps } from '#shared/ui/appBar/AppBarMenu.tsx'
import { AppBarPanel } from '#shared/ui/appBar/AppBarPanel.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ThemeSwitch } from '#shared/ui/components/theme/ThemeSwitch.tsx'
import { copySupportDetails } from '#shared/ui/dialogs/supportDetails.ts'
import { supportMailto } from '#shared/ui/dialogs/supportMail.ts'
import { useOpenShortcutsDialog } from '#shared/ui/shortcuts/shortcutsContext.ts'
import { SHARED_SHORTCUTS } from '#shared/ui/shortcuts/shortcutSet.ts'
import { adminLinks } from './adminLinks.ts'
import { SolutionsGroups } from './SolutionsGroups.tsx'

function confirmLogOut(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    await dispatch(resumeOwners())
    const jobs = Object.values(selectJobs(getState()))
    const running = jobs.filter(isRunning)
    const unopened = jobs.filter(isDone).filter(isUnseen)
    const unsaved = dispatch(listUnsavedWork())
    if (running.length + unopened.length + unsaved.length === 0) return true
    const lists = [
      ...unsaved.map(({ heading, items }) => ({ heading, items: truncateList(items) })),
      ...jobNameList(`Still running (${plural(running.length, 'job')})`, running),
      ...jobNameList(`Never opened (${plural(unopened.length, 'result')})`, unopened),
    ]
    const link = unsaved.find((work) => work.link !== undefined)?.link
    const context = link === undefined ? { lists } : { lists, link }
    return (await dispatch(requestDialogAnswer('confirmLogOut', context))) === 'primary'
  }
}

function jobNameList(
  heading: string,
  jobs: readonly Job[],
): { heading: string; items: string[] }[] {
  return jobs.length === 0
    ? []
    : [{ heading, items: truncateList(jobs.map((job) => jobName(job))) }]
}

export type UserPanelProps = MenuPanelProps & { user: CurrentUser }

/** Lists only the groups and services that the user may open (shell §2). */
export function SolutionsPanel({ user, ...slot }: UserPanelProps) {
  return (
    <AppBarPanel {...slot} className="solutions">
      <SolutionsGroups groups={availableServices(user)} />
      <p className="solutions-footer">
        These are the services of your account. Something missing?{' '}
        <a href={supportMailto({ about: 'Service missing from the menu' })}>Write to support</a>
      </p>
    </AppBarPanel>
  )
}

export function AdminPanel({ user, ...slot }: UserPanelProps) {
  return (
    <AppBarPanel {...slot} className="menu-list">
      <ul>
        {adminLinks(user).map(({ label, path }) => (
          <li key={path}>
            <Dropdown.Item as={NavLink} to={path} className="menu-row">
              {label}
            </Dropdown.Item>
          </li>
        ))}
      </ul>
    </AppBarPanel>
  )
}

export function ProfilePanel({ user, ...slot }: UserPanelProps) {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const openSheet = useOpenShortcutsDialog()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    if (!(await session.get(leaveGuards).confirmLeaving())) return
    if (!(await dispatch(confirmLogOut()))) return
    setIsLeaving(true)
    await dispatch(logOut())
    setIsLeaving(false)
  }

  return (
    <AppBarPanel {...slot} className="menu-list profile-panel" align="end">
      <div className="profile-who">
        <p className="medium clip">{user.username}</p>
        <p className="small muted clip">{user.email}</p>
      </div>
      <ThemeSwitch />
      <Dropdown.Item as="button" type="button" className="menu-row only-wide" onClick={openSheet}>
        <Icon of={infoCircle} />
        Keyboard shortcuts
        <kbd className="push" aria-hidden="true">
          {SHARED_SHORTCUTS.help}
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
      <div className="profile-release tiny muted">
        <button type="button" className="link-button" onClick={() => void copySupportDetails()}>
          Copy details for support
        </button>
        <span>Release {__APP_RELEASE__}</span>
        <a href={`${__BASE_PATH__}/licences.txt`} target="_blank" rel="noreferrer">
          Licences
        </a>
      </div>
    </AppBarPanel>
  )
}
