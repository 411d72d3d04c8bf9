import { describe, expect, it } from 'vitest'
import { maskNumber, maskNumbers } from '#features/applicants/memo/maskNumbers.ts'

describe('numbers in a text', () => {
  it.each([
    ['NEFT 50100123457812 SAHYADRI', 'NEFT •••• 7812 SAHYADRI'],
    ['UPI/612345678901/ANANYA', 'UPI/•••• 8901/ANANYA'],
    ['Aadhaar 2345 6789 0124, printed', 'Aadhaar •••• 0124, printed'],
    ['2345-6789-0124', '•••• 0124'],
    ['4111 1111 1111 1234', '•••• 1234'],
    ['५०१००१२३४५७८', '•••• ४५७८'],
    ['XXXX XXXX 0124', 'XXXX XXXX 0124'],
    ['₹1,68,950.00 on 28/07/2026', '₹1,68,950.00 on 28/07/2026'],
    ['ABKPD4821M, PIN 411038', 'ABKPD4821M, PIN 411038'],
  ])('%s shows %s', (text, shown) => {
    expect(maskNumbers(text)).toBe(shown)
  })
})

it.each([
  ['2345.6789.0124', '•••• 0124'],
  ['XXXX XXXX 0124', 'XXXX XXXX 0124'],
])('a number alone: %s shows %s', (text, shown) => {
  expect(maskNumber(text)).toBe(shown)
})
