import { describe, expect, it } from 'vitest'
import {
  filterOptions,
  initialOptions,
  findOptionByLabel,
  optionSearchTexts,
  type ComboboxOption,
} from '#shared/ui/combobox/optionFilter.ts'

const ALL: ComboboxOption = { value: '', label: 'All Organizations' }
const OPTIONS: readonly ComboboxOption[] = [
  ALL,
  { value: 'PIN', label: 'PIN', description: 'Pinnacle Home Loans' },
  { value: 'KVM', label: 'KVM', description: 'Kaveri Pinstripe' },
  { value: 'SPI', label: 'SPI', description: 'Spin Finance' },
  { value: 'PI2', label: 'PI2', description: 'Home of Pi' },
]
const TEXTS = optionSearchTexts(OPTIONS)
const MANY: readonly ComboboxOption[] = Array.from({ length: 10_000 }, (_, at) => ({
  value: `c${at}`,
  label: `C${at}`,
}))

describe('filtered by a text', () => {
  it.each([
    ['pin', ['PIN', 'KVM', 'SPI']],
    ['  PIN ', ['PIN', 'KVM', 'SPI']],
    ['spi', ['SPI']],
    ['home pi', ['PIN', 'PI2']],
    ['org', ['']],
    ['pinpinnacle', []],
    ['zzz', []],
  ])('%j leaves %j, those that begin with it first', (typed, values) => {
    const { shown, hiddenCount } = filterOptions(OPTIONS, TEXTS, typed)
    expect(shown.map(({ value }) => value)).toEqual(values)
    expect(hiddenCount).toBe(0)
  })

  it('shows 100 and counts the others', () => {
    const { shown, hiddenCount: more } = filterOptions(MANY, optionSearchTexts(MANY), 'c')
    expect([shown.length, more]).toEqual([100, 9900])
  })
})

it('finds hidden keywords, and keeps permanent options at the end', () => {
  const banks = [
    { value: 'other', label: 'other', isAlwaysShown: true },
    { value: 'SBIN', label: 'State Bank of India', keywords: ['SBIN', 'sbi'] },
    { value: 'KKBK', label: 'Kotak Mahindra Bank', keywords: ['KKBK'] },
  ]
  const found = (typed: string) =>
    filterOptions(banks, optionSearchTexts(banks), typed).shown.map(({ value }) => value)
  expect(found('sbi')).toEqual(['SBIN', 'other'])
  expect(found('bank')).toEqual(['SBIN', 'KKBK', 'other'])
  expect(found('nonsense')).toEqual(['other'])
})

describe('shown before typing', () => {
  it.each([
    [null, 'c0'],
    [3, 'c0'],
    [99, 'c0'],
    [100, 'c100'],
    [9999, 'c9999'],
  ])('with option %j chosen the first is %s', (chosen, first) => {
    const option = chosen === null ? null : (MANY[chosen] ?? null)
    const { shown, hiddenCount } = initialOptions(MANY, option)
    expect(shown[0]?.value).toBe(first)
    expect([shown.length, hiddenCount]).toEqual([100, 9900])
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
  expect(findOptionByLabel(OPTIONS, typed)?.value ?? null).toBe(value)
})

it('a label of two options selects neither', () => {
  const twins = [
    { value: '1', label: 'Rao' },
    { value: '2', label: 'Rao' },
  ]
  expect(findOptionByLabel(twins, 'rao')).toBeNull()
})
