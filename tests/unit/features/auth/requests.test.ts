import { describe, expect, it } from 'vitest'
import { login, signUp, validateMail, verifyMail } from '#features/auth/endpoints.ts'
import {
  changePassword,
  requestReset,
  setPassword,
  verifyResetCode,
} from '#features/auth/password/passwordEndpoints.ts'
import { userDetails } from '#features/auth/userEndpoints.ts'
import { omitInvalidHeaders } from '#shared/platform/api/httpHeaders.ts'

/** Each call as in shell §7 and decisions D2, D4 and D29. */
describe('account requests', () => {
  it('validate-mail sends the email only in its header', () => {
    expect([validateMail.method, validateMail.path]).toEqual(['POST', '/master/V1/validate-mail'])
    expect(validateMail.request?.({ email: 'a@b.in' })).toEqual({ headers: { email: 'a@b.in' } })
  })

  it('login sends a form, and its values and the client code as headers', () => {
    expect([login.method, login.path]).toEqual(['POST', '/master/V1/login'])
    const { headers, body } = login.request?.({ email: 'a+b@c.in', password: 'Pass word&1' }) ?? {}
    expect(headers).toEqual({ email: 'a+b@c.in', password: 'Pass word&1', 'client-code': '' })
    expect(body).toBeInstanceOf(URLSearchParams)
    expect(String(body)).toBe('email=a%2Bb%40c.in&password=Pass+word%261')
  })

  it('login omits a header that Latin-1 cannot encode; the body contains it', () => {
    const { headers, body } = login.request?.({ email: 'a@b.in', password: 'पासवर्ड1A!' }) ?? {}
    expect(headers).toEqual({ email: 'a@b.in', 'client-code': '' })
    expect(new URLSearchParams(String(body)).get('password')).toBe('पासवर्ड1A!')
  })

  it('user-details uses the configured path', () => {
    expect(userDetails.method).toBe('GET')
    expect(typeof userDetails.path === 'function' && userDetails.path()).toBe(
      '/master/V1/user-management/user-details',
    )
  })

  it('sign-up sends five fields and always the privilege User', () => {
    expect([signUp.method, signUp.path]).toEqual(['POST', '/master/V1/sign-up'])
    const form = { emailId: 'a@b.in', username: 'A', password: 'p', contactNumber: '9845012345' }
    expect(signUp.request?.(form)).toEqual({ body: { ...form, privilege: 'User' } })
  })

  it('mail-verification sends the code in body and header', () => {
    expect([verifyMail.method, verifyMail.path]).toEqual(['POST', '/master/V1/mail-verification'])
    expect(verifyMail.request?.({ code: 'c' })).toEqual({
      headers: { authentication: 'c' },
      body: { verification_code: 'c' },
    })
  })

  it('a reset link is requested by query', () => {
    expect([requestReset.method, requestReset.path]).toEqual(['POST', '/master/V1/set-password'])
    expect(requestReset.request?.({ email: 'a@b.in' })).toEqual({ query: { email_id: 'a@b.in' } })
  })

  it('a reset code is checked with an empty body', () => {
    expect([verifyResetCode.method, verifyResetCode.path]).toEqual([
      'POST',
      '/master/V1/verify/access-token',
    ])
    expect(verifyResetCode.request?.({ code: 'c' })).toEqual({ headers: { authentication: 'c' } })
  })

  it('a new password is sent with the code in the header', () => {
    expect([setPassword.method, setPassword.path]).toEqual(['PUT', '/master/V1/set-password'])
    expect(setPassword.request?.({ code: 'c', password: 'p' })).toEqual({
      headers: { authentication: 'c' },
      body: { new_password: 'p' },
    })
  })

  it('a changed password is sent with the current one', () => {
    expect([changePassword.method, changePassword.path]).toEqual([
      'PUT',
      '/master/V1/user-management/change-password',
    ])
    expect(changePassword.request?.({ current: 'old', next: 'new' })).toEqual({
      body: { current_password: 'old', new_password: 'new' },
    })
  })
})

it.each([
  ['plain', true],
  ['é, ÿ and £', true],
  ['', true],
  ['€ is not in Latin-1', false],
  ['नमस्ते', false],
  ['🔑', false],
  ['line\nbreak', false],
  ['null\0', false],
  [' leading', false],
  ['trailing ', false],
])('a header with %j: %s', (value, isValid) => {
  expect('x' in omitInvalidHeaders({ x: value })).toBe(isValid)
})
