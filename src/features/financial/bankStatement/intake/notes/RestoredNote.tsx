import info from 'bootstrap-icons/icons/info-circle.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { IntakeData } from '../state/intake.ts'
import { hasLocked } from '../state/intakeAccount.ts'

type RestoredNoteProps = { intake: IntakeData }

export function RestoredNote({ intake }: RestoredNoteProps) {
  if (intake.origin === 'begun' || !intake.accounts.some(hasLocked)) return null
  return (
    <p className="panel intake-note" role="status">
      <Icon of={info} className="t-info" />
      Your files were restored after the reload. Passwords are not stored, so enter them again.
    </p>
  )
}
