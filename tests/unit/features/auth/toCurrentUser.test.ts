import { describe, expect, it } from 'vitest'
import { toCurrentUser } from '#features/auth/toCurrentUser.ts'
import { initialsOf } from '#shared/platform/lib/text/initials.ts'

const LOGIN = { clientPrivilege: 'Trial', serviceNames: ['payslip', 'DrivingLicense', 'uan'] }
const DETAILS = {
  privilege: 'User' as const,
  username: 'Meera Nair',
  emailId: 'meera.nair@x.example',
  clientCode: 'PHR',
}

describe('signed-in user', () => {
  it('combines both responses', () => {
    expect(toCurrentUser(LOGIN, DETAILS, 'typed@x.example')).toEqual({
      email: 'meera.nair@x.example',
      username: 'Meera Nair',
      initials: 'MN',
      clientCode: 'PHR',
      privilege: 'User',
      clientPrivilege: 'Trial',
      services: ['payslip', 'drivingLicence', 'UAN'],
    })
  })

  it('uses the entered email if the backend returns none, and fails if there is none at all', () => {
    const unnamed = { ...DETAILS, emailId: '' }
    expect(toCurrentUser(LOGIN, unnamed, 'typed@x.example').email).toBe('typed@x.example')
    expect(toCurrentUser(LOGIN, unnamed, '').email).toBe('No Email')
  })

  it('shows the email if there is no name', () => {
    const user = toCurrentUser(LOGIN, { ...DETAILS, username: '' }, '')
    expect([user.username, user.initials]).toEqual(['meera.nair@x.example', 'MN'])
  })

  it.each([
    [null, null],
    [[], []],
    [['payslip', 'PAYSLIP'], ['payslip']],
    [['teleport', 'payslip'], ['payslip']],
  ])('services %j give %j', (serviceNames, services) => {
    expect(toCurrentUser({ ...LOGIN, serviceNames }, DETAILS, '').services).toEqual(services)
  })
})

it.each([
  ['Meera Nair', 'MN'],
  ['meera', 'M'],
  ['Anna Maria de Souza', 'AS'],
  ['meera.nair@pinnaclehome.example', 'MN'],
  ['pin.dav.u101@x.example', 'PU'],
  ['  ', ''],
  ['', ''],
  ['éva', 'É'],
  ['(Ravi) Kumar', 'RK'],
])('the initials of %j are %j', (text, initials) => {
  expect(initialsOf(text)).toBe(initials)
})
