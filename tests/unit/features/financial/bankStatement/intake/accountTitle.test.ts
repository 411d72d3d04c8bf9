import { expect, it } from 'vitest'
import { accountTitle } from '#features/financial/bankStatement/intake/account/accountTitle.ts'

it.each([
  ['HDFC Bank', 'Savings', 'HDFC Bank - Savings Account'],
  ['HDFC Bank', null, 'HDFC Bank'],
  [null, 'Current', 'Current Account'],
  [null, null, 'Bank and account type not chosen yet'],
  ['Bank Name', 'other', 'Bank Name - other Account'],
] as const)('%s and %s: %s', (bankName, accountType, title) => {
  expect(accountTitle({ bankName, accountType })).toBe(title)
})
