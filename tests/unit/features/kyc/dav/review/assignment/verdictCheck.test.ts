import { describe, expect, it } from 'vitest'
import type { AddressCase } from '#features/kyc/dav/case.ts'
import {
  checkSentVerdict,
  toSentVerdict,
} from '#features/kyc/dav/review/assignment/verdictCheck.ts'
import { anAddressCase, aVerdict, aReviewCase } from '#tests/support/davCases.ts'

const KABIR = 'kabir.sethi@kaveri.example'
/** By the server's clock. */
const ASSIGNED_AT = '2026-11-20T05:12:00.000Z'
const SENT_AT = '2026-11-20T05:20:00.000Z'
const LATER = '2026-11-20T05:20:04.000Z'

const qc = aVerdict()
/** Read and sent eight minutes apart on a computer whose clock is years off. */
const sent = toSentVerdict({ ...aReviewCase(), readAt: 1000 }, qc, 1000 + 8 * 60_000)

const decided: Partial<AddressCase> = {
  status: 'RE_INITIATED',
  assignee: KABIR,
  modifiedAt: LATER,
  accepted: qc.validationStatusDetails,
}

it('knows the server’s time of the verdict whatever clock the computer has', () => {
  expect(sent.sentAt).toBe(Date.parse(SENT_AT))
})

describe('the case after an answer was lost', () => {
  it.each<[string, ReturnType<typeof checkSentVerdict>, Partial<AddressCase>]>([
    ['decided by this user after the send', 'submitted', {}],
    ['the address in other letters', 'submitted', { assignee: 'Kabir.Sethi@Kaveri.example ' }],
    ['at the very second, on a server of whole seconds', 'submitted', { modifiedAt: SENT_AT }],
    ['no assignee, the same decisions', 'submitted', { assignee: '' }],
    ['no assignee, other decisions', 'changed', { assignee: '', accepted: { selfie: true } }],
    ['no assignee, another comment', 'changed', { assignee: '', qcComments: 'Blurred' }],
    ['an equal verdict of another', 'changed', { assignee: 'rohan.kulkarni@kaveri.example' }],
    ['an equal verdict before the send', 'changed', { modifiedAt: '2026-11-20T05:15:00.000Z' }],
    ['an equal verdict without a time', 'changed', { modifiedAt: '' }],
    ['another verdict', 'changed', { status: 'APPROVED' }],
    ['released', 'changed', { status: 'PENDING_QC', assignee: '' }],
    ['assigned to another', 'changed', { status: 'ASSIGNED', assignee: 'x@kaveri.example' }],
    ['still assigned', 'open', { status: 'ASSIGNED', modifiedAt: ASSIGNED_AT }],
  ])('%s: %s', (_name, expected, over) => {
    expect(checkSentVerdict(anAddressCase({ ...decided, ...over }), sent, KABIR)).toBe(expected)
  })
})
