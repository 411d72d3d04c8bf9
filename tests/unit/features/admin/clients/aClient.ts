import type { Client } from '#features/admin/clients/client.ts'
import { toClientValues, type ClientValues } from '#features/admin/clients/clientForm.ts'

export const PAYSLIP = { serviceId: 'service-0002', serviceName: 'payslip' }
export const PAN = { serviceId: 'service-0008', serviceName: 'pancard' }

/** A complete top-level client. */
export function aClient(over: Partial<Client> = {}): Client {
  return {
    clientId: 'client-0002',
    isActive: true,
    clientType: 'Client',
    profile: {
      subClientOf: '',
      subscriptionType: 'Paid',
      organizationName: 'Kaveri Microfinance',
      clientCode: 'KVM',
      clientCustomUrl: 'https://kaveri.example',
    },
    contact: {
      contactPerson: 'Rohan Kulkarni',
      emailId: 'rohan.kulkarni@kaveri.example',
      contactNumber: '9845012345',
    },
    address: {
      addressOne: '14 Residency Road',
      addressTwo: '',
      landMark: 'Opposite the post office',
      city: 'Bengaluru',
      pincode: '560025',
      state: 'Karnataka',
      country: 'India',
    },
    services: [PAYSLIP],
    ...over,
  }
}

export function aSubClient(over: Partial<Client> = {}): Client {
  const { profile } = aClient()
  return aClient({
    clientId: 'client-0020',
    clientType: 'subClient',
    profile: {
      ...profile,
      subClientOf: 'client-0002',
      organizationName: 'Kaveri Mysuru',
      clientCode: 'KVM-MYS',
    },
    services: [],
    ...over,
  })
}

export const values = (over: Partial<ClientValues> = {}): ClientValues => ({
  ...toClientValues(aClient()),
  ...over,
})

/** A client in the API (shell §3). */
export function aWireClient(): Record<string, unknown> {
  const { clientId, isActive, profile, contact, address, services } = aClient()
  return {
    clientId,
    isActive,
    clientInfo: { clientType: 'Client' },
    profile,
    contact,
    address,
    service: services,
  }
}
