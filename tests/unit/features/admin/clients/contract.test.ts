import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { clientIdOf } from '#features/admin/clients/client.ts'
import { ClientSchema, CompleteClientSchema } from '#features/admin/clients/contract.ts'
import { listResponseSchema, saveResponseSchema } from '#shared/kits/records/responseSchemas.ts'
import { aClient, aWireClient, PAN, PAYSLIP } from './aClient.ts'

const ClientListSchema = listResponseSchema(ClientSchema, clientIdOf)
const ClientSavedSchema = saveResponseSchema(ClientSchema)

const read = (body: unknown) => v.parse(ClientSchema, body)
const profile = aClient().profile

it('parses a client', () => {
  expect(read({ ...aWireClient(), somethingNew: 1 })).toEqual(aClient())
})

it.each([
  [
    'no contact',
    { contact: null },
    { contact: { contactPerson: '', emailId: '', contactNumber: '' } },
  ],
  ['no address', { address: undefined }, { address: { city: '', addressTwo: '', country: '' } }],
  [
    'no second line',
    { address: { ...aClient().address, addressTwo: null } },
    { address: { addressTwo: '' } },
  ],
  ['a pincode as a number', { address: { pincode: 560025 } }, { address: { pincode: '560025' } }],
  [
    'a phone as a number',
    { contact: { contactNumber: 9845012345 } },
    { contact: { contactNumber: '9845012345' } },
  ],
  ['no services', { service: null }, { services: [] }],
  ['a service twice', { service: [PAYSLIP, PAN, PAYSLIP] }, { services: [PAYSLIP, PAN] }],
  ['no status', { isActive: null }, { isActive: true }],
  ['spaces', { profile: { ...profile, clientCode: ' KVM ' } }, { profile: { clientCode: 'KVM' } }],
  ['an id as a number', { clientId: 7 }, { clientId: '7' }],
  ['no parent', { profile: { ...profile, subClientOf: null } }, { profile: { subClientOf: '' } }],
  [
    'other upper and lower case',
    { clientInfo: { clientType: 'SubClient' } },
    { clientType: 'subClient' },
  ],
  ['no type', { clientInfo: null }, { clientType: 'Client' }],
  [
    'no type and a parent',
    { clientInfo: {}, profile: { ...profile, subClientOf: 'client-0001' } },
    { clientType: 'subClient' },
  ],
  [
    'trial',
    { profile: { ...profile, subscriptionType: 'trial' } },
    { profile: { subscriptionType: 'Trial' } },
  ],
  [
    'no subscription',
    { profile: { ...profile, subscriptionType: null } },
    { profile: { subscriptionType: '' } },
  ],
  [
    'an unknown subscription',
    { profile: { ...profile, subscriptionType: 'Gold' } },
    { profile: { subscriptionType: '' } },
  ],
  [
    'services without an id, or null',
    { service: [{ serviceName: 'payslip' }, null] },
    { services: [{ serviceId: 'payslip', serviceName: 'payslip' }] },
  ],
  ['a status as a number', { isActive: 0 }, { isActive: false }],
])('accepts %s', (_, body, client) => {
  expect(read({ ...aWireClient(), ...body })).toMatchObject(client)
})

it.each([
  ['no id', { clientId: null }],
  ['an empty id', { clientId: ' ' }],
  ['no profile', { profile: null }],
  ['an invalid status', { isActive: 'yes' }],
  ['services that are not a list', { service: 'payslip' }],
])('rejects %s', (_, body) => {
  expect(v.is(ClientSchema, { ...aWireClient(), ...body })).toBe(false)
})

describe('list', () => {
  it.each([
    ['bare', { status: 200, body: [aWireClient()] }, [aClient()]],
    ['under data', { status: 200, body: { data: [aWireClient()] } }, [aClient()]],
    ['an empty list', { status: 200, body: [] }, []],
    ['204', { status: 204, body: undefined }, []],
    ['a client twice', { status: 200, body: [aWireClient(), aWireClient()] }, [aClient()]],
  ])('%s', (_, answer, clients) => {
    expect(v.parse(ClientListSchema, answer)).toEqual(clients)
  })

  it.each([
    ['an HTML page', { status: 200, body: '<html>' }],
    ['an invalid record', { status: 200, body: [{ clientId: 1 }] }],
  ])('rejects %s', (_, answer) => {
    expect(v.is(ClientListSchema, answer)).toBe(false)
  })
})

it.each([
  [
    'a record under data',
    { status: 201, body: { message: 'ok', data: aWireClient() } },
    { kind: 'saved', record: aClient() },
  ],
  ['a bare record', { status: 200, body: aWireClient() }, { kind: 'saved', record: aClient() }],
  ['no record', { status: 201, body: { message: 'ok' } }, { kind: 'saved', record: null }],
  ['no body', { status: 204, body: undefined }, { kind: 'saved', record: null }],
  ['a duplicate', { status: 208, body: { message: 'exists' } }, { kind: 'exists' }],
])('parses the response of a save: %s', (_, answer, saved) => {
  expect(v.parse(ClientSavedSchema, answer)).toEqual(saved)
})

it('treats a saved record without its profile as missing, so that the list is reloaded', () => {
  const schema = saveResponseSchema(CompleteClientSchema)
  const complete = v.parse(schema, { status: 201, body: { data: aWireClient() } })
  expect(complete).toEqual({ kind: 'saved', record: aClient() })
  const bare = v.parse(schema, { status: 201, body: { data: { clientId: 'c9', profile: {} } } })
  expect(bare).toEqual({ kind: 'saved', record: null })
})
