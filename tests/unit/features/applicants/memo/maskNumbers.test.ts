import { array, assert, constantFrom, integer, property, stringMatching, tuple } from 'fast-check'
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
    ['5010\u00a00123\u00a04578\u00a012', '•••• 7812'],
    ['5010  0123  4578  12', '•••• 7812'],
    ['5010.0123.4578.12', '•••• 7812'],
    ['5010\u20130123\u20134578\u201312', '•••• 7812'],
    ['5010/0123/4578/12', '•••• 7812'],
    ['A/c 50-10-0123457812, closed', 'A/c •••• 7812, closed'],
    ['501 0012 3457 812', '•••• 7812'],
    ['50100 12345 7812', '•••• 7812'],
    ['statement_5010_0123_4578_12', 'statement_•••• 7812'],
    ['UPI/612345678901/50100123457812', 'UPI/•••• 8901/•••• 7812'],
    ['50100123457812 on 12/04/2026', '•••• 7812 on 12/04/2026'],
    ['50100123457812 12/04/2026 45000.00', '•••• 7812 12/04/2026 45000.00'],
    ['₹1,68,950.00 on 28/07/2026', '₹1,68,950.00 on 28/07/2026'],
    ['12/04/2026 - 15/04/2026', '12/04/2026 - 15/04/2026'],
    ['2026-04-12 2026-04-15', '2026-04-12 2026-04-15'],
    ['04/2026 05/2026 06/2026', '04/2026 05/2026 06/2026'],
    ['FY 2024-25 2025-26', 'FY 2024-25 2025-26'],
    ['AY 2023 2024 2025', 'AY 2023 2024 2025'],
    ['IMG_20260728_120000', 'IMG_20260728_120000'],
    ['Rent 25000 30000 45000', 'Rent 25000 30000 45000'],
    ['45000.00 62000.50', '45000.00 62000.50'],
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

it('shows no account number whole, however its digits are grouped', () => {
  const separators = [' ', '\u00a0', '  ', '-', '\u2013', '/', '.', ' - ', '_']
  const digits = stringMatching(/^[0-9]{11,18}$/)
  const sizes = array(integer({ min: 2, max: 5 }), { minLength: 1, maxLength: 9 })
  assert(
    property(tuple(digits, sizes, constantFrom(...separators)), ([number, groups, separator]) => {
      let rest = `7${number}7`
      const parts = groups.flatMap((size) => {
        const part = rest.slice(0, size)
        rest = rest.slice(size)
        return part === '' ? [] : [part]
      })
      const written = [...parts, ...(rest === '' ? [] : [rest])].join(separator)
      expect(maskNumbers(`A/c ${written} (salary)`)).toBe(
        `A/c •••• ${`7${number}7`.slice(-4)} (salary)`,
      )
    }),
  )
})
