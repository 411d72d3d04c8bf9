import type { IntakeAccount, IntakeWork, Work } from './intake.ts'

/** What belongs to every state, and nothing of the state that was left. */
export function bare({
  accounts,
  revealed,
  ownersName,
  relatedParties,
  emailOutput,
  restored,
  interrupted,
}: Work): Work {
  const work = { accounts, revealed, ownersName, relatedParties, emailOutput, restored }
  return interrupted === undefined ? work : { ...work, interrupted }
}

/** A part of one account, by its id. */
export function change<W extends IntakeWork>(work: W, id: string, part: Partial<IntakeAccount>): W {
  const [one, two] = work.accounts
  const changed = (account: IntakeAccount) =>
    account.id === id ? { ...account, ...part } : account
  return { ...work, accounts: two === undefined ? [changed(one)] : [changed(one), changed(two)] }
}

export function isBusiness({ accounts }: Work): boolean {
  return accounts.some(({ ownerType }) => ownerType === 'Business')
}

/** The owner's name belongs to a business: it is cleared once every account is Personal (analyzers §5). */
export function businessKept<W extends Work>(work: W): W {
  return isBusiness(work) ? work : { ...work, ownersName: '' }
}
