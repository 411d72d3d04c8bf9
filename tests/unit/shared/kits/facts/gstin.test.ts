import { describe, expect, it } from 'vitest'
import {
  computeCheckDigit,
  cleanGstin,
  isGstin,
  parsePastedGstin,
} from '#shared/kits/facts/gstin.ts'

const GSTIN = '27AAKCD4821M1ZB'

describe('typed text', () => {
  it.each([
    ['27aakcd4821m1zb', GSTIN],
    [' 27AAKCD', '27AAKCD'],
    ['27AAKCD4821M1ZB99', GSTIN],
    ['27#AA@KC*D', '27AAKCD'],
    ['27 AA-KC.D', '27 AA-KC.D'],
    ['२७', ''],
    ['', ''],
  ])('%s becomes %s', (typed, expected) => {
    expect(cleanGstin(typed)).toBe(expected)
  })
})

describe('pasted text', () => {
  it.each([
    ['27 AAKCD 4821 M1ZB', GSTIN],
    ['27-aakcd4821m-1ZB\n', GSTIN],
    [GSTIN, null],
    ['GSTIN: 27AAKCD4821M1ZB', null],
  ])('%j becomes %s', (pasted, expected) => {
    expect(parsePastedGstin(pasted)).toBe(expected)
  })
})

describe('pattern', () => {
  it.each([GSTIN, '09AAACI1195H1ZK', '27AAKCD4821MAZ0'])('accepts %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true)
  })

  it.each([
    ['a letter in the state code', 'A7AAKCD4821M1ZB'],
    ['a digit among the letters', '27AAKC14821M1ZB'],
    ['a letter among the digits', '27AAKCDA821M1ZB'],
    ['a digit after them', '27AAKCD482111ZB'],
    ['a zero as registration number', '27AAKCD4821M0ZB'],
    ['a letter other than Z', '27AAKCD4821M1YB'],
    ['14 characters', '27AAKCD4821M1Z'],
    ['16 characters', '27AAKCD4821M1ZBB'],
    ['small letters', '27aakcd4821m1zb'],
  ])('rejects %s', (_, gstin) => {
    expect(isGstin(gstin)).toBe(false)
  })
})

it.each([GSTIN, '27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '09AAACI1195H1ZK'])(
  'the check digit of %s is its last character',
  (gstin) => {
    expect(computeCheckDigit(gstin)).toBe(gstin.at(-1))
  },
)
