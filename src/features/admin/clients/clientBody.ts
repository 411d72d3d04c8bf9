import { haveSameServices, type AssignedService } from '../assignedService.ts'
import { isActiveStatus } from '../status.ts'
import {
  SUBSCRIPTION_TYPES,
  type Client,
  type ClientAddress,
  type ClientContact,
  type ClientProfile,
  type ClientType,
} from './client.ts'
import { toClientValues, type ClientValues } from './clientForm.ts'

/** PUT sends exactly these four (shell §3), without the type and the status. */
export type ClientUpdateBody = {
  profile: Omit<ClientProfile, 'subscriptionType'> & { subscriptionType: string }
  contact: ClientContact
  address: ClientAddress
  service: readonly AssignedService[]
}

export type ClientCreateBody = ClientUpdateBody & { clientInfo: { clientType: ClientType } }

export function toUpdateBody(values: ClientValues): ClientUpdateBody {
  const isSub = values.clientType === 'subClient'
  return {
    profile: {
      subClientOf: isSub ? values.subClientOf : '',
      subscriptionType: values.subscriptionType,
      organizationName: values.organizationName.trim(),
      clientCode: values.clientCode.trim(),
      clientCustomUrl: values.clientCustomUrl.trim(),
    },
    contact: {
      contactPerson: values.contactPerson.trim(),
      emailId: values.emailId.trim(),
      contactNumber: values.contactNumber.trim(),
    },
    address: {
      addressOne: values.addressOne.trim(),
      addressTwo: values.addressTwo.trim(),
      landMark: values.landMark.trim(),
      city: values.city.trim(),
      pincode: values.pincode.trim(),
      state: values.state.trim(),
      country: values.country.trim(),
    },
    service: isSub
      ? []
      : values.services.map(({ serviceId, serviceName }) => ({ serviceId, serviceName })),
  }
}

export function toCreateBody(values: ClientValues): ClientCreateBody {
  return { clientInfo: { clientType: values.clientType }, ...toUpdateBody(values) }
}

/** A changed status has its own call (shell §4). */
export function changedParts(
  client: Client,
  values: ClientValues,
): { isRecordChanged: boolean; isStatusChanged: boolean } {
  const before = toUpdateBody(toClientValues(client))
  const updated = toUpdateBody(values)
  return {
    isRecordChanged:
      !sameTexts(before.profile, updated.profile) ||
      !sameTexts(before.contact, updated.contact) ||
      !sameTexts(before.address, updated.address) ||
      !haveSameServices(before.service, updated.service),
    isStatusChanged: client.isActive !== isActiveStatus(values.isActive),
  }
}

export function withUpdate(client: Client, values: ClientValues): Client {
  const { profile, contact, address, service } = toUpdateBody(values)
  const subscriptionType = SUBSCRIPTION_TYPES.find((one) => one === profile.subscriptionType) ?? ''
  return {
    ...client,
    profile: { ...profile, subscriptionType },
    contact,
    address,
    services: [...service],
  }
}

function sameTexts(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) {
  return Object.keys(a).every((name) => a[name] === b[name])
}
