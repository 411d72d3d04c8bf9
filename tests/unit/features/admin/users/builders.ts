import type { AssignedService } from '#features/admin/assignedService.ts'
import type { Client } from '#features/admin/clients/client.ts'
import type { UserValues } from '#features/admin/users/form/userForm.ts'
import type { User } from '#features/admin/users/user.ts'

export const PAYSLIP: AssignedService = { serviceId: 'service-0002', serviceName: 'payslip' }
export const BANK: AssignedService = { serviceId: 'service-0001', serviceName: 'bankStatement' }
export const PAN: AssignedService = { serviceId: 'service-0008', serviceName: 'pancard' }

/** An active User of Kaveri with the service payslip. */
export function anAccount(over: Partial<User> = {}): User {
  return {
    userId: 'user-0001',
    clientId: 'client-0002',
    clientCode: 'KVM',
    username: 'Kabir Sethi',
    emailId: 'kabir.sethi@kaveri.example',
    contactNumber: '9845012345',
    privilege: 'User',
    isActive: true,
    services: [PAYSLIP],
    ...over,
  }
}

/** The form values for `anAccount()`. */
export function someValues(over: Partial<UserValues> = {}): UserValues {
  return {
    clientId: 'client-0002',
    clientCode: 'KVM',
    username: 'Kabir Sethi',
    emailId: 'kabir.sethi@kaveri.example',
    contactNumber: '9845012345',
    privilege: 'User',
    password: '',
    isActive: 'Active',
    services: [PAYSLIP],
    ...over,
  }
}

type ClientFacts = {
  clientId: string
  code: string
  name?: string
  parent?: string
  services?: AssignedService[]
  isActive?: boolean
}

export function aClient(facts: ClientFacts): Client {
  const { clientId, code, name = code, parent = '', services = [], isActive = true } = facts
  return {
    clientId,
    isActive,
    clientType: parent === '' ? 'Client' : 'subClient',
    profile: {
      subClientOf: parent,
      subscriptionType: 'Paid',
      organizationName: name,
      clientCode: code,
      clientCustomUrl: '',
    },
    contact: { contactPerson: '', emailId: '', contactNumber: '' },
    address: {
      addressOne: '',
      addressTwo: '',
      landMark: '',
      city: '',
      pincode: '',
      state: '',
      country: '',
    },
    services,
  }
}

export const KAVERI = aClient({
  clientId: 'client-0002',
  code: 'KVM',
  name: 'Kaveri Microfinance',
  services: [BANK, PAYSLIP],
})
export const KAVERI_EAST = aClient({
  clientId: 'client-0102',
  code: 'KVE',
  name: 'Kaveri East',
  parent: 'client-0002',
})
export const DECCAN = aClient({
  clientId: 'client-0003',
  code: 'DAC',
  name: 'Deccan Auto Credit',
  services: [PAN],
})
export const ORPHAN = aClient({ clientId: 'client-0103', code: 'ORP', parent: 'client-0999' })
export const CLIENTS = [KAVERI, KAVERI_EAST, DECCAN, ORPHAN]
