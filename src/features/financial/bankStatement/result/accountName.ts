import { ACCOUNT_KEYS, type AccountKey } from '../wire/contract.ts'
import type { Submission } from '../wire/submission.ts'

const NUMBERED: Record<AccountKey, string> = { account_1: 'Account 1', account_2: 'Account 2' }

/** Stands for a bank that was not chosen (analyzers §4): it says nothing about the account. */
const NOT_CHOSEN = 'Bank Name'

/** 'Account 1', or with what was chosen about it: 'Account 1: HDFC Bank - Savings Account'. */
export function accountName(key: AccountKey, submission: Submission | null): string {
  const account = submission?.accounts[ACCOUNT_KEYS.indexOf(key)]
  const name = NUMBERED[key]
  return account === undefined || account.bankName === NOT_CHOSEN
    ? name
    : `${name}: ${account.bankName} - ${account.accountType} Account`
}
