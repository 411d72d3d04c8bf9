import * as v from 'valibot'
import { ADMIN_FIELDS } from '../fieldRules.ts'
import { STATUSES, toStatus } from '../status.ts'
import type { Client, ClientType } from './client.ts'

const TEXT_FIELDS = {
  organizationName: ADMIN_FIELDS.organizationName,
  clientCode: ADMIN_FIELDS.clientCode,
  subscriptionType: ADMIN_FIELDS.selection,
  clientCustomUrl: ADMIN_FIELDS.url,
  contactPerson: ADMIN_FIELDS.contactName,
  emailId: ADMIN_FIELDS.email,
  contactNumber: ADMIN_FIELDS.phone,
  addressOne: ADMIN_FIELDS.address,
  addressTwo: ADMIN_FIELDS.optionalText,
  landMark: ADMIN_FIELDS.landMark,
  city: ADMIN_FIELDS.city,
  pincode: ADMIN_FIELDS.pincode,
  state: ADMIN_FIELDS.stateName,
  country: ADMIN_FIELDS.country,
} as const

const COMMON = {
  ...TEXT_FIELDS,
  services: v.pipe(
    v.array(v.object({ serviceId: v.string(), serviceName: v.string() })),
    v.readonly(),
  ),
  isActive: v.picklist(STATUSES),
} as const

/** Everything is mandatory but address line two; a sub-client also needs a parent (shell §5). */
export const ClientFormSchema = v.variant('clientType', [
  v.object({ clientType: v.literal('Client'), subClientOf: v.string(), ...COMMON }),
  v.object({
    clientType: v.literal('subClient'),
    subClientOf: ADMIN_FIELDS.selection,
    ...COMMON,
  }),
])
type FormOutput = v.InferOutput<typeof ClientFormSchema>
export type ClientValues = Omit<FormOutput, 'clientType'> & { clientType: ClientType }

export const NEW_CLIENT: ClientValues = {
  clientType: 'Client',
  subClientOf: '',
  organizationName: '',
  clientCode: '',
  subscriptionType: 'Trial',
  clientCustomUrl: '',
  contactPerson: '',
  emailId: '',
  contactNumber: '',
  addressOne: '',
  addressTwo: '',
  landMark: '',
  city: '',
  pincode: '',
  state: '',
  country: 'India',
  services: [],
  isActive: 'Active',
}

export function toClientValues(client: Client): ClientValues {
  const { clientType, isActive, profile, contact, address, services } = client
  return {
    clientType,
    ...profile,
    ...contact,
    ...address,
    services,
    isActive: toStatus(isActive),
  }
}

/** A client has no parent, a sub-client no services of its own (shell §4). */
export function dependentClientValues(
  changed: keyof ClientValues,
  { clientType }: ClientValues,
): Partial<ClientValues> {
  if (changed !== 'clientType') return {}
  const cleared: Record<ClientType, Partial<ClientValues>> = {
    Client: { subClientOf: '' },
    subClient: { services: [] },
  }
  return cleared[clientType]
}
