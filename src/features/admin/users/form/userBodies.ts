import type { Privilege } from '#shared/platform/store/currentUser.ts'
import { haveSameServices, type AssignedService } from '../../assignedService.ts'
import { isActiveStatus } from '../../status.ts'
import type { User } from '../user.ts'
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

/** Without the password, which only the user can change. */
export type UserUpdateBody = { update_data: UserData; service: AssignedService[] }

function toServices(services: readonly AssignedService[]): AssignedService[] {
  return services.map(({ serviceId, serviceName }) => ({ serviceId, serviceName }))
}

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

export function toCreateBody(values: UserValues): UserCreateBody {
  return {
    input_data: { ...toData(values), password: values.password },
    service: toServices(values.services),
  }
}

/** A removed number is sent as an empty text, one that never existed is left out. */
export function toUpdateBody(values: UserValues, current: User): UserUpdateBody {
  const data = toData(values)
  const isRemoved = data.contactNumber === undefined && current.contactNumber !== ''
  return {
    update_data: isRemoved ? { ...data, contactNumber: '' } : data,
    service: toServices(values.services),
  }
}

/** The record after a PUT whose response has none. PUT does not change the status. */
export function withValues(current: User, values: UserValues): User {
  const { contactNumber = '', ...data } = toData(values)
  return { ...current, ...data, contactNumber, services: toServices(values.services) }
}

/** Changed fields and a changed status have one call each (shell §4). `offered`: the services of the client. */
export function changedParts(
  values: UserValues,
  current: User,
  offered: readonly AssignedService[],
) {
  const updated = withValues(current, values)
  const hasSameIdentity = (['clientId', 'clientCode', 'username', 'emailId'] as const).every(
    (name) => updated[name] === current[name],
  )
  const isSame =
    hasSameIdentity &&
    updated.contactNumber === current.contactNumber &&
    updated.privilege === current.privilege &&
    haveSameServices(values.services, current.services ?? offered)
  return {
    isRecordChanged: !isSame,
    isStatusChanged: isActiveStatus(values.isActive) !== current.isActive,
  }
}
