import { expect, it } from 'vitest'
import { returnPath } from '#features/auth/signIn/returnPath.ts'

it.each([
  [{ from: '/payslip' }, '/payslip'],
  [{ from: '/dav/uploadfile?page=2#row' }, '/dav/uploadfile?page=2#row'],
  [{ from: '/idextracter/pan/../DL' }, '/idextracter/DL'],
  [null, null],
  ['/payslip', null],
  [{}, null],
  [{ from: 5 }, null],
  [{ from: '' }, null],
  [{ from: 'payslip' }, null],
  [{ from: '/' }, null],
  [{ from: '/login' }, null],
  [{ from: '/signup?newuser' }, null],
  [{ from: '//evil.example/x' }, null],
  [{ from: '/\\evil.example' }, null],
  [{ from: '/\t/evil.example' }, null],
  [{ from: '/..//evil.example' }, null],
  [{ from: '/.//evil.example' }, null],
  [{ from: '/payslip/..//evil.example' }, null],
  [{ from: '/%2e%2e//evil.example' }, null],
  [{ from: '/..\\/evil.example' }, null],
  [{ from: '/.\t./\n/evil.example' }, null],
  [{ from: '/%2F/evil.example' }, '/%2F/evil.example'], // a path of ours without a route
  [{ from: 'https://evil.example/payslip' }, null],
  [{ from: 'javascript:alert(1)' }, null],
])('%j returns to %j', (state, path) => {
  expect(returnPath(state)).toBe(path)
})
