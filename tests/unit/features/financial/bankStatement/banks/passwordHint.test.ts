import { expect, it } from 'vitest'
import { passwordHint } from '#features/financial/bankStatement/banks/passwordHint.ts'

it.each([
  [null, /date of birth or customer ID/],
  ['UCO Bank', /date of birth or customer ID/],
  ['HDFC Bank', /^HDFC Bank statements are usually locked with the customer ID\.$/],
  ['State Bank of India', /usually locked with the last five digits of the mobile number/],
])('password hint for %s', (bank, hint) => {
  expect(passwordHint(bank)).toMatch(hint)
})
