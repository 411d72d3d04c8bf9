import { useMemo } from 'react'
import { isQueryFailure } from '#shared/platform/queryCache/isQueryFailure.ts'
import { isProductAdmin } from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import type { Client } from '../../clients/client.ts'
import { useClientsQuery } from '../../clients/clientsApi.ts'
import { isOwnAccount, type User } from '../user.ts'

/** A failed refetch keeps the list loaded before. */
export type AvailableClients = {
  kind: 'loading' | 'ready' | 'failed'
  clients: readonly Client[]
  retry: () => void
}

const NONE: readonly Client[] = []

/**
 * The users screen also works without clients; its form says what is missing. A ClientAdmin who may not load the list
 * (403) gets the client of their own account.
 */
export function useAvailableClients(
  currentUser: CurrentUser,
  users: readonly User[],
): AvailableClients {
  const { data, error, isError, isLoading, refetch } = useClientsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const isForbidden = data === undefined && isError && isForbiddenError(error)
  const ownClients = useMemo(
    () => (isForbidden && !isProductAdmin(currentUser) ? ownClient(currentUser, users) : undefined),
    [isForbidden, currentUser, users],
  )
  // Missing until loaded, also during a retry, so that the retry removes nothing from the screen.
  const isMissing = ownClients === undefined && (isError || data === undefined)
  const kind = isLoading ? 'loading' : isMissing ? 'failed' : 'ready'
  return useMemo(
    () => ({
      kind,
      clients: ownClients === undefined ? (data ?? NONE) : [ownClients],
      retry: () => void refetch(),
    }),
    [kind, ownClients, data, refetch],
  )
}

const isForbiddenError = (error: unknown): boolean =>
  isQueryFailure(error) && error.error.kind === 'http' && error.error.status === 403

/** Its users can have the services that the account has. */
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
