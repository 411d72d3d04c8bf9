import { expect } from 'vitest'
import { MAGIC, type MagicPlace } from '#tests/sandbox/magic.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, logout, send, validateMail } from './http.ts'

const STATUS: Record<string, number> = {
  'rate-limited': 429,
  blocked: 401,
  elsewhere: 401,
  'exists-elsewhere': 401,
  unauthorized: 401,
  'server-error': 500,
  'odd-error': 418,
  'link-sent': 400,
  nobody: 400,
  expired: 400,
  garbled: 200,
  'kabir.sethi@kaveri.example': 208,
}

const at = (value: string) => (value.includes('@') ? value : `${value}@lekha.example`)

/** One call of each place with the value in it. */
const CALL: Partial<Record<MagicPlace, (value: string) => Promise<{ status: number }>>> = {
  validateMail: (value) => validateMail(at(value)),
  login: (value) => login(at(value)),
  logout: async (value) => {
    await login(at(value))
    return logout(at(value))
  },
  forgotPassword: (value) => send('POST', `/master/V1/set-password?email_id=${at(value)}`),
  code: (value) =>
    send('POST', '/master/V1/verify/access-token', { headers: { authentication: value } }),
  currentPassword: async (value) => {
    await login('kabir.sethi@kaveri.example')
    const json = { current_password: value, new_password: 'Brand#New2026' }
    return send('PUT', '/master/V1/user-management/change-password', { json })
  },
  signUp: (value) => {
    const person = { username: 'New Person', contactNumber: '9845012345', privilege: 'User' }
    const json = { ...person, emailId: at(value), password: 'Brand#New2026' }
    return send('POST', '/master/V1/sign-up', { json })
  },
  feedback: async (value) => {
    await login('kabir.sethi@kaveri.example')
    const hidden = { speedOfProcessing: '', qualityOfOutput: '', metExpectations: '' }
    const json = { ...hidden, service: 'payslip', rating: 4, additionalFeedback: value }
    return send('POST', '/master/V1/feedback-management', { json })
  },
}

const rows = MAGIC.flatMap((row) => {
  const call = CALL[row.place]
  return call === undefined ? [] : [{ ...row, call }]
})

test.each(rows.filter(({ name }) => name !== 'no-answer'))(
  '$place: $value reaches $reaches',
  async (row) => {
    expect((await row.call(row.value)).status).toBe(STATUS[row.name])
  },
)

test.each(rows.filter(({ name }) => name === 'no-answer'))(
  '$place: $value gets no answer',
  async (row) => {
    await expect(row.call(row.value)).rejects.toThrow(TypeError)
  },
)
