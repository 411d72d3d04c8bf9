import { env } from '#shared/platform/config/env.ts'
import type { CurrentUser, Privilege, ServiceKey } from '#shared/platform/store/currentUser.ts'
import {
  MENU_SERVICES,
  servicePageKey,
  SERVICE_GROUPS,
  SERVICES,
  type ServiceGroup,
} from './services.ts'

/** Decided by the account's email for the PIN client (shell §6), in the order in which its users land (shell §2). */
const PIN_SERVICES: readonly ServiceKey[] = ['DAV', 'UAN', 'companyChecks']
const PIN_TYPES: Record<string, ServiceKey> = { dav: 'DAV', uan: 'UAN', cc: 'companyChecks' }

/** These show the demo page in a trial (D24). */
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

/** A dedicated PIN account has one service (shell §6); undefined for other accounts. */
function dedicatedService(user: CurrentUser): ServiceKey | undefined {
  if (!isPinUser(user)) return undefined
  const type = env().VITE_PIN_ACCOUNT_PATTERN.exec(user.email)?.groups?.type
  return type === undefined ? undefined : PIN_TYPES[type.toLowerCase()]
}

/**
 * The list decides; a missing one allows everything (shell §6). A dedicated PIN account has its own service, any other
 * PIN account all three of them (decisions L146). A page shared by several services opens with any of them.
 */
export function canOpen(user: CurrentUser, service: ServiceKey): boolean {
  const dedicated = dedicatedService(user)
  if (dedicated !== undefined) return service === dedicated
  if (user.services === null || (isPinUser(user) && PIN_SERVICES.includes(service))) return true
  return user.services.some(
    (assigned) => assigned === service || servicePageKey(assigned) === service,
  )
}

/** The page after sign-in (shell §2, "Landing choice"); the home page where the user has no service. */
export function landingPath(user: CurrentUser): string {
  const first = user.services?.find((service) => canOpen(user, service))
  const pin = isPinUser(user) ? PIN_SERVICES.find((service) => canOpen(user, service)) : undefined
  const landing = pin ?? (canOpen(user, 'bankStatement') ? 'bankStatement' : first)
  return landing === undefined ? '/home' : SERVICES[landing].path
}

/** The Solutions menu: only the groups and services that this user may open. */
export function availableServices(
  user: CurrentUser,
): { group: ServiceGroup; services: ServiceKey[] }[] {
  return SERVICE_GROUPS.map((group) => ({
    group,
    services: MENU_SERVICES.filter(
      (service) => SERVICES[service].group === group && canOpen(user, service),
    ),
  })).filter(({ services }) => services.length > 0)
}

export const isTrial = (user: CurrentUser) => user.clientPrivilege === 'Trial'

/** The demo page replaces the service (D24). */
export function isTrialDemo(user: CurrentUser, service: ServiceKey): boolean {
  return isTrial(user) && TRIAL_DEMO.has(service)
}

export const isProductAdmin = (user: CurrentUser) => user.privilege === 'ProductAdmin'

/** A ClientAdmin manages the users of their own client. */
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

/** A ClientAdmin who edits a user may assign up to ClientAdmin (shell §6). */
export function canAssignPrivilege(
  user: CurrentUser,
  privilege: Privilege,
  form: 'creating' | 'editing' = 'creating',
): boolean {
  return ASSIGNABLE[user.privilege][form].includes(privilege)
}
