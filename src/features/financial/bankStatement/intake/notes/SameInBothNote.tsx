import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { cutName } from '#shared/lib/fileName.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { Work } from '../state/intake.ts'
import type { StatementFacts } from '../state/statementFacts.ts'
import { selectFacts } from '../state/intakeSlice.ts'

type SameInBothNoteProps = { work: Work }

/** The same file chosen in both accounts: said before credits are spent, never a block. */
export function SameInBothNote({ work }: SameInBothNoteProps) {
  const shared = sharedFiles(work, useAppSelector(selectFacts))
  if (shared.length === 0) return null
  return (
    <div className="panel intake-note is-warning" role="status">
      <Icon of={triangle} className="t-warning" />
      <ul>
        {shared.map(({ id, one, two }) => (
          <li key={id}>
            <b title={two}>{cutName(two)}</b> of account 2 is the same file as{' '}
            <b title={one}>{cutName(one)}</b> of account 1. Each account needs its own statements.
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A file of account two (`id`, name `two`) and the one of account one with the same bytes. */
type SharedFile = { id: string; one: string; two: string }

/** The files that both accounts have, as far as they were read. Whichever of a pair was read later knows the other. */
function sharedFiles(
  { accounts: [one, two] }: Pick<Work, 'accounts'>,
  facts: Readonly<Record<string, Pick<StatementFacts, 'sameAs'>>>,
): SharedFile[] {
  return (two?.entries ?? []).flatMap(({ id, name }) => {
    const same = one.entries.find(
      (entry) => facts[id]?.sameAs === entry.id || facts[entry.id]?.sameAs === id,
    )
    return same === undefined ? [] : [{ id, one: same.name, two: name }]
  })
}
