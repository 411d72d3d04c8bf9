import { expect, it } from 'vitest'
import { backendProxy } from '../../../scripts/vite/backendProxy.ts'

const matches = (path: string) =>
  new RegExp(Object.keys(backendProxy('https://b.example'))[0] ?? '').test(path)

it.each([
  '/master/V1/login',
  '/service/fintech/V1/payslip/upload',
  '/GSTR/V1/request-otp',
  '/UAN/V1/job/1',
  '/CompanyChecks/V1/job-list',
])('forwards %s', (path) => {
  expect(matches(path)).toBe(true)
})

it.each(['/uan', '/uan/form', '/gstr', '/companychecks/uploadfile', '/src/master/x', '/home'])(
  'does not forward the page %s',
  (path) => {
    expect(matches(path)).toBe(false)
  },
)

it('forwards nothing without a target, and names an invalid one', () => {
  expect(backendProxy(undefined)).toEqual({})
  expect(() => backendProxy('backend')).toThrow('DEV_PROXY_TARGET')
})
