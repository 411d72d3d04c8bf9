import { expect, test } from 'vitest'
import {
  canOpen,
  isAdmin,
  isProductAdmin,
  isTrialDemo,
  landingPath,
  canAssignPrivilege,
  availableServices,
} from '#shared/platform/session/services/permissions.ts'
import {
  PRIVILEGES,
  SERVICE_KEYS,
  type Privilege,
  type ServiceKey,
} from '#shared/platform/store/currentUser.ts'
import { aUser } from '#tests/support/builders.ts'

const PIN = {
  clientCode: 'PIN',
  services: ['bankStatement', 'companyChecks', 'UAN', 'DAV'] as ServiceKey[],
}

test.each(SERVICE_KEYS)('without a list %s shows; with a list it decides', (service) => {
  expect(canOpen(aUser(), service)).toBe(true)
  expect(canOpen(aUser({ services: [service] }), service)).toBe(true)
  expect(canOpen(aUser({ services: [] }), service)).toBe(false)
})

test.each(['balanceSheet', 'profitAndLoss', 'cashFlow', 'financialStatement'] as const)(
  '%s opens the financial statement page and nothing else',
  (service) => {
    const user = aUser({ services: [service] })
    expect(availableServices(user)).toEqual([
      { group: 'Financial Services', services: ['financialStatement'] },
    ])
    expect(landingPath(user)).toBe('/financialStatement')
  },
)

test.each([
  ['pin.dav.u101@pinnaclehome.example', ['DAV']],
  ['PIN-UAN-U7@pinnaclehome.example', ['UAN']],
  ['pin_cc_u9@pinnaclehome.example', ['companyChecks']],
  ['aparna.rao@pinnaclehome.example', ['DAV', 'UAN', 'companyChecks']],
  ['pin.dav.101@pinnaclehome.example', ['DAV', 'UAN', 'companyChecks']],
] as const)('PIN account %s sees %j of the three', (email, seen) => {
  const user = aUser({ ...PIN, email })
  expect(
    (['DAV', 'UAN', 'companyChecks'] as const).filter((service) => canOpen(user, service)),
  ).toEqual(seen)
  expect(canOpen(user, 'bankStatement')).toBe(seen.length === 3)
})

test.each([
  ['an empty list', []],
  ['a list without them', ['payslip', 'bankStatement']],
  ['a list with one of them', ['payslip', 'bankStatement', 'UAN']],
] as const)('a PIN account that is not dedicated has all three with %s', (_, services) => {
  const user = aUser({ ...PIN, services: [...services] })
  const isListed = (service: ServiceKey) => services.some((one) => one === service)
  for (const service of SERVICE_KEYS)
    expect(canOpen(user, service)).toBe(
      isListed(service) || ['DAV', 'UAN', 'companyChecks'].includes(service),
    )
  expect(availableServices(user).at(-1)).toEqual({
    group: 'KYC',
    services: expect.arrayContaining(['DAV', 'companyChecks', 'UAN']),
  })
  expect(landingPath(user)).toBe('/dav/uploadfile')
  expect(canOpen({ ...user, clientCode: 'KVM' }, 'DAV')).toBe(false)
})

test('the pattern does not apply to other clients', () => {
  const user = aUser({ email: 'pin.dav.u101@kaveri.example', services: ['payslip', 'UAN'] })
  expect(canOpen(user, 'payslip') && canOpen(user, 'UAN')).toBe(true)
})

const landings: [string, Partial<Parameters<typeof aUser>[0]>, string][] = [
  ['bankStatement comes first', { services: ['payslip', 'bankStatement'] }, '/bankstatement'],
  ['without a list too', { services: null }, '/bankstatement'],
  ['nothing at all', { services: [] }, '/home'],
  ['PIN: DAV before the rest', PIN, '/dav/uploadfile'],
  [
    'PIN with none of the three in its list',
    { clientCode: 'PIN', services: ['payslip', 'bankStatement'] },
    '/dav/uploadfile',
  ],
  ['PIN without a list', { clientCode: 'PIN', services: null }, '/dav/uploadfile'],
  [
    'PIN dedicated to company checks',
    { ...PIN, email: 'pin.cc.u103@pinnaclehome.example' },
    '/companychecks/uploadfile',
  ],
  ['PIN dedicated to UAN', { ...PIN, email: 'pin.uan.u102@pinnaclehome.example' }, '/uan'],
]
test.each(landings)('landing: %s', (_, over, path) => {
  expect(landingPath(aUser(over))).toBe(path)
})

/** shell §2, "Service landing routes". */
const ONLY: Record<ServiceKey, string> = {
  payslip: '/payslip',
  form26: '/form26as',
  gstr: '/gstr',
  passbook: '/bankpassbook',
  financialStatement: '/financialStatement',
  balanceSheet: '/financialStatement',
  profitAndLoss: '/financialStatement',
  cashFlow: '/financialStatement',
  bankStatement: '/bankstatement',
  UAN: '/uan',
  DAV: '/dav/uploadfile',
  companyChecks: '/companychecks/uploadfile',
  voterId: '/idextracter/voterid',
  pancard: '/idextracter/pan',
  drivingLicence: '/idextracter/DL',
  RC: '/idextracter/RC',
  aadhar: '/idextracter/aadhar',
}
test.each(SERVICE_KEYS)('a user with only %s lands on it', (service) => {
  expect(landingPath(aUser({ services: [service] }))).toBe(ONLY[service])
})

const REPLACED = new Set<ServiceKey>([
  'passbook',
  'aadhar',
  'pancard',
  'drivingLicence',
  'voterId',
  'RC',
  'form26',
  'DAV',
  'companyChecks',
  'UAN',
])
test.each(SERVICE_KEYS)('trial: shows the demo page for %s (D24)', (service) => {
  expect(isTrialDemo(aUser({ clientPrivilege: 'Trial' }), service)).toBe(REPLACED.has(service))
  expect(isTrialDemo(aUser({ clientPrivilege: 'Paid' }), service)).toBe(false)
})

const admins: [Privilege, boolean, boolean][] = [
  ['ProductAdmin', true, true],
  ['ClientAdmin', true, false],
  ['User', false, false],
]
test.each(admins)('%s: admin %s, product admin %s', (privilege, admin, productAdmin) => {
  expect(isAdmin(aUser({ privilege }))).toBe(admin)
  expect(isProductAdmin(aUser({ privilege }))).toBe(productAdmin)
})

const assignments: [Privilege, readonly Privilege[], readonly Privilege[]][] = [
  ['ProductAdmin', PRIVILEGES, PRIVILEGES],
  ['ClientAdmin', ['User'], ['ClientAdmin', 'User']],
  ['User', [], []],
]
test.each(assignments)(
  '%s may assign %j when creating and %j when editing',
  (privilege, creating, editing) => {
    const user = aUser({ privilege })
    expect(PRIVILEGES.filter((given) => canAssignPrivilege(user, given))).toEqual(creating)
    expect(PRIVILEGES.filter((given) => canAssignPrivilege(user, given, 'editing'))).toEqual(
      editing,
    )
  },
)

test('the Solutions menu lists no empty groups', () => {
  expect(availableServices(aUser({ services: ['pancard', 'gstr', 'UAN', 'payslip'] }))).toEqual([
    { group: 'Financial Services', services: ['payslip', 'gstr'] },
    { group: 'ID Extraction', services: ['pancard'] },
    { group: 'KYC', services: ['UAN'] },
  ])
  expect(availableServices(aUser({ services: [] }))).toEqual([])
  expect(availableServices(aUser()).map(({ services }) => services.length)).toEqual([6, 5, 3])
})
