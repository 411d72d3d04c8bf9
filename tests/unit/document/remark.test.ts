import { describe, expect, it } from 'vitest'
import { remarkOn, sayRemark, wayOf } from '#shared/document/remark.ts'
import type { DocumentKind } from '#shared/document/documentKind.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { aUser } from '#tests/support/builders.ts'

const form26 = () => {
  const remark = remarkOn('form26', 'payslip')
  if (remark === null) throw new Error('nothing is said')
  return remark
}

describe('what is said of a document', () => {
  it.each<[DocumentKind, ServiceKey]>([
    ['payslip', 'payslip'],
    ['unknown', 'payslip'],
    ['locked', 'payslip'],
    ['scan', 'aadhar'],
    ['pancard', 'pancard'],
    ['payslip', 'passbook'],
    ['scan', 'passbook'],
  ])('nothing of %s on the page of %s', (document, service) => {
    expect(remarkOn(document, service)).toBeNull()
  })

  it.each<[DocumentKind, ServiceKey, object]>([
    ['form26', 'payslip', { kind: 'other', is: 'a Form 26AS', reader: 'form26' }],
    ['bankStatement', 'form26', { wanted: 'a Form 26AS', reader: 'bankStatement' }],
    ['pancard', 'aadhar', { is: 'a PAN card', wanted: 'an Aadhaar card', reader: 'pancard' }],
    ['form16', 'form26', { is: 'a Form 16', reader: null }],
    ['scan', 'payslip', { kind: 'scan', original: 'the PDF that payroll sent' }],
    ['scan', 'bankStatement', { kind: 'scan' }],
  ])('%s on the page of %s', (document, service, remark) => {
    expect(remarkOn(document, service)).toMatchObject(remark)
  })
})

describe('the way to the service that reads it', () => {
  it.each([
    ['is open', aUser(), false, 'open'],
    ['takes no locked file', aUser(), true, 'locked'],
    ['is not there without the service', aUser({ services: ['payslip'] }), false, 'none'],
    ['is not there where a trial shows a demo', aUser({ clientPrivilege: 'Trial' }), false, 'none'],
    ['is not there for nobody', null, false, 'none'],
  ] as const)('%s', (_, user, isLocked, kind) => {
    expect(wayOf(form26(), user, isLocked).kind).toBe(kind)
  })

  it('a locked bank statement goes to the service that unlocks', () => {
    const remark = remarkOn('bankStatement', 'payslip') ?? form26()
    expect(wayOf(remark, aUser(), true)).toEqual({ kind: 'open', service: 'bankStatement' })
  })

  it('is part of the sentence', () => {
    expect(sayRemark(form26(), wayOf(form26(), aUser(), true))).toBe(
      'looks like a Form 26AS, not a payslip. Form 26AS takes no locked files: save it without its password first.',
    )
    expect(sayRemark(form26(), { kind: 'none' })).toMatch(/charged all the same\.$/)
  })
})
