import type { Work } from '../state/intake.ts'
import type { StatementFacts } from '../files/readStatement.ts'

/** A file of account two (`id`, name `two`) and the one of account one with the same bytes. */
type SharedFile = { id: string; one: string; two: string }

/** The files that both accounts have, as far as they were read. Whichever of a pair was read later knows the other. */
export function sharedFiles(
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
