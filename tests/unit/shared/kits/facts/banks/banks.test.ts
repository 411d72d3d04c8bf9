import { describe, expect, it } from 'vitest'
import { BANK_OPTIONS, BANKS, bankCodeOf } from '#shared/kits/facts/banks/banks.ts'
import { filterOptions, optionSearchTexts } from '#shared/ui/combobox/optionFilter.ts'

describe('bank table', () => {
  it('has about sixty banks with unique names and codes of four letters', () => {
    expect(BANKS.length).toBeGreaterThanOrEqual(55)
    expect(new Set(BANKS.map(({ name }) => name)).size).toBe(BANKS.length)
    expect(new Set(BANKS.map(({ code }) => code)).size).toBe(BANKS.length)
    expect(BANKS.filter(({ code }) => !/^[A-Z]{4}$/.test(code))).toEqual([])
  })

  it('is sorted by name', () => {
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

describe('bank search', () => {
  it.each([
    ['', BANKS.length + 1],
    ['hdfc', 2],
    ['UTIB', 2],
    ['sbi', 2],
    ['no such bank', 1],
  ])('%j finds %i, including other', (typed, count) => {
    const { shown } = filterOptions(BANK_OPTIONS, optionSearchTexts(BANK_OPTIONS), typed)
    expect(shown).toHaveLength(count)
    expect(shown.at(-1)?.value).toBe('other')
  })
})
