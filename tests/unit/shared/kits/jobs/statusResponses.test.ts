import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { bankStatementUpload } from '#features/financial/bankStatement/api/endpoints.ts'
import { statementUpload } from '#features/financial/financialStatement/endpoints.ts'
import { form26asUpload } from '#features/financial/form26as/endpoints.ts'
import { passbookFrontpage } from '#features/financial/passbook/endpoints.ts'
import { payslipUpload } from '#features/financial/payslip/endpoints.ts'
import { idUpload } from '#features/idExtraction/endpoints.ts'
import {
  StatusResponseSchema,
  toPollResult,
  TransactionIdSchema,
  withRaw,
} from '#shared/kits/jobs/statusResponses.ts'
import { parseResponse } from '#shared/platform/api/callEndpoint.ts'

it.each([
  [
    { kind: 'running', percentage: 40 },
    { kind: 'running', percentage: 40 },
  ],
  [{ kind: 'failed' }, { kind: 'failed', name: 'outputFailed' }],
  [{ kind: 'result' }, { kind: 'done', result: { data: { Net_Pay: 1 } } }],
] as const)('maps the status %j', (parsed, answer) => {
  expect(toPollResult({ raw: { Net_Pay: 1 }, parsed })).toEqual(answer)
})

it('returns the raw and the parsed response', () => {
  const body = { Status: 'In Progress', Time_left: 12, more: [1] }
  expect(safeParse(withRaw(StatusResponseSchema), body).output).toEqual({
    raw: body,
    parsed: { kind: 'running', secondsLeft: 12 },
  })
})

it.each<[unknown, number | undefined]>([
  [40, 40],
  ['3', 3],
  [' 40.5 % ', 40.5],
  ['1,500', 1_500],
  ['', undefined],
  [null, undefined],
  ['half', undefined],
  ['1:30', undefined],
  [Number.NaN, undefined],
  [{}, undefined],
  [true, undefined],
])('reads the progress number %j as %j', (sent, secondsLeft) => {
  const body = { status: 'In Progress', Time_left: sent }
  expect(safeParse(StatusResponseSchema, body).output).toEqual({
    kind: 'running',
    ...(secondsLeft === undefined ? {} : { secondsLeft }),
  })
})

it('rejects a response that does not match the schema', () => {
  expect(safeParse(withRaw(StatusResponseSchema), { status: 'Paused' }).success).toBe(false)
})

it.each([
  ['TX-42', true],
  ['पर्ची 🔑', true],
  ['', false],
  [' ', false],
  [7, true],
  [7.5, false],
  [1e21, false],
  [null, false],
  ['TX-\ud83d', false],
  ['\udd11TX', false],
])('the transaction id %j is valid: %s', (id, fits) => {
  const { success } = safeParse(TransactionIdSchema, { clientRequestTransactionID: id })
  expect(success).toBe(fits)
})

const ID_NAMES = [
  'clientRequestTransactionId',
  'clientRequestTransactionID',
  'client_request_transaction_id',
  'client_transaction_id',
  'transaction_id',
]
const UPLOADS = [
  payslipUpload,
  form26asUpload,
  idUpload,
  statementUpload,
  passbookFrontpage,
  bankStatementUpload,
]
const uploaded = async (upload: (typeof UPLOADS)[number], body: unknown) => {
  const answer = await parseResponse(upload, body)
  return answer.ok ? answer.value : answer.error.kind
}

it.each(UPLOADS)(
  '$name finds the id under each of its names, bare or under data',
  async (upload) => {
    for (const name of ID_NAMES) {
      expect(await uploaded(upload, { message: 'ok', [name]: 'tx-1' })).toBe('tx-1')
      // The generic answer of analyzers §3 has data beside its id.
      expect(await uploaded(upload, { [name]: 'tx-1', status: 'ok', data: { a: 1 } })).toBe('tx-1')
      expect(await uploaded(upload, { data: { [name]: 'tx-1' } })).toBe('tx-1')
    }
    for (const body of [{ message: 'ok' }, 'tx-1', null])
      expect(await uploaded(upload, body)).toBe('contract')
  },
)
