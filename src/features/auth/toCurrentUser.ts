import { initialsOf } from '#shared/platform/lib/text/initials.ts'
import { toServiceKey } from '#shared/platform/session/services/services.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import type { LoginResponse } from './contract.ts'
import type { UserDetails } from './userEndpoints.ts'

/** Neither the backend nor the form has one (shell §3). */
const NO_EMAIL = 'No Email'

const isPresent = <T>(value: T | undefined): value is T => value !== undefined

/** Unknown services are left out; a missing list stays null, which shows everything (shell §7, decisions D26). */
export function toCurrentUser(
  login: LoginResponse,
  details: UserDetails,
  email: string,
): CurrentUser {
  const address = details.emailId || email || NO_EMAIL
  const { serviceNames } = login
  return {
    email: address,
    username: details.username || address,
    initials: initialsOf(details.username || address),
    clientCode: details.clientCode,
    privilege: details.privilege,
    clientPrivilege: login.clientPrivilege,
    services:
      serviceNames === null ? null : [...new Set(serviceNames.map(toServiceKey).filter(isPresent))],
  }
}
