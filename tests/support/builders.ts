import type { CurrentUser } from '#shared/platform/store/currentUser.ts'

/** A user of a paid client without a service list, so that everything is shown. */
export function aUser(over: Partial<CurrentUser> = {}): CurrentUser {
  return {
    email: 'kabir.sethi@kaveri.example',
    username: 'Kabir Sethi',
    initials: 'KS',
    clientCode: 'KVM',
    privilege: 'User',
    clientPrivilege: 'Paid',
    services: null,
    ...over,
  }
}
