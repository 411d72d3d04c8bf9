import { expect, it } from 'vitest'
import { passbookDefinition } from '#features/financial/passbook/definition.ts'
import {
  toDraft,
  toPassbookDraft,
  type PassbookDraft,
} from '#features/financial/passbook/passbookDraft.ts'
import { passbookEstimateMs } from '#features/financial/passbook/progress/estimates.ts'
import { passbookPhase, passbookPhases } from '#features/financial/passbook/progress/phases.ts'
import { formatMinutesSeconds } from '#shared/kits/analyzer/estimates.ts'
import { PASSBOOK_FOLLOW_UP_MS } from '#shared/platform/config/constants.ts'
import { aFile, aRunningJob, START } from '../../../shared/kits/jobs/builders.ts'

it.each([
  [1, '8:00'],
  [9, '8:00'],
  [10, '11:00'],
  [39, '11:00'],
  [40, '13:00'],
  [69, '13:00'],
  [70, '20:00'],
  [200, '20:00'],
  [201, '20:00'],
])('%i pages take %s', (pages, label) => {
  expect(formatMinutesSeconds(passbookEstimateMs(pages))).toBe(label)
})

it('sends the transaction pages 40 seconds after the front page', () => {
  expect(PASSBOOK_FOLLOW_UP_MS).toBe(40_000)
  expect(passbookDefinition.followUp?.delayMs).toBe(40_000)
})

const due = { followUpAt: START + 40_000 }

it.each([
  ['front', { transactionId: null }, 0, ['now', 'next', 'next', 'next'], 'Sending the front page'],
  ['wait', due, 39_999, ['done', 'now', 'next', 'next'], 'Transaction pages'],
  ['pages', due, 40_000, ['done', 'now', 'next', 'next'], 'Sending the transaction pages'],
  [
    'reading',
    { followUpAt: null },
    41_000,
    ['done', 'done', 'now', 'next'],
    'Reading and checking',
  ],
] as const)('shows the phase %s', (phase, percentage, after, states, current) => {
  const job = aRunningJob(percentage)
  expect(passbookPhase(job, START + after)).toBe(phase)
  const steps = passbookPhases(job, START + after)
  expect(steps.map(({ state }) => state)).toEqual(states)
  expect(steps.find(({ state }) => state === 'now')?.label).toBe(current)
  expect(steps.find(({ state }) => state === 'now')?.statusText).toBe(
    phase === 'wait' ? 'Waiting' : undefined,
  )
})

const front = { ...aFile, id: 'front' }
const page = { ...aFile, id: 'page' }
const chosen = { confirmed: false, emailOutput: false, interrupted: false }

it.each<[string, PassbookDraft]>([
  ['nothing', { ...chosen, front: null, pages: [] }],
  ['a front page', { ...chosen, front, pages: [] }],
  ['only pages', { ...chosen, front: null, pages: [page] }],
  ['both, confirmed', { ...chosen, front, pages: [page], confirmed: true, emailOutput: true }],
])('stores and restores a draft with %s', (_, draft) => {
  expect(toPassbookDraft(toDraft(draft))).toEqual(draft)
})

it('puts the front page first, as the calls expect', () => {
  expect(toDraft({ ...chosen, front, pages: [page] }).files).toEqual([front, page])
})
