import { expect, it } from 'vitest'
import { toJobOptions } from '#features/financial/bankStatement/api/submission.ts'
import { accountName, failedLists } from '#features/financial/bankStatement/result/failedLists.ts'
import { aFile, anAccount, aSubmission } from '../builders.ts'

it('lists failed documents per account and truncates names at 50 characters', () => {
  const submission = aSubmission({
    accounts: [anAccount(), anAccount({ files: [aFile({ id: 'f2' })], bankName: 'Bank Name' })],
  })
  const long = `${'n'.repeat(60)}.pdf`
  expect(
    failedLists({ account_1: ['a.pdf'], account_2: [long] }, { options: toJobOptions(submission) }),
  ).toEqual([
    { heading: 'Account 1: HDFC Bank - Savings Account', items: ['a.pdf'] },
    { heading: 'Account 2', items: [`${'n'.repeat(50)}…`] },
  ])
  expect(failedLists({}, { options: {} })).toEqual([])
  expect(accountName('account_2', null)).toBe('Account 2')
})
