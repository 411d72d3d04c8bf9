import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { findRoute, parseIdService, type Access, type Route } from '#app/route.ts'
import { REDIRECTS, ROUTES } from '#app/routes.tsx'

type Facts = {
  access: Access
  footer: Route['footer']
  hasIdleTimer: boolean
  service?: Route['service']
}
const guest: Facts = { access: 'guestOnly', footer: 'own', hasIdleTimer: false }
const open: Facts = { access: 'public', footer: 'own', hasIdleTimer: false }
const session: Facts = { access: 'session', footer: 'shell', hasIdleTimer: true }

/** Every row of shell §2, analyzers §2 and kyc §2. */
const SPEC: [string, Facts][] = [
  ['/', guest],
  ['/signup', guest],
  ['/signup/abc-123', open],
  ['/forgotPassword', guest],
  ['/forgotPassword/setPassword/abc-123', open],
  ['/home', session],
  ['/changePassword', session],
  ['/changepassword', session],
  ['/menupage', session],
  ['/jobs', session], // our own (decisions L31)
  ['/check', session], // our own
  ['/applicants', session], // our own
  ['/applicants/new', session],
  ['/applicants/a1', session],
  ['/admin/client', { ...session, access: 'productAdmin' }],
  ['/admin/service', { ...session, access: 'productAdmin' }],
  ['/admin/user', { ...session, access: 'admin' }],
  ['/payslip', { ...session, service: 'payslip' }],
  ['/form26', { ...session, service: 'form26' }],
  ['/form26as', { ...session, service: 'form26' }],
  ['/bankstatement', { ...session, service: 'bankStatement' }],
  ['/outputbankstatement', { ...session, service: 'bankStatement' }],
  ['/bankpassbook', { ...session, service: 'passbook' }],
  ['/outputbankpassbook', { ...session, service: 'passbook' }],
  ['/financialStatement', { ...session, service: 'financialStatement' }],
  ['/outputfinancialStatement', { ...session, service: 'financialStatement' }],
  ['/idextracter/aadhaar', { ...session, service: 'inAddress' }],
  ['/idextracter/pan', { ...session, service: 'inAddress' }],
  ['/dav/uploadfile', { ...session, service: 'DAV' }],
  ['/companychecks/uploadfile', { ...session, service: 'companyChecks' }],
  ['/uan', { ...session, service: 'UAN' }],
  ['/gstr', { ...session, service: 'gstr' }],
  ['/dav/form', { access: 'public', footer: 'notice', hasIdleTimer: false }],
  ['/solutions/kyc/dav/form', { access: 'public', footer: 'notice', hasIdleTimer: false }],
  ['/uan/form', { access: 'public', footer: 'none', hasIdleTimer: false }],
]

test.each(SPEC)('%s', (path, facts) => {
  expect(findRoute(ROUTES, path)).toMatchObject(facts)
})

test('the table has no row beyond the specification', () => {
  const strangers = ROUTES.flatMap(({ paths }) => paths).filter(
    (path) => !SPEC.some(([asked]) => matchPath(path, asked) !== null),
  )
  expect(strangers).toEqual([])
})

test('every row has a title and a page', () => {
  for (const { title, page } of ROUTES) {
    expect(title).not.toBe('')
    expect(page).toBeTruthy()
  }
})

test('redirects /login to sign-in, and unknown paths to /home', () => {
  expect(REDIRECTS).toEqual([
    { from: '/login', to: '/' },
    { from: '*', to: '/home' },
  ])
  expect(findRoute(ROUTES, '/nowhere')).toBeUndefined()
})

test.each([
  ['aadhaar', 'aadhar'],
  ['AADHAR', 'aadhar'],
  ['pan', 'pancard'],
  ['pancard', 'pancard'],
  ['DL', 'drivingLicence'],
  ['drivingLicense', 'drivingLicence'],
  ['rc', 'RC'],
  ['voterid', 'voterId'],
  ['payslip', undefined],
  ['passport', undefined],
  ['', undefined],
])('/idextracter/%s is %s', (type, service) => {
  expect(parseIdService(type)).toBe(service)
})
