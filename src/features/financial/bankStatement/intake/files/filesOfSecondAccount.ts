import { isComplete, type IntakeAccount } from '../state/intakeAccount.ts'
import type { IntakeData } from '../state/intake.ts'
import type { StatementFacts } from '../state/statementFacts.ts'

/**
 * Ids of the files of another account than the first file's: empty until all files are read, and unless they are of
 * exactly two accounts. Files without an account number stay.
 */
export function filesOfSecondAccount(
  [first, second]: IntakeData['accounts'],
  facts: Readonly<Record<string, Pick<StatementFacts, 'accountEnd'>>>,
): string[] {
  if (second !== undefined || !isRead(first, facts)) return []
  const ends = first.entries.flatMap(({ id }) => facts[id]?.accountEnd ?? [])
  const [, other, ...more] = new Set(ends)
  if (other === undefined || more.length > 0) return []
  return first.entries.map(({ id }) => id).filter((id) => facts[id]?.accountEnd === other)
}

const isRead = (account: IntakeAccount, facts: Readonly<Record<string, unknown>>) =>
  isComplete(account) && account.entries.every(({ id }) => facts[id] !== undefined)
