import { describe, expect, it } from 'vitest'
import { bankEstimateMs, sizeFactor } from '#features/financial/bankStatement/estimate.ts'

describe('estimate', () => {
  it.each([
    [1, 8],
    [9, 8],
    [10, 11],
    [39, 11],
    [40, 13],
    [69, 13],
    [70, 20],
    [199, 20],
    [200, 25],
    [299, 25],
    [300, 30],
    [399, 30],
    [400, 40],
    [599, 40],
    [600, 50],
    [999, 50],
    [1000, 60],
    [1399, 60],
    [1400, 75],
    [1999, 75],
    [2000, 80],
    [9000, 80],
  ])('%d pages: %d minutes', (pages, minutes) => {
    expect(bankEstimateMs(pages)).toBe(minutes * 60_000)
  })

  it('is 02:45 when the number of pages is unknown', () => {
    expect(bankEstimateMs(0)).toBe(165_000)
  })

  it.each([
    [0, 1],
    [10, 1],
    [10.01, 1.5],
    [14.99, 1.5],
    [15, 2],
    [20, 2],
  ])('%d MB multiply it by %d', (megabytes, factor) => {
    expect(sizeFactor(megabytes * 1_048_576)).toBe(factor)
    expect(bankEstimateMs(5, megabytes * 1_048_576)).toBe(8 * 60_000 * factor)
  })
})
