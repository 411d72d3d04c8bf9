import { describe, expect, it } from 'vitest'
import { aadhaarDigits, groupAadhaar, maskAadhaar } from '#features/idExtraction/idRows.ts'
import { numberHint } from '#features/idExtraction/numberHint.ts'
import { hasCheckDigit } from '#shared/kits/facts/verhoeff.ts'
import { ID_SERVICES, type IdService } from '#shared/platform/session/services/services.ts'

it.each([
  ['234567890124', '2345 6789 0124'],
  ['2345 6789 0124', '2345 6789 0124'],
  ['2345-6789-0124', '2345 6789 0124'],
  ['XXXXXXXX0124', 'XXXX XXXX 0124'],
  ['********0124', '**** **** 0124'],
  ['1234567890123456', '1234 5678 9012 3456'],
  ['Insufficient Info', 'Insufficient Info'],
  ['12345', '12345'],
  ['', ''],
])('%s is shown as %s', (sent, expected) => {
  expect(groupAadhaar(sent)).toBe(expected)
})

it.each([
  ['2345 6789 0124', '234567890124'],
  ['1234 5678 9012 3456', '1234567890123456'],
  ['XXXX XXXX 0124', null],
  ['Insufficient Info', null],
])('the digits of %s are %s', (text, digits) => {
  expect(aadhaarDigits(text)).toBe(digits)
})

it.each([
  ['2345 6789 0124', 'XXXX XXXX 0124'],
  ['234567890124', 'XXXX XXXX 0124'],
  ['UID 2345-6789-0124 of 2011', 'UID XXXX XXXX 0124 of 2011'],
  ['9234567890124', '9234567890124'],
  ['Pune 411001', 'Pune 411001'],
])('%s is masked as %s', (text, hidden) => {
  expect(maskAadhaar(text, '234567890124')).toBe(hidden)
})

describe('Verhoeff check digit', () => {
  it.each(['2363', '1428570', '234567890124', '300040005008'])('of %s is correct', (digits) => {
    expect(hasCheckDigit(digits)).toBe(true)
  })

  it('detects each wrong digit and each swap of neighbouring digits', () => {
    const right = '234567890124'
    const wrong = new Set<string>()
    for (let at = 0; at < right.length; at += 1) {
      for (let digit = 0; digit < 10; digit += 1)
        wrong.add(right.slice(0, at) + String(digit) + right.slice(at + 1))
      const [one = '', other = ''] = right.slice(at, at + 2)
      wrong.add(right.slice(0, at) + other + one + right.slice(at + 2))
    }
    wrong.delete(right)
    expect(wrong.size).toBeGreaterThan(110)
    expect([...wrong].filter(hasCheckDigit)).toEqual([])
  })
})

describe('number hint', () => {
  it.each([
    ['aadhar', '234567890124', true, 'Check digit is valid'],
    ['aadhar', '2345 6789 0124', true, 'Check digit is valid'],
    ['aadhar', '234567890125', false, 'Check digit is not valid'],
    ['aadhar', '23456789012', false, 'Not 12 digits'],
    ['pancard', 'ABCPD1234K', true, 'Valid PAN format'],
    ['pancard', 'abcpd1234k', true, 'Valid PAN format'],
    ['pancard', 'ABCPD12345', false, 'Not a valid PAN format'],
    ['pancard', 'ABCDD1234K', false, 'Not a valid PAN format'],
  ] as const)('%s %s', (service, number, isValid, message) => {
    expect(numberHint(service, number)).toEqual({ isValid, message })
  })

  it.each([
    ['aadhar', 'XXXX XXXX 0124'],
    ['drivingLicence', 'MH12 20140012345'],
    ['voterId', 'ABX1234567'],
    ['RC', 'MH12 QX 4821'],
  ] as const)('there is none for %s %s', (service, number) => {
    expect(numberHint(service, number)).toBeNull()
  })

  it.each(
    ID_SERVICES.flatMap((service): [IdService, string][] => [
      [service, 'Insufficient Info'],
      [service, ''],
    ]),
  )('there is none when nothing was read: %s "%s"', (service, number) => {
    expect(numberHint(service, number)).toBeNull()
  })
})
