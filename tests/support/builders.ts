import type { CurrentUser } from '#shared/session/currentUser.ts'

/** A user of a paid client that holds no list, so that everything shows. */
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
