import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { truncateFileName } from '#shared/platform/lib/fileName.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { IntakeData } from '../state/intake.ts'
import { selectFacts } from '../state/intakeSlice.ts'
import type { StatementFacts } from '../state/statementFacts.ts'

type DuplicateFilesNoteProps = { intake: IntakeData }

/** Before credits are spent; never blocks. */
export function DuplicateFilesNote({ intake }: DuplicateFilesNoteProps) {
  const shared = findSharedFiles(intake, useAppSelector(selectFacts))
  if (shared.length === 0) return null
  return (
    <div className="panel intake-note is-warning" role="status">
      <Icon of={triangle} className="t-warning" />
      <ul>
        {shared.map(({ id, firstName, secondName }) => (
          <li key={id}>
            <b title={secondName}>{truncateFileName(secondName)}</b> of account 2 is the same file
            as <b title={firstName}>{truncateFileName(firstName)}</b> of account 1. Each account
            needs its own statements.
          </li>
        ))}
      </ul>
    </div>
  )
}

type SharedFile = { id: string; firstName: string; secondName: string }

/** As far as read. The file that was read later knows the other. */
function findSharedFiles(
  { accounts: [first, second] }: Pick<IntakeData, 'accounts'>,
  facts: Readonly<Record<string, Pick<StatementFacts, 'sameAs'>>>,
): SharedFile[] {
  return (second?.entries ?? []).flatMap(({ id, name }) => {
    const same = first.entries.find(
      (entry) => facts[id]?.sameAs === entry.id || facts[entry.id]?.sameAs === id,
    )
    return same === undefined ? [] : [{ id, firstName: same.name, secondName: name }]
  })
}
