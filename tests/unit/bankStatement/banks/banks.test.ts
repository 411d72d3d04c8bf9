import { describe, expect, it } from 'vitest'
import { BANK_OPTIONS, BANKS, bankCodeOf } from '#features/financial/bankStatement/banks/banks.ts'
import { bankInName, bankInText } from '#features/financial/bankStatement/banks/recogniseBank.ts'
import { passwordHint } from '#features/financial/bankStatement/banks/passwordHint.ts'
import { filterOptions, optionTexts } from '#shared/ui/combobox/optionFilter.ts'

describe('the bank table', () => {
  it('holds about sixty banks, each name and code once, codes of four letters', () => {
    expect(BANKS.length).toBeGreaterThanOrEqual(55)
    expect(new Set(BANKS.map(({ name }) => name)).size).toBe(BANKS.length)
    expect(new Set(BANKS.map(({ code }) => code)).size).toBe(BANKS.length)
    expect(BANKS.filter(({ code }) => !/^[A-Z]{4}$/.test(code))).toEqual([])
  })

  it('is in the order of its names', () => {
    const names = BANKS.map(({ name }) => name)
    expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual(names)
  })

  it.each([
    ['HDFC Bank', 'HDFC'],
    ['State Bank of India', 'SBIN'],
    ['Axis Bank', 'UTIB'],
    ['other', ''],
    ['Bank Name', ''],
  ])('%s has the code %j', (name, code) => {
    expect(bankCodeOf(name)).toBe(code)
  })
})

describe('a bank in a file name', () => {
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

describe('a bank in the text', () => {
  it.each([
    ['RTGS/NEFT IFSC: HDFC0000240 MICR 400240015', 'HDFC Bank'],
    ['IFSC SBIN0001234, again SBIN0001234', 'State Bank of India'],
    ['from SBIN0001234 to HDFC0000240', null],
    ['IFSC ZZZZ0001234', null],
    ['HDFC BANK LTD', null],
    ['', null],
  ])('%j: %s', (text, bank) => {
    expect(bankInText(text)).toBe(bank)
  })
})

describe('searching the list', () => {
  it.each([
    ['', BANKS.length + 1],
    ['hdfc', 2],
    ['UTIB', 2],
    ['sbi', 2],
    ['no such bank', 1],
  ])('%j finds %i, other among them', (typed, count) => {
    const { shown } = filterOptions(BANK_OPTIONS, optionTexts(BANK_OPTIONS), typed)
    expect(shown).toHaveLength(count)
    expect(shown.at(-1)?.value).toBe('other')
  })
})

it.each([
  [null, /date of birth or customer ID/],
  ['UCO Bank', /date of birth or customer ID/],
  ['HDFC Bank', /^HDFC Bank: usually the customer ID\.$/],
  ['State Bank of India', /usually the last five digits of the mobile number/],
])('the hint beside a password of %s', (bank, hint) => {
  expect(passwordHint(bank)).toMatch(hint)
})
