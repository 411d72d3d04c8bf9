import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { StatusSchema } from '#features/financial/passbook/contract.ts'
import { toPollAnswer } from '#features/financial/passbook/definition.ts'
import {
  passbookFrontpage,
  passbookReport,
  passbookStatus,
  passbookTransactionpage,
  toFrontpageBody,
  toTransactionpageBody,
} from '#features/financial/passbook/endpoints.ts'

const picture = (name: string) => new File([name], name, { type: 'image/jpeg' })

describe('requests', () => {
  it('one front page', () => {
    expect([...toFrontpageBody(picture('front.jpg'))]).toEqual([['front_page', expect.any(File)]])
  })

  it('one part per transaction page, in order, with its name', () => {
    const parts = [...toTransactionpageBody([picture('b.jpg'), picture('a.jpg')])]
    expect(parts.map(([name, value]) => [name, value instanceof File && value.name])).toEqual([
      ['transaction_page', 'b.jpg'],
      ['transaction_page', 'a.jpg'],
    ])
  })

  it.each([true, false])('email option: %s', (emailOutput) => {
    const request = passbookFrontpage.request?.({ front: picture('front.jpg'), emailOutput })
    expect(request?.query).toEqual({ response_mail: emailOutput })
  })

  it('the transaction id in each later call', () => {
    const query = { client_transaction_id: 'tx-1' }
    const pages = [picture('a.jpg')]
    expect(passbookTransactionpage.request?.({ transactionId: 'tx-1', pages })).toMatchObject({
      query,
    })
    expect(passbookStatus.request?.('tx-1')).toEqual({ query })
    expect(passbookReport.request?.('tx-1')).toEqual({ query })
  })
})

describe('responses', () => {
  it.each([
    [{ status: 'In Progress', message: 'Reading' }, { kind: 'running' }],
    [{ status: 'Transaction in Progress' }, { kind: 'running' }],
    [{ status: 'Pending' }, { kind: 'running' }],
    [
      { status: 'In Progress', Percentage: 40, Time_left: 90 },
      { kind: 'running', percentage: 40, secondsLeft: 90 },
    ],
    [
      { status: 'In Progress', Percentage: '40', Time_left: '90' },
      { kind: 'running', percentage: 40, secondsLeft: 90 },
    ],
    [{ status: 'Success' }, { kind: 'done', result: { data: null } }],
    [{ status: 'Failed' }, { kind: 'failed', name: 'outputFailed' }],
  ])('status %j means %j', (body, expected) => {
    const parsed = safeParse(StatusSchema, body)
    expect(parsed.success && toPollAnswer(parsed.output)).toEqual(expected)
  })

  it.each([[{ status: 'Perhaps' }], [{}], [[]], ['Success'], [null]])(
    'rejects status %j',
    (body) => {
      expect(safeParse(StatusSchema, body).success).toBe(false)
    },
  )
})
