import { useMemo } from 'react'
import { isFailure } from '#shared/api/isFailure.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { isProductAdmin } from '#shared/session/permissions.ts'
import type { Client } from '../clients/client.ts'
import { useClientsQuery } from '../clients/clientsApi.ts'
import { isOwnAccount, type User } from './user.ts'

/** The organizations that users belong to, as far as they are known. A failed list keeps what was loaded before. */
export type ClientChoice = {
  kind: 'loading' | 'ready' | 'failed'
  clients: readonly Client[]
  retry: () => void
}

const NONE: readonly Client[] = []

/**
 * The clients list for the users screen, which works without it as well as it can: its form says what is missing. A
 * ClientAdmin whom the server does not give the list (403) works with the client that their own account names.
 */
export function useClientChoice(me: CurrentUser, users: readonly User[]): ClientChoice {
  const { data, error, isError, isLoading, refetch } = useClientsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const isForbidden = data === undefined && isError && isRefused(error)
  const own = useMemo(
    () => (isForbidden && !isProductAdmin(me) ? ownClient(me, users) : undefined),
    [isForbidden, me, users],
  )
  // Once it has failed it stays so until it is there: a second attempt takes nothing off the screen.
  const isMissing = own === undefined && (isError || data === undefined)
  const kind = isLoading ? 'loading' : isMissing ? 'failed' : 'ready'
  return useMemo(
    () => ({
      kind,
      clients: own === undefined ? (data ?? NONE) : [own],
      retry: () => void refetch(),
    }),
    [kind, own, data, refetch],
  )
}

const isRefused = (error: unknown): boolean =>
  isFailure(error) && error.error.kind === 'http' && error.error.status === 403

/** The client of the signed-in account; its users can be given the services that the account has. */
function ownClient({ email, clientCode }: CurrentUser, users: readonly User[]): Client | undefined {
  const account = users.find((user) => isOwnAccount(user, { email }))
  if (account === undefined || account.services === null) return undefined
  return {
    clientId: account.clientId,
    isActive: true,
    clientType: 'Client',
    profile: {
      subClientOf: '',
      subscriptionType: '',
      organizationName: '',
      clientCode,
      clientCustomUrl: '',
    },
    contact: { contactPerson: '', emailId: '', contactNumber: '' },
    address: {
      addressOne: '',
      addressTwo: '',
      landMark: '',
      city: '',
      pincode: '',
      state: '',
      country: '',
    },
    services: account.services,
  }
}
