import { describe, expect, it } from 'vitest'
import type { DocumentKind } from '#shared/kits/documentType/documentKind.ts'
import {
  checkDocumentType,
  describeDocumentTypeWarning,
  getTransferRoute,
} from '#shared/kits/documentType/documentTypeWarning.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { aUser } from '#tests/support/builders.ts'

const form26 = () => {
  const remark = checkDocumentType('form26', 'payslip')
  if (remark === null) throw new Error('nothing is said')
  return remark
}

describe('the warning about a document', () => {
  it.each<[DocumentKind, ServiceKey]>([
    ['payslip', 'payslip'],
    ['unknown', 'payslip'],
    ['locked', 'payslip'],
    ['scan', 'aadhar'],
    ['pancard', 'pancard'],
    ['payslip', 'passbook'],
    ['scan', 'passbook'],
  ])('no warning about %s on the page of %s', (document, service) => {
    expect(checkDocumentType(document, service)).toBeNull()
  })

  it.each<[DocumentKind, ServiceKey, object]>([
    ['form26', 'payslip', { kind: 'other', detectedName: 'a Form 26AS', readerService: 'form26' }],
    ['bankStatement', 'form26', { expectedName: 'a Form 26AS', readerService: 'bankStatement' }],
    [
      'pancard',
      'aadhar',
      { detectedName: 'a PAN card', expectedName: 'an Aadhaar card', readerService: 'pancard' },
    ],
    ['passbook', 'bankStatement', { detectedName: 'a passbook', readerService: 'passbook' }],
    ['form16', 'form26', { detectedName: 'a Form 16', readerService: null }],
    ['scan', 'payslip', { kind: 'scan', original: 'the PDF from payroll' }],
    ['scan', 'bankStatement', { kind: 'scan' }],
  ])('%s on the page of %s', (document, service, remark) => {
    expect(checkDocumentType(document, service)).toMatchObject(remark)
  })
})

describe('transfer to the service that reads it', () => {
  it.each([
    ['is open', aUser(), false, 'open'],
    ['takes no locked file', aUser(), true, 'locked'],
    ['is not there without the service', aUser({ services: ['payslip'] }), false, 'none'],
    ['is not there where a trial shows a demo', aUser({ clientPrivilege: 'Trial' }), false, 'none'],
    ['is not there for nobody', null, false, 'none'],
  ] as const)('%s', (_, user, isLocked, kind) => {
    expect(getTransferRoute(form26(), user, isLocked).kind).toBe(kind)
  })

  it('a locked bank statement goes to the service that unlocks', () => {
    const remark = checkDocumentType('bankStatement', 'payslip') ?? form26()
    expect(getTransferRoute(remark, aUser(), true)).toEqual({
      kind: 'open',
      service: 'bankStatement',
    })
  })

  it('a PDF of a passbook goes nowhere, because that service takes only pictures', () => {
    const remark = checkDocumentType('passbook', 'bankStatement') ?? form26()
    expect(getTransferRoute(remark, aUser(), false).kind).toBe('none')
  })

  it('is part of the sentence', () => {
    expect(describeDocumentTypeWarning(form26(), getTransferRoute(form26(), aUser(), true))).toBe(
      'looks like a Form 26AS, not a payslip. Form 26AS does not accept locked files. Save it without its password first.',
    )
    expect(describeDocumentTypeWarning(form26(), { kind: 'none' })).toMatch(/still be charged\.$/)
  })
})
