import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { formatIndiaTime } from '#shared/platform/lib/clock.ts'
import { truncateFileName } from '#shared/platform/lib/fileName.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { IntakeAccount } from '../state/intakeAccount.ts'
import { selectFacts } from '../state/intakeSlice.ts'

type UploadedTodayNoteProps = { accounts: readonly IntakeAccount[] }

/** Before credits are spent; never blocks. */
export function UploadedTodayNote({ accounts }: UploadedTodayNoteProps) {
  const facts = useAppSelector(selectFacts)
  const uploadedToday = accounts
    .flatMap(({ entries }) => entries)
    .flatMap(({ id, name }) => {
      const sentAt = facts[id]?.sentAt ?? null
      return sentAt === null ? [] : [{ id, name, at: sentAt }]
    })
  if (uploadedToday.length === 0) return null
  return (
    <div className="panel intake-note is-warning" role="status">
      <Icon of={triangle} className="t-warning" />
      <ul>
        {uploadedToday.map(({ id, name, at }) => (
          <li key={id}>
            <b title={name}>{truncateFileName(name)}</b> was already sent today at{' '}
            {formatIndiaTime(at)}. Its result is under Jobs. If you send it again, you are charged
            again.
          </li>
        ))}
      </ul>
    </div>
  )
}
