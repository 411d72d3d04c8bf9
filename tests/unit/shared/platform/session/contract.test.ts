import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { SubscriptionSchema } from '#shared/platform/session/contract.ts'

const answer = {
  profile: { subscriptionType: 'Trial' },
  days: 9,
  hours: 5,
  minutes: 4,
  seconds: 3,
  filesCount: 14,
}
const MS_LEFT = (((9 * 24 + 5) * 60 + 4) * 60 + 3) * 1_000

const good: [string, unknown, object][] = [
  ['as told', answer, { type: 'Trial', msLeft: MS_LEFT, filesCount: 14 }],
  ['under data', { data: answer }, { type: 'Trial', msLeft: MS_LEFT, filesCount: 14 }],
  [
    'figures as text',
    { ...answer, days: '9', filesCount: '14' },
    { type: 'Trial', msLeft: MS_LEFT, filesCount: 14 },
  ],
  [
    'a paid client without a countdown',
    { profile: { subscriptionType: 'Paid' } },
    { type: 'Paid', msLeft: 0, filesCount: 0 },
  ],
  [
    'nothing left',
    { ...answer, days: 0, hours: 0, minutes: 0, seconds: -4 },
    { type: 'Trial', msLeft: 0, filesCount: 14 },
  ],
  [
    'nulls',
    { ...answer, hours: null },
    { type: 'Trial', msLeft: MS_LEFT - 5 * 3_600_000, filesCount: 14 },
  ],
]
test.each(good)('subscription: %s', (_, body, subscription) => {
  expect(safeParse(SubscriptionSchema, body).output).toEqual(subscription)
})

const bad: [string, unknown][] = [
  ['no profile', { days: 3 }],
  ['no type', { ...answer, profile: {} }],
  ['a wrong figure', { ...answer, days: 'nine' }],
  ['no object', 'Trial'],
]
test.each(bad)('subscription refused: %s', (_, body) => {
  expect(safeParse(SubscriptionSchema, body).success).toBe(false)
})
