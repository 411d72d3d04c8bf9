import { expect, it } from 'vitest'
import { parsePhoneSearch, formatPhone } from '#shared/kits/dashboard/phone.ts'

it.each([
  ['98', '98'],
  ['98220 41763', '9822041763'],
  ['98a', null],
  ['+91', null],
  [' ', null],
])('%j as a search by phone asks for %j (kyc §5)', (text, sought) => {
  expect(parsePhoneSearch(text)).toBe(sought)
})

it('splits ten digits in the middle, and leaves other numbers', () => {
  expect(formatPhone('9822041763')).toBe('98220 41763')
  expect(formatPhone('+919822041763')).toBe('+919822041763')
})
