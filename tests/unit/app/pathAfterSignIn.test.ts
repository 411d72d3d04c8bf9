import { expect, test } from 'vitest'
import { pathAfterSignIn } from '#app/guards/pathAfterSignIn.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { aUser } from '#tests/support/builders.ts'

const ALL = aUser()
const PAYSLIP = aUser({ services: ['payslip'] })
const TRIAL = aUser({ clientPrivilege: 'Trial' })
const ADMIN = aUser({ privilege: 'ClientAdmin' })

test.each<[string, CurrentUser, string | null, string]>([
  ['nothing was asked for', ALL, null, '/bankstatement'],
  ['a page with its query', ALL, '/payslip?again=1', '/payslip?again=1'],
  ['a page that other services have', PAYSLIP, '/form26as', '/payslip'],
  ['a document in the address', ALL, '/idextracter/DL', '/idextracter/DL'],
  ['a document that is not theirs', PAYSLIP, '/idextracter/DL', '/payslip'],
  ['a document that nobody knows', ALL, '/idextracter/passport', '/bankstatement'],
  ['a page that a trial only announces', TRIAL, '/bankpassbook', '/bankpassbook'],
  ['an admin page, as one', ADMIN, '/admin/user', '/admin/user'],
  ['an admin page of higher rank', ADMIN, '/admin/client', '/bankstatement'],
  ['an admin page, as a user', PAYSLIP, '/admin/user', '/payslip'],
  ['a page of every account', PAYSLIP, '/changePassword', '/changePassword'],
  ['sign-in', ALL, '/', '/bankstatement'],
  ['a candidate page', ALL, '/dav/form', '/bankstatement'],
  ['no page', ALL, '/nowhere', '/bankstatement'],
  ['another host', ALL, '//evil.example', '/bankstatement'],
  ['another host under a page', ALL, '/payslip/..//evil.example', '/bankstatement'],
  ['backslashes', ALL, '/\\evil.example', '/bankstatement'],
  ['no address', ALL, '', '/bankstatement'],
])('%s', (_, user, requestedPath, path) => {
  expect(pathAfterSignIn(user, requestedPath)).toBe(path)
})
