import { expect, it } from 'vitest'
import {
  changedParts,
  toCreateBody,
  toUpdateBody,
  withUpdate,
} from '#features/admin/clients/clientBody.ts'
import { toClientValues, type ClientValues } from '#features/admin/clients/clientForm.ts'
import { aClient, aSubClient, PAN, PAYSLIP, values } from './aClient.ts'

const PARTS = {
  profile: aClient().profile,
  contact: aClient().contact,
  address: aClient().address,
  service: [PAYSLIP],
}

it('a creation names the type, an update sends exactly the four parts', () => {
  expect(toCreateBody(values())).toEqual({ clientInfo: { clientType: 'Client' }, ...PARTS })
  expect(toUpdateBody(values({ isActive: 'Inactive' }))).toEqual(PARTS)
})

it('trims texts', () => {
  const padded = Object.fromEntries(
    Object.entries(values()).map(([name, value]) => [
      name,
      typeof value === 'string' && !['clientType', 'isActive', 'subscriptionType'].includes(name)
        ? ` ${value} `
        : value,
    ]),
  ) as ClientValues // Object.entries loses the key types
  expect(toUpdateBody({ ...padded, subClientOf: '' })).toEqual(PARTS)
})

it('a sub-client has a parent and no services, a client services and no parent', () => {
  const sub = { ...toClientValues(aSubClient()), services: [PAYSLIP] }
  expect(toCreateBody(sub)).toMatchObject({
    clientInfo: { clientType: 'subClient' },
    profile: { subClientOf: 'client-0002' },
    service: [],
  })
  expect(toCreateBody(values({ subClientOf: 'client-0009' })).profile.subClientOf).toBe('')
})

it.each<[string, Partial<ClientValues>, { isRecordChanged: boolean; isStatusChanged: boolean }]>([
  ['nothing', {}, { isRecordChanged: false, isStatusChanged: false }],
  [
    'nothing but spaces',
    { city: ' Bengaluru ' },
    { isRecordChanged: false, isStatusChanged: false },
  ],
  ['the status', { isActive: 'Inactive' }, { isRecordChanged: false, isStatusChanged: true }],
  [
    'the profile',
    { organizationName: 'Kaveri Finance' },
    { isRecordChanged: true, isStatusChanged: false },
  ],
  [
    'the contact',
    { contactNumber: '9845000000' },
    { isRecordChanged: true, isStatusChanged: false },
  ],
  ['the address', { addressTwo: 'Third floor' }, { isRecordChanged: true, isStatusChanged: false }],
  ['the services', { services: [PAYSLIP, PAN] }, { isRecordChanged: true, isStatusChanged: false }],
  [
    'both',
    { city: 'Mysuru', isActive: 'Inactive' },
    { isRecordChanged: true, isStatusChanged: true },
  ],
])('requests for an edit of %s', (_, over, parts) => {
  expect(changedParts(aClient(), values(over))).toEqual(parts)
})

it('a different order of services is not a change', () => {
  const client = aClient({ services: [PAYSLIP, PAN] })
  expect(changedParts(client, values({ services: [PAN, PAYSLIP] })).isRecordChanged).toBe(false)
})

it('updatedRecord applies an update but keeps id, type and status', () => {
  const client = aClient({ isActive: false })
  const updated = withUpdate(client, values({ city: ' Mysuru ', services: [PAN] }))
  expect(updated).toEqual({
    ...client,
    address: { ...client.address, city: 'Mysuru' },
    services: [PAN],
  })
})
