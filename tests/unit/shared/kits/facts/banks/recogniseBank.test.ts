import { describe, expect, it } from 'vitest'
import { bankInName, bankInHeader } from '#shared/kits/facts/banks/recogniseBank.ts'

describe('bank in a file name', () => {
  it.each([
    ['HDFC_Savings_Apr-Jun_2026.pdf', 'HDFC Bank'],
    ['SBI-Current-May.pdf', 'State Bank of India'],
    ['State Bank of India 2026.pdf', 'State Bank of India'],
    ['Bank of India 2026.pdf', 'Bank of India'],
    ['City Union Bank.pdf', 'City Union Bank'],
    ['South Indian Bank.pdf', 'South Indian Bank'],
    ['UTIB0000123.pdf', 'Axis Bank'],
    ['HDFC_to_ICICI.pdf', null],
    ['statement.pdf', null],
    ['obscure.pdf', null],
  ])('%s: %s', (name, bank) => {
    expect(bankInName(name)).toBe(bank)
  })
})

describe('bank in the text', () => {
  it.each([
    ['RTGS/NEFT IFSC: HDFC0000240 MICR 400240015', 'HDFC Bank'],
    ['IFSC SBIN0001234, again SBIN0001234', 'State Bank of India'],
    ['from SBIN0001234 to HDFC0000240', null],
    ['IFSC ZZZZ0001234', null],
    ['HDFC BANK LTD', 'HDFC Bank'],
    ['', null],
  ])('%j: %s', (text, bank) => {
    expect(bankInHeader(text)).toBe(bank)
  })
})
