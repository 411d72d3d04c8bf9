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

it('texts go without the spaces around them', () => {
  const padded = Object.fromEntries(
    Object.entries(values()).map(([name, value]) => [
      name,
      typeof value === 'string' && !['clientType', 'isActive', 'subscriptionType'].includes(name)
        ? ` ${value} `
        : value,
    ]),
  ) as ClientValues // entries lose the names of the fields
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

it.each<[string, Partial<ClientValues>, { record: boolean; status: boolean }]>([
  ['nothing', {}, { record: false, status: false }],
  ['spaces only', { city: ' Bengaluru ' }, { record: false, status: false }],
  ['the status', { isActive: 'Inactive' }, { record: false, status: true }],
  ['the profile', { organizationName: 'Kaveri Finance' }, { record: true, status: false }],
  ['the contact', { contactNumber: '9845000000' }, { record: true, status: false }],
  ['the address', { addressTwo: 'Third floor' }, { record: true, status: false }],
  ['the services', { services: [PAYSLIP, PAN] }, { record: true, status: false }],
  ['both', { city: 'Mysuru', isActive: 'Inactive' }, { record: true, status: true }],
])('what an edit of %s asks for', (_, over, parts) => {
  expect(changedParts(aClient(), values(over))).toEqual(parts)
})

it('the order of services is no change', () => {
  const client = aClient({ services: [PAYSLIP, PAN] })
  expect(changedParts(client, values({ services: [PAN, PAYSLIP] })).record).toBe(false)
})

it('an accepted update is what the list then holds; id, type and status stay', () => {
  const client = aClient({ isActive: false })
  const updated = withUpdate(client, values({ city: ' Mysuru ', services: [PAN] }))
  expect(updated).toEqual({
    ...client,
    address: { ...client.address, city: 'Mysuru' },
    services: [PAN],
  })
})
