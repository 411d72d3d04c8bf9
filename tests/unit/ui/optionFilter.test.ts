import { describe, expect, it } from 'vitest'
import {
  filterOptions,
  firstOptions,
  optionCalled,
  optionTexts,
  type ComboboxOption,
} from '#shared/ui/combobox/optionFilter.ts'

const ALL: ComboboxOption = { value: '', label: 'All Organizations' }
const OPTIONS: readonly ComboboxOption[] = [
  ALL,
  { value: 'PIN', label: 'PIN', line: 'Pinnacle Home Loans' },
  { value: 'KVM', label: 'KVM', line: 'Kaveri Pinstripe' },
  { value: 'SPI', label: 'SPI', line: 'Spin Finance' },
  { value: 'PI2', label: 'PI2', line: 'Home of Pi' },
]
const TEXTS = optionTexts(OPTIONS)
const MANY: readonly ComboboxOption[] = Array.from({ length: 10_000 }, (_, at) => ({
  value: `c${at}`,
  label: `C${at}`,
}))

describe('what a text leaves', () => {
  it.each([
    ['pin', ['PIN', 'KVM', 'SPI']],
    ['  PIN ', ['PIN', 'KVM', 'SPI']],
    ['spi', ['SPI']],
    ['home pi', ['PIN', 'PI2']],
    ['org', ['']],
    ['pinpinnacle', []],
    ['zzz', []],
  ])('%j leaves %j, those that begin with it first', (typed, values) => {
    const { shown, more } = filterOptions(OPTIONS, TEXTS, typed)
    expect(shown.map(({ value }) => value)).toEqual(values)
    expect(more).toBe(0)
  })

  it('leaves 100 as nodes and counts the others', () => {
    const { shown, more } = filterOptions(MANY, optionTexts(MANY), 'c')
    expect([shown.length, more]).toEqual([100, 9900])
  })
})

it('finds by words that are not shown, and keeps what is always there at the end', () => {
  const banks = [
    { value: 'other', label: 'other', isAlways: true },
    { value: 'SBIN', label: 'State Bank of India', words: ['SBIN', 'sbi'] },
    { value: 'KKBK', label: 'Kotak Mahindra Bank', words: ['KKBK'] },
  ]
  const found = (typed: string) =>
    filterOptions(banks, optionTexts(banks), typed).shown.map(({ value }) => value)
  expect(found('sbi')).toEqual(['SBIN', 'other'])
  expect(found('bank')).toEqual(['SBIN', 'KKBK', 'other'])
  expect(found('nonsense')).toEqual(['other'])
})

describe('what stands there before anything is typed', () => {
  it.each([
    [null, 'c0'],
    [3, 'c0'],
    [99, 'c0'],
    [100, 'c100'],
    [9999, 'c9999'],
  ])('with option %j chosen the first is %s', (chosen, first) => {
    const option = chosen === null ? null : (MANY[chosen] ?? null)
    const { shown, more } = firstOptions(MANY, option)
    expect(shown[0]?.value).toBe(first)
    expect([shown.length, more]).toEqual([100, 9900])
    expect(new Set(shown).size).toBe(100)
  })
})

it.each([
  ['pin', 'PIN'],
  [' KVM ', 'KVM'],
  ['all organizations', ''],
  ['pi', null],
  ['', null],
])('a text %j names %j', (typed, value) => {
  expect(optionCalled(OPTIONS, typed)?.value ?? null).toBe(value)
})

it('a name that two options share names neither', () => {
  const twins = [
    { value: '1', label: 'Rao' },
    { value: '2', label: 'Rao' },
  ]
  expect(optionCalled(twins, 'rao')).toBeNull()
})
