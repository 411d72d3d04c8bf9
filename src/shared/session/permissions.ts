import { env } from '#shared/config/env.ts'
import type { CurrentUser, Privilege, ServiceKey } from './currentUser.ts'
import { MENU_SERVICES, pageOf, SERVICE_GROUPS, SERVICES, type ServiceGroup } from './services.ts'

/** Order in which users of the PIN client land (shell §2), and the types that its dedicated accounts carry. */
const PIN_ORDER = ['DAV', 'UAN', 'companyChecks'] as const satisfies readonly ServiceKey[]
const PIN_TYPES: Record<string, ServiceKey> = { dav: 'DAV', uan: 'UAN', cc: 'companyChecks' }

/** Services that a trial replaces by the demo page (D24). */
const TRIAL_DEMO: ReadonlySet<ServiceKey> = new Set<ServiceKey>([
  'passbook',
  'form26',
  'aadhar',
  'pancard',
  'drivingLicence',
  'voterId',
  'RC',
  'DAV',
  'companyChecks',
  'UAN',
])

const isPinUser = (user: CurrentUser) => user.clientCode === env().VITE_PIN_CLIENT_CODE

/** The one service of a dedicated PIN account (shell §6), or undefined for every other account. */
function dedicatedService(user: CurrentUser): ServiceKey | undefined {
  if (!isPinUser(user)) return undefined
  const type = env().VITE_PIN_ACCOUNT_PATTERN.exec(user.email)?.groups?.type
  return type === undefined ? undefined : PIN_TYPES[type.toLowerCase()]
}

/**
 * Whether the user may open a service (shell §6): the service list decides, and a missing list shows everything.
 * A dedicated PIN account sees its own service and nothing else. A page shared by several services opens with any of them.
 */
export function canOpen(user: CurrentUser, service: ServiceKey): boolean {
  const dedicated = dedicatedService(user)
  if (dedicated !== undefined && service !== dedicated) return false
  if (dedicated !== undefined || user.services === null) return true
  return user.services.some((own) => own === service || pageOf(own) === service)
}

/** Where a user lands after sign-in (shell §2, "Landing choice"); without any service at all, the home page. */
export function landingPath(user: CurrentUser): string {
  const first = user.services?.find((service) => canOpen(user, service))
  const pin = isPinUser(user) ? PIN_ORDER.find((service) => canOpen(user, service)) : undefined
  const landing = pin ?? (canOpen(user, 'bankStatement') ? 'bankStatement' : first)
  return landing === undefined ? '/home' : SERVICES[landing].path
}

/** The Solutions menu: only the groups and services this user may open. */
export function openServices(user: CurrentUser): { group: ServiceGroup; services: ServiceKey[] }[] {
  return SERVICE_GROUPS.map((group) => ({
    group,
    services: MENU_SERVICES.filter(
      (service) => SERVICES[service].group === group && canOpen(user, service),
    ),
  })).filter(({ services }) => services.length > 0)
}

export const isTrial = (user: CurrentUser) => user.clientPrivilege === 'Trial'

/** Whether the trial demo page stands in place of the service (D24). */
export function isTrialDemo(user: CurrentUser, service: ServiceKey): boolean {
  return isTrial(user) && TRIAL_DEMO.has(service)
}

/** Clients and services are managed by ProductAdmin only. */
export const isProductAdmin = (user: CurrentUser) => user.privilege === 'ProductAdmin'

/** Users are managed by ProductAdmin and, for their own client, by ClientAdmin. */
export const isAdmin = (user: CurrentUser) =>
  user.privilege === 'ProductAdmin' || user.privilege === 'ClientAdmin'

const ASSIGNABLE: Record<
  Privilege,
  { creating: readonly Privilege[]; editing: readonly Privilege[] }
> = {
  ProductAdmin: {
    creating: ['ProductAdmin', 'ClientAdmin', 'User'],
    editing: ['ProductAdmin', 'ClientAdmin', 'User'],
  },
  ClientAdmin: { creating: ['User'], editing: ['ClientAdmin', 'User'] },
  User: { creating: [], editing: [] },
}

/** Whether the user may give a privilege to somebody (shell §6); a ClientAdmin who edits may go up to ClientAdmin. */
export function mayAssign(
  user: CurrentUser,
  privilege: Privilege,
  form: 'creating' | 'editing' = 'creating',
): boolean {
  return ASSIGNABLE[user.privilege][form].includes(privilege)
}
