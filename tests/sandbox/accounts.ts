import type { Privilege, ServiceKey } from '#shared/platform/store/currentUser.ts'

/** The password of every sample account; it satisfies shell §5. */
export const SANDBOX_PASSWORD = 'Lekha@2026'

export type AccountRow = {
  email: string
  username: string
  contactNumber: string
  clientCode: string
  privilege: Privilege
  /** null: the backend sends no list, so all services are shown (D26). */
  services: readonly ServiceKey[] | null
  /** Its use for a tester. */
  description: string
  /** Default: true. */
  isActive?: boolean
  unverified?: boolean
  /** A session in another browser is open from the start. */
  signedInElsewhere?: boolean
  /** Only for a magic value; listed with those. */
  magic?: boolean
}

export const ALL_SERVICES = [
  'bankStatement',
  'payslip',
  'form26',
  'passbook',
  'financialStatement',
  'gstr',
  'aadhar',
  'pancard',
  'drivingLicence',
  'voterId',
  'RC',
  'DAV',
  'companyChecks',
  'UAN',
] as const satisfies readonly ServiceKey[]

const PIN_SERVICES = ['bankStatement', 'companyChecks', 'UAN', 'DAV'] as const

const user = (
  email: string,
  username: string,
  clientCode: string,
  description: string,
): AccountRow => ({
  email,
  username,
  contactNumber: '9845012345',
  clientCode,
  privilege: 'User',
  services: ALL_SERVICES,
  description,
})

const logoutFault = (fault: string, description: string): AccountRow => ({
  ...user(`logout-${fault}@lekha.example`, 'Logout Fault', 'KVM', description),
  services: ['payslip'],
  magic: true,
})

const listFault = (fault: string, description: string): AccountRow => ({
  ...user(`list-${fault}@lekha.example`, 'List Fault', 'LEKHA', description),
  privilege: 'ProductAdmin',
  services: null,
  magic: true,
})

/** The sample accounts, printed when the server starts and listed on /sandbox. */
export const ACCOUNTS = [
  user(
    'kabir.sethi@kaveri.example',
    'Kabir Sethi',
    'KVM',
    'User of a paid client with every service',
  ),
  user(
    'meera.nair@pinnaclehome.example',
    'Meera Nair',
    'PHR',
    'Trial user: 9 days and 14 files left',
  ),
  user(
    'tara.menon@udyam.example',
    'Tara Menon',
    'UBL',
    'Trial that ends in 40 minutes, 2 files left',
  ),
  user('arun.das@malabar.example', 'Arun Das', 'MSS', 'Trial that has ended'),
  {
    ...user('isha.gupta@deccan.example', 'Isha Gupta', 'DAC', 'User with payslip only'),
    services: ['payslip'],
  },
  {
    ...user(
      'vidya.iyer@lekha.example',
      'Vidya Iyer',
      'LEKHA',
      'ProductAdmin; no service list, so everything shows',
    ),
    privilege: 'ProductAdmin',
    services: null,
  },
  {
    ...user(
      'rohan.kulkarni@kaveri.example',
      'Rohan Kulkarni',
      'KVM',
      'ClientAdmin of Kaveri Microfinance',
    ),
    privilege: 'ClientAdmin',
  },
  {
    ...user(
      'lakshmi.raman@kaveri.example',
      'Lakshmi Raman',
      'KVH',
      'ClientAdmin of a sub-client, Kaveri Hosur Branch, whose services are Kaveri’s',
    ),
    privilege: 'ClientAdmin',
  },
  {
    ...user(
      'aparna.rao@pinnaclehome.example',
      'Aparna Rao',
      'PIN',
      'PIN client: lands on DAV, sees all three',
    ),
    services: PIN_SERVICES,
  },
  {
    ...user(
      'pin.dav.u101@pinnaclehome.example',
      'Dev Anand',
      'PIN',
      'PIN account that sees DAV only',
    ),
    services: PIN_SERVICES,
  },
  {
    ...user(
      'pin.uan.u102@pinnaclehome.example',
      'Uma Nanda',
      'PIN',
      'PIN account that sees UAN only',
    ),
    services: PIN_SERVICES,
  },
  {
    ...user(
      'pin.cc.u103@pinnaclehome.example',
      'Charu Chandra',
      'PIN',
      'PIN account that sees company checks only',
    ),
    services: PIN_SERVICES,
  },
  {
    ...user('farid.khan@deccan.example', 'Farid Khan', 'DAC', 'Blocked by the administrator'),
    isActive: false,
  },
  {
    ...user(
      'nisha.verma@deccan.example',
      'Nisha Verma',
      'DAC',
      'E-mail not verified yet; its link is in the inbox',
    ),
    unverified: true,
  },
  {
    ...user(
      'exists-elsewhere@lekha.example',
      'Esha Elsewhere',
      'KVM',
      'Already signed in on another computer',
    ),
    signedInElsewhere: true,
  },
  logoutFault('server-error', 'Its logout is answered 500'),
  logoutFault('rate-limited', 'Its logout is answered 429'),
  logoutFault('odd-error', 'Its logout is answered 418'),
  logoutFault('no-answer', 'Its logout gets no answer'),
  logoutFault('unauthorized', 'Its logout is answered 401'),
  listFault('empty', 'Its admin lists are answered 204'),
  listFault('server-error', 'Its admin lists are answered 500'),
  listFault('array-detail', 'Its admin lists are answered 422 with a list of details'),
  listFault('no-answer', 'Its admin lists get no answer'),
  listFault('misfit', 'Its admin lists do not fit the contract'),
] as const satisfies readonly AccountRow[]

export type AccountEmail = (typeof ACCOUNTS)[number]['email']
