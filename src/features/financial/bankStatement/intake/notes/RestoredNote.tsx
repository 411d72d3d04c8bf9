import info from 'bootstrap-icons/icons/info-circle.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { hasLocked } from '../state/intakeAccount.ts'
import type { Work } from '../state/intake.ts'

type RestoredNoteProps = { work: Work }

/** After a reload: the files are here again, their passwords are not. */
export function RestoredNote({ work }: RestoredNoteProps) {
  if (work.origin === 'begun' || !work.accounts.some(hasLocked)) return null
  return (
    <p className="panel intake-note" role="status">
      <Icon of={info} className="t-info" />
      Your files were kept over the reload. Passwords are not stored, so please enter them once
      more.
    </p>
  )
}
