import type { Privilege } from '#shared/session/currentUser.ts'
import { sameServices, type AssignedService } from '../assignedService.ts'
import { isActiveStatus } from '../status.ts'
import type { User } from './user.ts'
import type { UserValues } from './userForm.ts'

type UserData = {
  clientId: string
  clientCode: string
  username: string
  emailId: string
  contactNumber?: string
  privilege: Privilege
}

export type UserCreateBody = {
  input_data: UserData & { password: string }
  service: AssignedService[]
}

/** No password: that is its owner's to change. */
export type UserUpdateBody = { update_data: UserData; service: AssignedService[] }

function toServices(services: readonly AssignedService[]): AssignedService[] {
  return services.map(({ serviceId, serviceName }) => ({ serviceId, serviceName }))
}

/** The details of the form; the contact number is left out when empty (shell §3). */
function toData(values: UserValues): UserData {
  const contactNumber = values.contactNumber.trim()
  return {
    clientId: values.clientId,
    clientCode: values.clientCode,
    username: values.username.trim(),
    emailId: values.emailId.trim(),
    ...(contactNumber === '' ? {} : { contactNumber }),
    privilege: values.privilege,
  }
}

/** Body of POST user-management. */
export function toCreateBody(values: UserValues): UserCreateBody {
  return {
    input_data: { ...toData(values), password: values.password },
    service: toServices(values.services),
  }
}

/** Body of PUT user-management: a number that was there and is taken away goes as an empty text, one that never was is left out. */
export function toUpdateBody(values: UserValues, held: User): UserUpdateBody {
  const data = toData(values)
  const isRemoved = data.contactNumber === undefined && held.contactNumber !== ''
  return {
    update_data: isRemoved ? { ...data, contactNumber: '' } : data,
    service: toServices(values.services),
  }
}

/** The record as it stands after its PUT, for an answer that brings none. The status is not PUT's to change. */
export function withValues(held: User, values: UserValues): User {
  const { contactNumber = '', ...data } = toData(values)
  return { ...held, ...data, contactNumber, services: toServices(values.services) }
}

/**
 * Which calls a save takes (shell §4): other changed fields an update, a changed status its own.
 * @param offered what the record's client can give, which a record without a list counts as having.
 */
export function changesOf(values: UserValues, held: User, offered: readonly AssignedService[]) {
  const now = withValues(held, values)
  const isTold = (['clientId', 'clientCode', 'username', 'emailId'] as const).every(
    (name) => now[name] === held[name],
  )
  const isSame =
    isTold &&
    now.contactNumber === held.contactNumber &&
    now.privilege === held.privilege &&
    sameServices(values.services, held.services ?? offered)
  return { details: !isSame, status: isActiveStatus(values.isActive) !== held.isActive }
}
