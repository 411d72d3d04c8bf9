import { expect, it } from 'vitest'
import { validateTypedGstin, parseGstin } from '#features/kyc/gstr/details/parseGstin.ts'

const told = (gstin: string) =>
  parseGstin(gstin).map(({ label, value, status }) => `${label}: ${value} (${status})`)

it('reads state, PAN, holder and check digit of a whole one', () => {
  expect(told('27AAKCD4821M1ZB')).toEqual([
    'State: 27, Maharashtra (fits)',
    'PAN: AAKCD4821M (fits)',
    'Holder: Company (fits)',
    'Check digit: B, valid (fits)',
  ])
})

it.each([
  ['', ['waiting', 'waiting', 'waiting', 'waiting']],
  ['2', ['waiting', 'waiting', 'waiting', 'waiting']],
  ['07', ['fits', 'waiting', 'waiting', 'waiting']],
  ['07AAKP', ['fits', 'waiting', 'fits', 'waiting']],
  ['07AAKPD4821M', ['fits', 'fits', 'fits', 'waiting']],
])('of %j it tells what is typed by then', (typed, standings) => {
  expect(parseGstin(typed).map(({ status }) => status)).toEqual(standings)
})

it('warns of a state, a holder and a check digit that are none, and names the right one', () => {
  expect(told('55AAKXD4821M1Z0')).toEqual([
    'State: 55, no state has this code (odd)',
    'PAN: AAKXD4821M (fits)',
    'Holder: X, unknown type of holder (odd)',
    expect.stringMatching(/^Check digit: 0, but should be . \(odd\)$/),
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
])('the first flaw of %j is %s', (typed, flaw) => {
  expect(validateTypedGstin(typed)).toBe(flaw)
})
