import * as v from 'valibot'
import { expect, it } from 'vitest'
import { editBlockedReason } from '#features/admin/users/editBlockedReason.ts'
import { offeredServices } from '#features/admin/users/form/offeredServices.ts'
import {
  ExistingUserSchema,
  dependentUserValues,
  NewUserSchema,
  newUserValues,
  servicesForClient,
  privilegeOptions,
  toUserValues,
} from '#features/admin/users/form/userForm.ts'
import { isOwnAccount, managedUsers } from '#features/admin/users/user.ts'
import { PASSWORD_MESSAGE } from '#shared/platform/lib/passwordRules.ts'
import { PRIVILEGES } from '#shared/platform/store/currentUser.ts'
import { aUser } from '#tests/support/builders.ts'
import { anAccount, BANK, CLIENTS, DECCAN, KAVERI, PAN, PAYSLIP, someValues } from '../builders.ts'

const GOOD = someValues({ password: 'Lekha@2026' })

const NONE: ReadonlySet<string> = new Set()

const messages = (schema: typeof NewUserSchema | typeof ExistingUserSchema, values: unknown) =>
  (v.safeParse(schema, values).issues ?? []).map(({ message }) => message)

it.each([
  ['clientId', '', 'field is mandatory select one'],
  ['username', '', 'Please enter a valid user name , min 5 char'],
  ['username', 'Ravi', 'Please enter a valid user name , min 5 char'],
  ['username', 'Ravi ', 'Please enter a valid user name , min 5 char'],
  ['emailId', '', 'Please enter a valid email address'],
  ['emailId', 'ravi@kaveri', 'Please enter a valid email address'],
  ['contactNumber', '98450', 'Please enter a valid phone number'],
  ['contactNumber', '98450 1234', 'Please enter a valid phone number'],
  ['privilege', 'Root', 'field is mandatory select one'],
  ['password', '', PASSWORD_MESSAGE],
  ['password', 'lekha2026', PASSWORD_MESSAGE],
])('%s "%s": %s', (name, value, message) => {
  expect(messages(NewUserSchema, { ...GOOD, [name]: value })).toEqual([message])
})

it.each([
  ['all fields', {}],
  ['no contact number', { contactNumber: '' }],
  ['five characters', { username: 'Ravik' }],
])('accepts %s', (_name, over) => {
  expect(messages(NewUserSchema, { ...GOOD, ...over })).toEqual([])
})

it('an existing account needs no password', () => {
  expect(messages(ExistingUserSchema, someValues())).toEqual([])
})

it.each([
  ['the services of the client', 'client-0002', [BANK, PAYSLIP]],
  ['the services of a sub-client’s parent', 'client-0102', [BANK, PAYSLIP]],
  ['nothing for a sub-client whose parent is missing', 'client-0103', null],
  ['nothing for a missing client', 'client-0999', null],
])('offers %s', (_name, clientId, services) => {
  expect(servicesForClient(clientId, CLIENTS)).toEqual(services)
})

it('keeps and marks assigned services that are no longer offered', () => {
  expect(offeredServices([BANK, PAYSLIP], [PAYSLIP, PAN], NONE)).toEqual([
    { ...BANK, label: 'Bank statement' },
    { ...PAYSLIP, label: 'Payslip' },
    { ...PAN, label: 'PAN', note: 'No longer offered' },
  ])
})

it('shows the assigned services when the offer is unknown', () => {
  expect(offeredServices(null, [PAN], NONE)).toEqual([{ ...PAN, label: 'PAN' }])
})

const PAYSLIP_OFF = { ...PAYSLIP, label: 'Payslip', note: 'Inactive' }
it.each([
  [
    'offered, assigned or not',
    [BANK, PAYSLIP],
    [],
    [{ ...BANK, label: 'Bank statement' }, PAYSLIP_OFF],
  ],
  ['assigned while the offer is unknown', null, [PAYSLIP], [PAYSLIP_OFF]],
  [
    'no longer offered, with its own note',
    [],
    [PAYSLIP],
    [{ ...PAYSLIP_OFF, note: 'No longer offered' }],
  ],
])('marks an inactive service: %s', (_name, offered, assigned, expected) => {
  const inactive = new Set([PAYSLIP.serviceId])
  expect(offeredServices(offered, assigned, inactive)).toEqual(expected)
})

it.each([
  ['nobody', 'ProductAdmin', {}, [], null],
  ['nobody, not even a ProductAdmin', 'ProductAdmin', { privilege: 'ProductAdmin' }, [], null],
  ['no ClientAdmin', 'ClientAdmin', { privilege: 'ClientAdmin' }, [], null],
  [
    'a ProductAdmin',
    'ClientAdmin',
    { privilege: 'ProductAdmin' },
    [],
    'Only a ProductAdmin can change a ProductAdmin.',
  ],
  [
    'whose privilege is not known',
    'ProductAdmin',
    { unknownPrivilege: 'QCReviewer' },
    [],
    'This user’s privilege (QCReviewer) is not recognized, and saving would lower it.',
  ],
  [
    'who has no privilege',
    'ProductAdmin',
    { unknownPrivilege: '' },
    [],
    'This user’s privilege is not recognized, and saving would lower it.',
  ],
  ['nobody whose services are listed', 'ProductAdmin', {}, null, null],
  ['nobody whose client is known', 'ProductAdmin', { services: null }, [], null],
  [
    'who has all services of a client that is not known',
    'ProductAdmin',
    { services: null },
    null,
    'This user’s services are unknown because their client could not be found.',
  ],
] as const)('disables %s for a %s', (_name, privilege, over, offered, reason) => {
  expect(editBlockedReason(aUser({ privilege }), anAccount(over), offered)).toBe(reason)
})

it.each([
  ['without a client', undefined, '', ''],
  ['of the own client', KAVERI, 'client-0002', 'KVM'],
])('a new user is an active User %s', (_name, own, clientId, clientCode) => {
  expect(newUserValues(own)).toMatchObject({
    clientId,
    clientCode,
    privilege: 'User',
    isActive: 'Active',
    services: [],
    password: '',
  })
})

it.each([
  ['its own services', anAccount(), [PAYSLIP]],
  ['no services for an empty list', anAccount({ services: [] }), []],
  ['all offered services without a list', anAccount({ services: null }), [BANK, PAYSLIP]],
])('a record shows %s', (_name, account, services) => {
  expect(toUserValues(account, [BANK, PAYSLIP])).toEqual(someValues({ services }))
})

it('another client changes code and services', () => {
  const values = someValues({ clientId: DECCAN.clientId })
  expect(dependentUserValues('clientId', values, CLIENTS)).toEqual({
    clientCode: 'DAC',
    services: [],
  })
})

it.each(['username', 'emailId', 'contactNumber', 'privilege', 'isActive', 'services'] as const)(
  'another %s changes nothing else',
  (name) => {
    expect(dependentUserValues(name, someValues(), CLIENTS)).toEqual({})
  },
)

it.each([
  ['ProductAdmin', 'creating', ['User', 'ClientAdmin', 'ProductAdmin']],
  ['ProductAdmin', 'editing', ['User', 'ClientAdmin', 'ProductAdmin']],
  ['ClientAdmin', 'creating', ['User']],
  ['ClientAdmin', 'editing', ['User', 'ClientAdmin']],
  ['User', 'creating', []],
  ['User', 'editing', []],
] as const)('%s, %s, can assign %j', (privilege, form, expected) => {
  expect(privilegeOptions(aUser({ privilege }), form)).toEqual(expected)
})

it.each(PRIVILEGES)('keeps the current privilege as an option: %s', (current) => {
  expect(privilegeOptions(aUser({ privilege: 'ClientAdmin' }), 'editing', current)).toContain(
    current,
  )
})

it.each([
  ['the same email', 'kabir.sethi@kaveri.example', true],
  ['the same email in other case', ' Kabir.Sethi@Kaveri.Example', true],
  ['another', 'isha.gupta@deccan.example', false],
])('own account: %s', (_name, emailId, own) => {
  expect(isOwnAccount({ emailId }, aUser())).toBe(own)
})

it.each([
  ['ProductAdmin', ['KVM', 'DAC']],
  ['ClientAdmin', ['KVM']],
  ['User', ['KVM']],
] as const)('%s manages the users of %j', (privilege, codes) => {
  const users = [anAccount(), anAccount({ userId: 'user-0002', clientCode: 'DAC' })]
  const mine = managedUsers(users, aUser({ privilege }))
  expect(mine.map(({ clientCode }) => clientCode)).toEqual(codes)
})
