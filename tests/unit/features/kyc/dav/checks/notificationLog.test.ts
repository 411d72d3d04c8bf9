import { expect, it } from 'vitest'
import {
  NOTIFICATION_STAGES,
  type NotificationEntry,
  type NotificationStage,
} from '#features/kyc/dav/case.ts'
import { lastAction, logRows, ordinal } from '#features/kyc/dav/checks/notificationLog.ts'

/** Newest first, one per day. */
const log = (...stages: NotificationStage[]): NotificationEntry[] =>
  stages.map((stage, index) => ({
    stage,
    initiatedAt: `2026-11-${String(20 - index).padStart(2, '0')}T04:30:00.000Z`,
  }))

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
])('%i is written %s', (count, text) => {
  expect(ordinal(count)).toBe(text)
})

it.each([
  ['initiated', 'Initiation Started'],
  ['reinitiated', 'Re-Initiation Attempt'],
  ['resent', 'Reminder Sent'],
] as const)('the stage %s shows as %s', (stage, label) => {
  expect(lastAction(log(stage))).toBe(label)
  expect(NOTIFICATION_STAGES).toContain(stage)
})

it('numbers only the entries of a repeated stage (decisions D47)', () => {
  const rows = logRows(log('resent', 'resent', 'reinitiated', 'resent', 'initiated'))
  expect(rows.map(({ label, ordinal: nth }) => [label, nth])).toEqual([
    ['Reminder Sent', '3rd'],
    ['Reminder Sent', '2nd'],
    ['Re-Initiation Attempt', null],
    ['Reminder Sent', '1st'],
    ['Initiation Started', null],
  ])
  expect(lastAction(log('resent', 'resent', 'initiated'))).toBe('2nd Reminder Sent')
  expect(lastAction(log('reinitiated', 'resent', 'resent'))).toBe('Re-Initiation Attempt')
})

it('returns nothing for an empty log', () => {
  expect(logRows([])).toEqual([])
  expect(lastAction([])).toBe('')
})
