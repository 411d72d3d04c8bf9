import * as v from 'valibot'
import { expect, it } from 'vitest'
import { UserSchema, CompleteUserSchema } from '#features/admin/users/contract.ts'
import { userIdOf } from '#features/admin/users/user.ts'
import { listResponseSchema, saveResponseSchema } from '#shared/kits/records/responseSchemas.ts'
import { anAccount } from './builders.ts'

const UserListSchema = listResponseSchema(UserSchema, userIdOf)
const UserSavedSchema = saveResponseSchema(CompleteUserSchema)

const WIRE = {
  userId: 'user-0001',
  clientId: 'client-0002',
  clientCode: 'KVM',
  username: 'Kabir Sethi',
  emailId: 'kabir.sethi@kaveri.example',
  contactNumber: '9845012345',
  privilege: 'User',
  isActive: true,
  service: [{ serviceId: 'service-0002', serviceName: 'payslip' }],
}
const { contactNumber: _, ...NO_NUMBER } = WIRE
const { service: __, ...NO_LIST } = WIRE

const list = (body: unknown, status = 200) => v.safeParse(UserListSchema, { status, body })

it.each([
  ['bare', [WIRE]],
  ['under data', { data: [WIRE] }],
  ['with unknown members', { message: 'ok', data: [{ ...WIRE, createdAt: 'x' }] }],
])('parses a list %s (D26)', (_name, body) => {
  expect(list(body)).toMatchObject({ success: true, output: [anAccount()] })
})

it('204 and an empty body mean no users', () => {
  expect(list(undefined, 204).output).toEqual([])
  expect(list(undefined).output).toEqual([])
})

it.each([
  ['no contact number', NO_NUMBER, { contactNumber: '' }],
  ['a null contact number', { ...WIRE, contactNumber: null }, { contactNumber: '' }],
  ['a contact number as a number', { ...WIRE, contactNumber: 9_845_012_345 }, {}],
  ['spaces around a name', { ...WIRE, username: ' Kabir Sethi ' }, {}],
  ['no service list: all services are shown (D26)', NO_LIST, { services: null }],
  ['a null service list', { ...WIRE, service: null }, { services: null }],
  ['an empty service list: no services are shown', { ...WIRE, service: [] }, { services: [] }],
  ['a service twice', { ...WIRE, service: [...WIRE.service, ...WIRE.service] }, {}],
  ['a ClientAdmin', { ...WIRE, privilege: 'ClientAdmin' }, { privilege: 'ClientAdmin' as const }],
  [
    'a privilege in other case',
    { ...WIRE, privilege: 'CLIENTADMIN' },
    { privilege: 'ClientAdmin' as const },
  ],
  [
    'an unknown privilege as the lowest one, with its name',
    { ...WIRE, privilege: 'QCReviewer' },
    { unknownPrivilege: 'QCReviewer' },
  ],
  ['no privilege', { ...WIRE, privilege: null }, { unknownPrivilege: '' }],
  ['an inactive user', { ...WIRE, isActive: false }, { isActive: false }],
])('parses %s', (_name, body, difference) => {
  expect(list([body]).output).toEqual([anAccount(difference)])
})

it.each([
  ['no id', [{ ...WIRE, userId: undefined }]],
  ['an empty id', [{ ...WIRE, userId: '' }]],
  ['a status that is not a boolean', [{ ...WIRE, isActive: 'Active' }]],
  ['services that are not a list', [{ ...WIRE, service: 'payslip' }]],
  ['no list at all', { users: [WIRE] }],
  ['a text', 'ok'],
])('rejects %s', (_name, body) => {
  expect(list(body).success).toBe(false)
})

it.each([
  ['201 with the record', 201, { message: 'ok', data: WIRE }, anAccount()],
  ['201 with the bare record', 201, WIRE, anAccount()],
  ['201 without a record', 201, { message: 'ok' }, null],
  ['201 with only an id', 201, { data: { userId: 'user-0001' } }, null],
  ['200', 200, { message: 'ok' }, null],
  ['204', 204, undefined, null],
])('%s means saved', (_name, status, body, record) => {
  expect(v.parse(UserSavedSchema, { status, body })).toEqual({ kind: 'saved', record })
})

it('208 means unchanged', () => {
  expect(v.parse(UserSavedSchema, { status: 208, body: { detail: 'exists' } })).toEqual({
    kind: 'exists',
  })
})
