import { describe, expect, it } from 'vitest'
import { periodInText } from '#features/financial/bankStatement/intake/files/readStatement.ts'

describe('period of a statement', () => {
  const APRIL_TO_JUNE = { from: '2026-04-01', to: '2026-06-30' }
  it.each([
    ['Statement from 01/04/2026 Statement to 30/06/2026', APRIL_TO_JUNE],
    ['Statement From : 01/04/2026 To : 30/06/2026', APRIL_TO_JUNE],
    ['Account Statement from 1 Apr 2026 to 30 Jun 2026', APRIL_TO_JUNE],
    ['for the period 01-04-2026 - 30-06-2026', APRIL_TO_JUNE],
    ['Period: 1 April, 2026 till 30 June, 2026', APRIL_TO_JUNE],
    ['01.04.26 to 30.06.26', APRIL_TO_JUNE],
    ['from 30/06/2026 to 01/04/2026', null],
    ['from 31/02/2026 to 30/06/2026', null],
    ['Date 01/04/2026 Narration Value 02/04/2026', null],
    ['', null],
  ])('%j', (text, period) => {
    expect(periodInText(text)).toEqual(period)
  })
})
