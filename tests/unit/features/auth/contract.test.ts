import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LoginSchema, EncryptedMailSchema, SignUpSchema } from '#features/auth/contract.ts'
import { UserDetailsSchema } from '#features/auth/userEndpoints.ts'

describe('validate-mail', () => {
  it('returns its encrypted text', () => {
    expect(v.parse(EncryptedMailSchema, { data: 'a:b:c:d' })).toBe('a:b:c:d')
  })
  it.each([{}, { data: null }, { data: { exist: true } }, 'a:b:c:d', null])(
    'rejects %j',
    (body) => {
      expect(v.is(EncryptedMailSchema, body)).toBe(false)
    },
  )
})

describe('login', () => {
  const list = [{ serviceId: 's1', serviceName: 'payslip' }, { serviceName: 'UAN' }]
  it.each([
    ['service', { clientPrivilege: 'Trial', service: list }],
    ['services', { clientPrivilege: 'Trial', services: list }],
    ['userServices', { clientPrivilege: 'Trial', userServices: list }],
    ['user_services', { clientPrivilege: 'Trial', user_services: list }],
    ['bare names', { clientPrivilege: 'Trial', service: ['payslip', 'UAN'] }],
    ['with nulls', { clientPrivilege: 'Trial', service: [null, ...list, { serviceName: null }] }],
    ['under data', { data: { clientPrivilege: 'Trial', service: list } }],
    ['list under data, rest outside', { clientPrivilege: 'Trial', data: [{ service: list }] }],
  ])('parses the services under %s (D26)', (_, body) => {
    expect(v.parse(LoginSchema, body)).toEqual({
      clientPrivilege: 'Trial',
      serviceNames: ['payslip', 'UAN'],
    })
  })

  it('parses a bare list', () => {
    expect(v.parse(LoginSchema, list)).toEqual({
      clientPrivilege: '',
      serviceNames: ['payslip', 'UAN'],
    })
  })

  it.each([{}, { service: null }, { message: 'ok', clientPrivilege: null }])(
    'distinguishes a missing list from an empty one: %j',
    (body) => {
      expect(v.parse(LoginSchema, body).serviceNames).toBeNull()
    },
  )
  it('keeps an empty list', () => {
    expect(v.parse(LoginSchema, { service: [] }).serviceNames).toEqual([])
  })
  it.each([null, 'ok', { service: 'payslip' }, { service: [{ name: 'payslip' }] }])(
    'rejects %j',
    (body) => {
      expect(v.is(LoginSchema, body)).toBe(false)
    },
  )
})

describe('user-details', () => {
  const details = {
    privilege: 'ClientAdmin',
    username: 'A B',
    emailId: 'a@b.in',
    clientCode: 'PIN',
  }
  it.each([
    ['bare', details],
    ['under data', { data: details }],
    ['a list under data', { data: [details] }],
    ['a bare list', [details]],
  ])('parses %s', (_, body) => {
    expect(v.parse(UserDetailsSchema, body)).toEqual(details)
  })
  it.each(['ProductAdmin', 'ClientAdmin', 'User'])('recognises the privilege %s', (privilege) => {
    expect(v.parse(UserDetailsSchema, { ...details, privilege }).privilege).toBe(privilege)
  })
  it.each(['Root', '', null, undefined, 7])('assigns the lowest privilege to %j', (privilege) => {
    expect(v.parse(UserDetailsSchema, { ...details, privilege }).privilege).toBe('User')
  })
  it.each(['username', 'emailId', 'clientCode'] as const)(
    'treats a missing %s as empty',
    (field) => {
      expect(v.parse(UserDetailsSchema, { ...details, [field]: undefined })[field]).toBe('')
      expect(v.parse(UserDetailsSchema, { ...details, [field]: null })[field]).toBe('')
    },
  )
  it.each([null, 'x', { ...details, username: 5 }])('rejects %j', (body) => {
    expect(v.is(UserDetailsSchema, body)).toBe(false)
  })
})

describe('sign-up', () => {
  it.each([
    [201, 'created'],
    [208, 'exists'],
  ])('%i means %s', (status, outcome) => {
    expect(v.parse(SignUpSchema, { status })).toBe(outcome)
  })
  it.each([200, 202, 204])('rejects the unknown status %i', (status) => {
    expect(v.is(SignUpSchema, { status })).toBe(false)
  })
})
