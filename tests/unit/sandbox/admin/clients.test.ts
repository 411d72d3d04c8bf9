import { beforeEach, expect } from 'vitest'
import type { ClientRecord } from '#tests/sandbox/records/client.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { send } from '../http.ts'
import {
  as,
  assigned,
  clientFields,
  clientOf,
  create,
  list,
  newClient,
  rows,
  serviceOf,
  setStatus,
  STORES,
  update,
  userOf,
  VIDYA,
} from './steps.ts'

beforeEach(async () => {
  await as(VIDYA)
})

test('lists clients and sub-clients as shell §3 tells them', async () => {
  const { status, body } = await list('client')
  expect(status).toBe(200)
  const { data } = body as { data: ClientRecord[] } // the sandbox's own answer
  expect(data[0]).toEqual({
    clientId: 'client-0001',
    isActive: true,
    clientInfo: { clientType: 'Client' },
    profile: {
      subClientOf: '',
      subscriptionType: 'Paid',
      organizationName: 'Pinnacle Home Loans',
      clientCode: 'PIN',
      clientCustomUrl: 'https://pinnaclehome.example/pin',
    },
    contact: {
      contactPerson: 'Aparna Rao',
      emailId: 'office.pin@pinnaclehome.example',
      contactNumber: '9820041763',
    },
    address: {
      addressOne: '14 Hill Road',
      addressTwo: 'Bandra West',
      landMark: 'St Andrew Church',
      city: 'Mumbai',
      pincode: '400050',
      state: 'Maharashtra',
      country: 'India',
    },
    service: assigned('bankStatement', 'companyChecks', 'UAN', 'DAV'),
  })
  const cts = data.find(({ profile }) => profile.clientCode === 'CTS')
  expect(cts).toMatchObject({
    clientInfo: { clientType: 'subClient' },
    profile: { subClientOf: 'client-0001' },
    service: [],
  })
})

test('creates a client, with its trial of 14 days, and answers the record', async () => {
  const made = await create('client', newClient())
  expect(made).toEqual({
    status: 201,
    body: { message: 'Created', data: { clientId: 'client-0025', isActive: true, ...newClient() } },
  })
  expect(sandboxServer.world.clients.get('KCF')).toMatchObject({ filesLeft: 20 })
  const all = await rows<ClientRecord>('client')
  expect(all.at(-1)).toEqual((made.body as { data: ClientRecord }).data)
})

test('creates a sub-client without services', async () => {
  const profile = { subClientOf: clientOf('PIN').clientId }
  const json = newClient({ profile, service: [] }, 'subClient')
  expect(await create('client', json)).toMatchObject({ status: 201, body: { data: json } })
})

test.each([
  ['code, whatever its case', { clientCode: 'kvm' }],
  ['organization name', { organizationName: 'Kaveri microfinance ' }],
])('answers 208 for a %s that exists, and creates nothing', async (_, profile) => {
  const { size } = sandboxServer.world.clients
  expect((await create('client', newClient({ profile }))).status).toBe(208)
  expect(sandboxServer.world.clients.size).toBe(size)
})

test.each([
  ['profile.organizationName', { profile: { organizationName: ' ' } }],
  ['profile.organizationName', { profile: { organizationName: 'A'.repeat(40) } }],
  ['profile.clientCode', { profile: { clientCode: '' } }],
  ['profile.clientCustomUrl', { profile: { clientCustomUrl: 'konkan coastal.example' } }],
  ['profile.clientCustomUrl', { profile: { clientCustomUrl: 'konkan' } }],
  ['profile.subClientOf', { profile: { subClientOf: 'client-0001' } }],
  ['contact.contactPerson', { contact: { contactPerson: '' } }],
  ['contact.emailId', { contact: { emailId: 'office@konkan' } }],
  ['contact.contactNumber', { contact: { contactNumber: '98450' } }],
  ['address.addressOne', { address: { addressOne: ' ' } }],
  ['address.landMark', { address: { landMark: '' } }],
  ['address.city', { address: { city: '' } }],
  ['address.pincode', { address: { pincode: '415 612' } }],
  ['address.state', { address: { state: '' } }],
  ['address.country', { address: { country: '' } }],
  ['service', { service: [] }],
  ['service.0', { service: [{ serviceId: 'service-9999', serviceName: 'payslip' }] }],
  ['service.0', { service: [{ serviceId: 'service-0002', serviceName: 'Payslip' }] }],
])('refuses a client whose %s is wrong, and names it', async (field, change) => {
  const { status, body } = await create('client', newClient(change))
  expect(status).toBe(422)
  expect(body).toMatchObject({ detail: [{ msg: expect.stringMatching(`^body.${field}: `) }] })
})

test.each([
  ['another type of client', { ...newish(), clientInfo: { clientType: 'SubClient' } }],
  ['another subscription', { ...newish(), profile: { subscriptionType: 'Free' } }],
  ['a field that is not told', { ...newish(), isActive: true }],
  ['a part left out', { clientInfo: { clientType: 'Client' } }],
])('refuses %s', async (_, json) => {
  expect((await create('client', json)).status).toBe(422)
})

function newish() {
  return {
    clientInfo: { clientType: 'Client' },
    profile: {},
    contact: {},
    address: {},
    service: [],
  }
}

test.each([
  ['services of its own', 'PIN', ['payslip'], 'service'],
  ['no parent', '', [], 'profile.subClientOf'],
  ['a sub-client as parent', 'CTS', [], 'profile.subClientOf'],
])('refuses a sub-client with %s', async (_, parent, services, field) => {
  const subClientOf = parent === '' ? '' : clientOf(parent).clientId
  const json = newClient({ profile: { subClientOf }, service: assigned(...services) }, 'subClient')
  const { status, body } = await create('client', json)
  expect(status).toBe(422)
  expect(body).toMatchObject({ detail: [{ msg: expect.stringContaining(`body.${field}`) }] })
})

test('gives no inactive service, but lets one stay that was given before', async () => {
  const { clientId } = clientOf('GTC')
  const profile = { ...clientOf('GTC').profile }
  const withOff = clientFields({ profile, service: assigned('payslip', 'cashFlow') })
  expect(await update('client', clientId, withOff)).toMatchObject({
    status: 422,
    body: { detail: [{ msg: 'body.service.1: service cashFlow is inactive' }] },
  })
  await setStatus('service', serviceOf('payslip').serviceId, false)
  const kept = clientFields({ profile, service: assigned('payslip', 'bankStatement') })
  expect((await update('client', clientId, kept)).status).toBe(200)
  const twice = clientFields({ profile, service: assigned('bankStatement', 'bankStatement') })
  expect((await update('client', clientId, twice)).status).toBe(422)
})

test('updates exactly the named client', async () => {
  const { clientId, profile, service } = clientOf('DAC')
  const other = structuredClone(clientOf('KVM'))
  const json = clientFields({ profile: { ...profile, organizationName: 'Deccan Auto' }, service })
  expect(await update('client', clientId, json)).toEqual({
    status: 200,
    body: {
      message: 'Updated',
      data: { clientId, isActive: true, clientInfo: { clientType: 'Client' }, ...json },
    },
  })
  expect(clientOf('DAC').contact).toEqual(json.contact)
  expect(clientOf('KVM')).toEqual(other)
})

test('never changes a client code', async () => {
  const { clientId } = clientOf('DAC')
  expect(await update('client', clientId, clientFields())).toEqual({
    status: 400,
    body: { detail: 'A client code cannot be changed.' },
  })
})

test('takes no type, and no status, with an update', async () => {
  const { clientId, profile } = clientOf('DAC')
  for (const extra of [{ clientInfo: { clientType: 'Client' } }, { isActive: false }])
    expect(
      (await update('client', clientId, { ...clientFields({ profile }), ...extra })).status,
    ).toBe(422)
})

test('answers 208 for an update to a name that another client has', async () => {
  const { clientId, profile } = clientOf('DAC')
  const json = clientFields({ profile: { ...profile, organizationName: 'Kaveri Microfinance' } })
  expect((await update('client', clientId, json)).status).toBe(208)
  expect(clientOf('DAC').profile.organizationName).toBe('Deccan Auto Credit')
})

test('begins a trial when a paid client changes to it, and leaves a running one alone', async () => {
  const trialOf = (code: string) => sandboxServer.world.clients.get(code)?.trialEndsAt ?? 0
  const toTrial = async (code: string) => {
    const { clientId, profile } = clientOf(code)
    await update(
      'client',
      clientId,
      clientFields({ profile: { ...profile, subscriptionType: 'Trial' } }),
    )
  }
  const running = trialOf('UBL')
  await toTrial('DAC')
  await toTrial('UBL')
  expect(trialOf('DAC') - sandboxServer.world.now()).toBeGreaterThan(13 * 24 * 3_600_000)
  expect(trialOf('UBL')).toBe(running)
})

test('sets the status by its own call', async () => {
  const { clientId } = clientOf('DAC')
  expect(await setStatus('client', clientId, false)).toMatchObject({
    status: 200,
    body: { data: { clientId, isActive: false } },
  })
  expect((await setStatus('client', clientId, true)).status).toBe(200)
  expect(clientOf('DAC').isActive).toBe(true)
  const wrong = { json: { isActive: 'false' } }
  expect((await send('DELETE', `${STORES.client}?client_id=${clientId}`, wrong)).status).toBe(422)
})

test('lets nobody deactivate the own client', async () => {
  expect(await setStatus('client', userOf(VIDYA).clientId, false)).toEqual({
    status: 400,
    body: { detail: 'You cannot deactivate your own client.' },
  })
})

test('knows no client of another id', async () => {
  const unknown = { status: 404, body: { detail: 'There is no client client-9999.' } }
  expect(await update('client', 'client-9999', clientFields())).toEqual(unknown)
  expect(await setStatus('client', 'client-9999', false)).toEqual(unknown)
})
