import { expect, it } from 'vitest'
import { ENDPOINTS_OF } from '#api/endpoints.ts'
import { namedErrors, noResponseError } from '#api/errors.ts'

const errorsOf = (name: string) => {
  const [endpoint] = ENDPOINTS_OF[name] ?? []
  if (endpoint === undefined) throw new Error(name)
  return { named: namedErrors(endpoint), without: noResponseError(endpoint) }
}

it('names the errors of login as shell §8 does', () => {
  const { named, without } = errorsOf('login')
  expect(named).toContainEqual({
    status: 401,
    detail: 'Incorrect email or password.',
    name: 'incorrectPassword',
  })
  expect(named).toContainEqual({ status: 500, name: 'internalError' })
  expect(named).toContainEqual({ status: 'default', name: 'loginError' })
  expect(without).toBe('uploadFailed')
})

it('gives a detail that counts with any status only once', () => {
  const credits = errorsOf('payslipUpload').named.filter(({ name }) => name === 'lowCredits')
  expect(credits).toEqual([
    { status: 'default', detail: 'Insufficient Credits', name: 'lowCredits' },
  ])
})
