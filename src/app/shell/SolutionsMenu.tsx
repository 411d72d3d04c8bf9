import type { CurrentUser } from '#shared/session/currentUser.ts'
import { openServices } from '#shared/session/permissions.ts'
import { supportMailto } from '#shared/errors/supportMail.ts'
import { BarMenu } from '#shared/ui/BarMenu.tsx'
import { SolutionsGroups } from './SolutionsGroups.tsx'

type SolutionsMenuProps = { user: CurrentUser }

/** The Solutions panel: the groups and services that the user may open, and no others (shell §2). */
export function SolutionsMenu({ user }: SolutionsMenuProps) {
  const groups = openServices(user)
  if (groups.length === 0) return null
  return (
    <BarMenu label="Solutions" className="only-wide" panelClassName="solutions">
      <SolutionsGroups groups={groups} />
      <p className="solutions-foot">
        You see the services of your account. Something missing?{' '}
        <a href={supportMailto({ name: 'Service missing in the menu' })}>Write to support</a>
      </p>
    </BarMenu>
  )
}
