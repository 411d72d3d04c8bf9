import { expect, it } from 'vitest'
import {
  changedParts,
  toCreateBody,
  toUpdateBody,
  withValues,
} from '#features/admin/users/form/userBodies.ts'
import { anAccount, BANK, PAN, PAYSLIP, someValues } from '../builders.ts'

const DATA = {
  clientId: 'client-0002',
  clientCode: 'KVM',
  username: 'Kabir Sethi',
  emailId: 'kabir.sethi@kaveri.example',
  contactNumber: '9845012345',
  privilege: 'User',
}
const { contactNumber: _, ...NO_NUMBER } = DATA

it.each([
  ['with a contact number', {}, DATA],
  ['left out when empty', { contactNumber: '' }, NO_NUMBER],
  ['left out when blank', { contactNumber: '  ' }, NO_NUMBER],
  ['trimmed', { username: ' Kabir Sethi ', contactNumber: ' 9845012345 ' }, DATA],
])('POST sends input_data and service: %s', (_name, over, data) => {
  const values = someValues({ password: 'Lekha@2026', ...over })
  expect(toCreateBody(values)).toStrictEqual({
    input_data: { ...data, password: 'Lekha@2026' },
    service: [{ serviceId: 'service-0002', serviceName: 'payslip' }],
  })
})

it('sends a password unchanged, including spaces', () => {
  const body = toCreateBody(someValues({ password: ' Lekha@2026 ' }))
  expect(body.input_data.password).toBe(' Lekha@2026 ')
})

it.each([
  ['unchanged', {}, anAccount(), DATA],
  ['a removed number', { contactNumber: '' }, anAccount(), { ...DATA, contactNumber: '' }],
  [
    'a number that was never set',
    { contactNumber: '' },
    anAccount({ contactNumber: '' }),
    NO_NUMBER,
  ],
  ['no password', { password: 'Lekha@2026' }, anAccount(), DATA],
])('PUT sends update_data and service: %s', (_name, over, current, data) => {
  expect(toUpdateBody(someValues(over), current)).toStrictEqual({
    update_data: data,
    service: [{ serviceId: 'service-0002', serviceName: 'payslip' }],
  })
})

it('sends only id and name of a service', () => {
  const labelled = { ...PAYSLIP, label: 'Payslip', note: 'No longer offered' }
  expect(toCreateBody(someValues({ services: [labelled] })).service).toStrictEqual([PAYSLIP])
})

it.each([
  ['nothing', {}, { isRecordChanged: false, isStatusChanged: false }],
  [
    'the status',
    { isActive: 'Inactive' as const },
    { isRecordChanged: false, isStatusChanged: true },
  ],
  [
    'the client',
    { clientId: 'client-0003', clientCode: 'DAC' },
    { isRecordChanged: true, isStatusChanged: false },
  ],
  ['the name', { username: 'Kabir S' }, { isRecordChanged: true, isStatusChanged: false }],
  ['the email', { emailId: 'k@kaveri.example' }, { isRecordChanged: true, isStatusChanged: false }],
  [
    'the number',
    { contactNumber: '9845012346' },
    { isRecordChanged: true, isStatusChanged: false },
  ],
  ['the removed number', { contactNumber: '' }, { isRecordChanged: true, isStatusChanged: false }],
  [
    'the privilege',
    { privilege: 'ClientAdmin' as const },
    { isRecordChanged: true, isStatusChanged: false },
  ],
  [
    'the services',
    { services: [PAYSLIP, BANK] },
    { isRecordChanged: true, isStatusChanged: false },
  ],
  [
    'only spaces, which is not a change',
    { username: 'Kabir Sethi ' },
    { isRecordChanged: false, isStatusChanged: false },
  ],
  [
    'a password, which is not a change',
    { password: 'x' },
    { isRecordChanged: false, isStatusChanged: false },
  ],
  [
    'a detail and the status',
    { username: 'Kabir S', isActive: 'Inactive' as const },
    { isRecordChanged: true, isStatusChanged: true },
  ],
])('changed parts: %s', (_name, over, expected) => {
  expect(changedParts(someValues(over), anAccount(), [PAYSLIP, BANK])).toEqual(expected)
})

it.each([
  ['all services of the client are not a change', [BANK, PAYSLIP], false],
  ['fewer services are a change', [BANK], true],
])('a record without a service list counts as having all: %s', (_name, services, details) => {
  const changes = changedParts(someValues({ services }), anAccount({ services: null }), [
    PAYSLIP,
    BANK,
  ])
  expect(changes.isRecordChanged).toBe(details)
})

it('applies an update to details and services but keeps the status', () => {
  const moved = { clientId: 'client-0003', clientCode: 'DAC', contactNumber: '', services: [PAN] }
  const values = someValues({ ...moved, isActive: 'Inactive' })
  expect(withValues(anAccount(), values)).toStrictEqual(anAccount(moved))
})
