import { described, queryApi } from '#shared/api/queryApi.ts'
import { cachedList } from '#shared/records/cachedList.ts'
import type { Client } from './client.ts'
import { clientCalls } from './endpoints.ts'

/** The cached list of clients: this screen’s and that of the users screen. */
export const clientsApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    clients: build.query<readonly Client[], void>({
      query: () => described(clientCalls.list, undefined),
    }),
  }),
  overrideExisting: 'throw',
})

export const { useClientsQuery } = clientsApi

const { clients } = clientsApi.endpoints

/** The list as saves change it. */
export const cachedClients = cachedList<Client>({
  idOf: ({ clientId }) => clientId,
  read: (queries) => clients.select()({ queries }).data,
  write: (value) =>
    clientsApi.util.upsertQueryEntries([{ endpointName: 'clients', arg: undefined, value }]),
  running: () => clientsApi.util.getRunningQueryThunk('clients', undefined),
  fetch: () => clients.initiate(undefined, { forceRefetch: true, subscribe: false }),
})
