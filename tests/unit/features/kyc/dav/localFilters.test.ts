import { describe, expect, it } from 'vitest'
import type { AddressCase } from '#features/kyc/dav/case.ts'
import { hasLocalFilter, passesLocalFilters } from '#features/kyc/dav/localFilters.ts'
import { aCase } from './builders.ts'

const NOW = Date.parse('2026-11-20T05:00:00.000Z')
const waiting = { waiting: ['48h'] }
const today = { decided: ['today'] }
const entry = (stage: 'initiated' | 'reinitiated' | 'resent', initiatedAt: string) => ({
  stage,
  initiatedAt,
})

describe('local filters', () => {
  it.each<[string, Partial<AddressCase>, Record<string, string[]>, boolean]>([
    [
      'first notified 49 hours ago',
      { log: [entry('initiated', '2026-11-18T04:00:00Z')] },
      waiting,
      true,
    ],
    [
      'first notified 47 hours ago',
      { log: [entry('initiated', '2026-11-18T06:00:00Z')] },
      waiting,
      false,
    ],
    [
      'resent an hour ago: a reminder does not restart the time',
      {
        log: [entry('resent', '2026-11-20T04:00:00Z'), entry('initiated', '2026-11-17T04:00:00Z')],
      },
      waiting,
      true,
    ],
    [
      'notified again an hour ago after Reinitiate',
      {
        log: [
          entry('reinitiated', '2026-11-20T04:00:00Z'),
          entry('initiated', '2026-11-10T04:00:00Z'),
        ],
      },
      waiting,
      false,
    ],
    ['created long ago, without a log', { log: [] }, waiting, true],
    [
      'decided half an hour after midnight in India',
      { modifiedAt: '2026-11-19T19:00:00Z' },
      today,
      true,
    ],
    ['decided on the previous day in India', { modifiedAt: '2026-11-19T18:00:00Z' }, today, false],
    ['an invalid value in the URL', {}, { decided: ['never'], waiting: ['1y'] }, true],
  ])('%s', (_, parts, filters, passes) => {
    expect(passesLocalFilters(aCase(parts), filters, NOW)).toBe(passes)
  })

  it('rows are filtered locally only if a local filter is chosen', () => {
    expect([waiting, today].every(hasLocalFilter)).toBe(true)
    expect([{}, { status: ['ready'] }, { decided: ['never'] }].some(hasLocalFilter)).toBe(false)
  })
})
