import type { Recorder } from '../recorder.ts'

const CLIENT_PARTS = {
  profile: {
    subClientOf: '',
    subscriptionType: 'Paid',
    organizationName: 'Tapti Finance',
    clientCode: 'TAPTI',
    clientCustomUrl: 'https://tapti.example',
  },
  contact: {
    contactPerson: 'Om Prakash',
    emailId: 'om.prakash@tapti.example',
    contactNumber: '9845012346',
  },
  address: {
    addressOne: '14, Ring Road',
    addressTwo: '',
    landMark: 'Opposite the town hall',
    city: 'Surat',
    pincode: '395002',
    state: 'Gujarat',
    country: 'India',
  },
}

async function recordClients(recorder: Recorder, service: readonly object[]): Promise<string> {
  const client = { ...CLIENT_PARTS, service }
  await recorder.send('clientList', 'What a ProductAdmin sees')
  const clientInfo = { clientType: 'Client' }
  const json = { clientInfo, ...client }
  await recorder.send('clientCreate', 'A client with two services', { json })
  await recorder.send('clientCreate', 'A code that is taken', { json })
  const clientId = [...recorder.world.clients.values()].at(-1)?.clientId ?? ''
  const query = { client_id: clientId }
  await recorder.send('clientUpdate', 'Another contact', {
    query,
    json: { ...client, contact: { ...client.contact, contactNumber: '9845012347' } },
  })
  await recorder.send('clientUpdate', 'A name that is taken', {
    query,
    json: { ...client, profile: { ...client.profile, organizationName: 'Pinnacle Home Loans' } },
  })
  await recorder.send('clientStatus', 'Deactivate', { query, json: { isActive: false } })
  await recorder.send('clientStatus', 'Activate', { query, json: { isActive: true } })
  return clientId
}

async function recordServices(recorder: Recorder): Promise<readonly object[]> {
  await recorder.send('serviceList', 'All services')
  const json = {
    name: 'landRecord',
    description: 'Reads extracts of land records',
    serviceType: 'Financial',
    endPointDocument: 'https://docs.lekha.example/landRecord',
  }
  await recorder.send('serviceCreate', 'A new service', { json })
  await recorder.send('serviceCreate', 'A name that is taken', { json })
  const serviceId = [...recorder.world.services.values()].at(-1)?.serviceId ?? ''
  const query = { service_id: serviceId }
  await recorder.send('serviceUpdate', 'Another description', {
    query,
    json: { ...json, description: 'Reads land records of four states' },
  })
  await recorder.send('serviceUpdate', 'A name that is taken', {
    query,
    json: { ...json, name: 'payslip' },
  })
  await recorder.send('serviceStatus', 'Deactivate', { query, json: { isActive: false } })
  return [...recorder.world.services.values()]
    .slice(0, 2)
    .map(({ serviceId: id, name }) => ({ serviceId: id, serviceName: name }))
}

async function recordUsers(recorder: Recorder, clientId: string, service: object[]) {
  await recorder.send('userList', 'What a ProductAdmin sees')
  const fields = {
    clientId,
    clientCode: 'TAPTI',
    username: 'Meera Raman',
    emailId: 'meera.raman@tapti.example',
    privilege: 'User',
  }
  const json = { input_data: { ...fields, password: 'Tapti@2026' }, service }
  await recorder.send('userCreate', 'Without a contact number', { json })
  await recorder.send('userCreate', 'An address that is taken', { json })
  const userId = recorder.world.users.get(fields.emailId)?.userId ?? ''
  const query = { user_id: userId }
  await recorder.send('userUpdate', 'A contact number', {
    query,
    json: { update_data: { ...fields, contactNumber: '9845012348' }, service },
  })
  await recorder.send('userUpdate', 'An address that is taken', {
    query,
    json: { update_data: { ...fields, emailId: 'kabir.sethi@kaveri.example' }, service },
  })
  await recorder.send('userStatus', 'Deactivate', { query, json: { isActive: false } })
}

/** The admin lists, as a ProductAdmin. */
export async function recordAdministration(recorder: Recorder): Promise<void> {
  await recorder.signIn('vidya.iyer@lekha.example')
  const services = await recordServices(recorder)
  const clientId = await recordClients(recorder, services)
  await recordUsers(recorder, clientId, services.slice(0, 1))
}
