import { useMemo } from 'react'
import type { Client } from '../clients/client.ts'
import { useClientsQuery } from '../clients/clientsApi.ts'

/** The organizations that users belong to, as far as they are known. A failed list keeps what was loaded before. */
export type ClientChoice = {
  kind: 'loading' | 'ready' | 'failed'
  clients: readonly Client[]
  retry: () => void
}

const NONE: readonly Client[] = []

/** The clients list for the users screen, which works without it as well as it can: its form says what is missing. */
export function useClientChoice(): ClientChoice {
  const { data, isError, isLoading, refetch } = useClientsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  // Once it has failed it stays so until it is there: a second attempt takes nothing off the screen.
  const kind = isLoading ? 'loading' : isError || data === undefined ? 'failed' : 'ready'
  return useMemo(
    () => ({ kind, clients: data ?? NONE, retry: () => void refetch() }),
    [kind, data, refetch],
  )
}
