import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import {
  FigureSchema,
  StatusAnswerSchema,
  toPollAnswer,
  TransactionIdSchema,
  withRaw,
} from '#shared/jobs/wireAnswers.ts'

it.each([
  [
    { kind: 'running', percentage: 40 },
    { kind: 'running', percentage: 40 },
  ],
  [{ kind: 'failed' }, { kind: 'failed', name: 'outputFailed' }],
  [{ kind: 'result' }, { kind: 'done', result: { data: { Net_Pay: 1 } } }],
] as const)('the engine hears of %j', (output, answer) => {
  expect(toPollAnswer({ raw: { Net_Pay: 1 }, output })).toEqual(answer)
})

it('an answer comes as it was sent, beside the reading of it', () => {
  const body = { Status: 'In Progress', Time_left: 12, more: [1] }
  expect(safeParse(withRaw(StatusAnswerSchema), body).output).toEqual({
    raw: body,
    output: { kind: 'running', secondsLeft: 12 },
  })
})

it.each([
  [40, 40],
  ['3', 3],
  [' 40.5 % ', 40.5],
  ['1,500', 1_500],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the figure %j is %j', (sent, figure) => {
  expect(safeParse(FigureSchema, sent)).toMatchObject({ success: true, output: figure })
})

it.each(['half', '1:30', Number.NaN, {}, true])('%j is no figure', (sent) => {
  expect(safeParse(FigureSchema, sent).success).toBe(false)
})

it('an answer that the schema refuses is refused', () => {
  expect(safeParse(withRaw(StatusAnswerSchema), { status: 'Paused' }).success).toBe(false)
})

it.each([
  ['TX-42', true],
  ['पर्ची 🔑', true],
  ['', false],
  ['TX-\ud83d', false],
  ['\udd11TX', false],
])('the transaction id %j can be asked for: %s', (id, fits) => {
  const { success } = safeParse(TransactionIdSchema, { clientRequestTransactionID: id })
  expect(success).toBe(fits)
})
