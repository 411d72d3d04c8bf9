import { expect, it } from 'vitest'
import { validateTypedGstin, parseGstin } from '#features/kyc/gstr/details/parseGstin.ts'

const describeParts = (gstin: string) =>
  parseGstin(gstin).map(({ label, value, status }) => `${label}: ${value} (${status})`)

it('reads state, PAN, holder and check digit of a complete GSTIN', () => {
  expect(describeParts('27AAKCD4821M1ZB')).toEqual([
    'State: 27, Maharashtra (valid)',
    'PAN: AAKCD4821M (valid)',
    'Holder: Company (valid)',
    'Check digit: B, valid (valid)',
  ])
})

it.each([
  ['', ['empty', 'empty', 'empty', 'empty']],
  ['2', ['empty', 'empty', 'empty', 'empty']],
  ['07', ['valid', 'empty', 'empty', 'empty']],
  ['07AAKP', ['valid', 'empty', 'valid', 'empty']],
  ['07AAKPD4821M', ['valid', 'valid', 'valid', 'empty']],
])('reads from %j what is typed so far', (typed, statuses) => {
  expect(parseGstin(typed).map(({ status }) => status)).toEqual(statuses)
})

it('warns about an unknown state or holder and a wrong check digit, with the right one', () => {
  expect(describeParts('55AAKXD4821M1Z0')).toEqual([
    'State: 55, no state has this code (suspicious)',
    'PAN: AAKXD4821M (valid)',
    'Holder: X, unknown type of holder (suspicious)',
    expect.stringMatching(/^Check digit: 0, but should be . \(suspicious\)$/),
  ])
})

it.each([
  ['', null],
  ['27AAKCD4821M1ZB', null],
  ['27AAK', null],
  ['A', 'A GSTIN starts with the 2 digits of its state.'],
  ['27A1', 'Characters 3 to 7 are letters: the start of the PAN.'],
  ['27AAKCDX', 'Characters 8 to 11 are digits of the PAN.'],
  ['27AAKCD48211', 'Character 12 is the last letter of the PAN.'],
  ['27AAKCD4821M0', 'Character 13 is a letter or a digit from 1 to 9.'],
  ['27AAKCD4821M1A', 'Character 14 is always the letter Z.'],
  ['27 AA', 'A GSTIN has no spaces, hyphens or dots.'],
])('the first error of %j is %s', (typed, error) => {
  expect(validateTypedGstin(typed)).toBe(error)
})
