import type { ClientFields, ClientRecord } from '#tests/sandbox/records/client.ts'
import type { AssignedService, SandboxService } from '#tests/sandbox/records/service.ts'
import type { UserRecord } from '#tests/sandbox/records/user.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { login, logout, send } from '../http.ts'

export const VIDYA = 'vidya.iyer@lekha.example'
export const ROHAN = 'rohan.kulkarni@kaveri.example'
export const LAKSHMI = 'lakshmi.raman@kaveri.example'
export const KABIR = 'kabir.sethi@kaveri.example'

export const STORES = {
  client: '/master/V1/client-management',
  service: '/master/V1/service-management',
  user: '/master/V1/user-management',
} as const
export type Store = keyof typeof STORES

export const list = (store: Store) => send('GET', STORES[store])
export const create = (store: Store, json: object) => send('POST', STORES[store], { json })
export const update = (store: Store, id: string, json: object) =>
  send('PUT', `${STORES[store]}?${store}_id=${id}`, { json })
export const setStatus = (store: Store, id: string, isActive: boolean) =>
  send('DELETE', `${STORES[store]}?${store}_id=${id}`, { json: { isActive } })

/** Rows of a list; fails the test where there is none. */
export async function rows<Row>(store: Store): Promise<Row[]> {
  const { body } = await list(store)
  return (body as { data: Row[] }).data // the sandbox's own answer
}

export function clientOf(code: string): ClientRecord {
  const client = sandboxServer.world.clients.get(code)
  if (client === undefined) throw new Error(`No client ${code}`)
  return client
}

export function userOf(email: string): UserRecord & { services: readonly AssignedService[] } {
  const user = sandboxServer.world.users.get(email)
  if (user === undefined) throw new Error(`No user ${email}`)
  return { ...user, emailId: email, services: user.services ?? [] }
}

export function serviceOf(name: string): SandboxService {
  const service = [...sandboxServer.world.services.values()].find((one) => one.name === name)
  if (service === undefined) throw new Error(`No service ${name}`)
  return service
}

export const assigned = (...names: string[]): AssignedService[] =>
  names.map((serviceName) => ({ serviceId: serviceOf(serviceName).serviceId, serviceName }))

type Change<Value> = { [Key in keyof Value]?: Partial<Value[Key]> }

/** A whole client as an update sends it; `change` goes into its parts. */
export function clientFields({ service, ...change }: Change<ClientFields> = {}) {
  return {
    profile: {
      subClientOf: '',
      subscriptionType: 'Trial',
      organizationName: 'Konkan Coastal Finance',
      clientCode: 'KCF',
      clientCustomUrl: 'konkan.example',
      ...change.profile,
    },
    contact: {
      contactPerson: 'Sarita Naik',
      emailId: 'office@konkan.example',
      contactNumber: '9422012345',
      ...change.contact,
    },
    address: {
      addressOne: '1 Ferry Road',
      addressTwo: '',
      landMark: 'Jetty',
      city: 'Ratnagiri',
      pincode: '415612',
      state: 'Maharashtra',
      country: 'India',
      ...change.address,
    },
    service: service ?? assigned('payslip', 'bankStatement'),
  }
}

export const newClient = (change: Change<ClientFields> = {}, clientType = 'Client') => ({
  clientInfo: { clientType },
  ...clientFields(change),
})

export const serviceFields = (change: Partial<SandboxService> = {}) => ({
  name: 'rentReceipt',
  description: 'Reads rent receipts',
  serviceType: 'Financial Services',
  endPointDocument: 'https://docs.lekha.example/rent',
  ...change,
})

export const PASSWORD = 'Fresh#2026'

/** A new user of a client; a detail that is undefined is left out. */
export function newUser(change: object = {}, services = ['payslip'], code = 'KVM') {
  return {
    input_data: {
      clientId: clientOf(code).clientId,
      clientCode: code,
      username: 'Asha Rane',
      emailId: 'asha.rane@kaveri.example',
      privilege: 'User',
      password: PASSWORD,
      ...change,
    },
    service: assigned(...services),
  }
}

/** The update of a user that changes nothing but what is told. */
export function userUpdate(email: string, change: object = {}, services?: string[]) {
  const { clientId, clientCode, username, emailId, privilege, services: own } = userOf(email)
  return {
    update_data: { clientId, clientCode, username, emailId, privilege, ...change },
    service: services === undefined ? own : assigned(...services),
  }
}

/** Signs in, in place of whoever is signed in; a session of this user from before ends. */
export async function as(email: string, password?: string) {
  await logout(email)
  return login(email, password)
}
