import type { CurrentUser } from '#shared/session/currentUser.ts'
import { toServiceKey } from '#shared/session/services.ts'
import type { LoginAnswer, UserDetails } from './contract.ts'
import { initialsOf } from '#shared/lib/initials.ts'

/** Shown where neither the backend nor the form knows an address (shell §3). */
const NO_EMAIL = 'No Email'

const isPresent = <T>(value: T | undefined): value is T => value !== undefined

/**
 * The signed-in user of login's two answers (shell §7). Services that this portal does not have are left out;
 * a list that did not come stays null, which shows everything (decisions D26).
 */
export function toCurrentUser(
  login: LoginAnswer,
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
