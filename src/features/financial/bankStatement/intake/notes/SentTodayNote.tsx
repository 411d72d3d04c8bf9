import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { formatIndiaTime } from '#shared/lib/clock.ts'
import { cutName } from '#shared/lib/fileName.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { IntakeAccount } from '../state/intakeAccount.ts'
import { selectFacts } from '../state/intakeSlice.ts'

type SentTodayNoteProps = { accounts: readonly IntakeAccount[] }

/** Files that were sent earlier today: said before credits are spent, never a block. */
export function SentTodayNote({ accounts }: SentTodayNoteProps) {
  const facts = useAppSelector(selectFacts)
  const repeats = accounts
    .flatMap(({ entries }) => entries)
    .flatMap(({ id, name }) => {
      const at = facts[id]?.sentAt ?? null
      return at === null ? [] : [{ id, name, at }]
    })
  if (repeats.length === 0) return null
  return (
    <div className="panel intake-note is-warning" role="status">
      <Icon of={triangle} className="t-warning" />
      <ul>
        {repeats.map(({ id, name, at }) => (
          <li key={id}>
            <b title={name}>{cutName(name)}</b> was sent today at {formatIndiaTime(at)} already. Its
            result is under Jobs; sending it again costs credits again.
          </li>
        ))}
      </ul>
    </div>
  )
}
