import { described, queryApi } from '#shared/api/queryApi.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { Client } from './client.ts'
import { clientList } from './endpoints.ts'

/** The cached list of clients: this screen's and that of the users screen. */
export const clientsApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    clients: build.query<readonly Client[], void>({
      query: () => described(clientList, undefined),
    }),
  }),
  overrideExisting: 'throw',
})

export const { useClientsQuery } = clientsApi

const { clients } = clientsApi.endpoints

/** Puts a saved record into the cached list: in its place, or at its end. */
export function clientSaved(client: Client): AppThunk {
  return (dispatch, getState) => {
    const { queries } = getState()
    const data = queries === undefined ? undefined : clients.select()({ queries }).data
    if (data === undefined) return
    const value = withClient(data, client)
    dispatch(
      clientsApi.util.upsertQueryEntries([{ endpointName: 'clients', arg: undefined, value }]),
    )
  }
}

/** Asks for the list anew, where an answer did not bring the record. */
export function reloadClients(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(clients.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
}

function withClient(list: readonly Client[], client: Client): readonly Client[] {
  const at = list.findIndex(({ clientId }) => clientId === client.clientId)
  return at === -1 ? [...list, client] : list.with(at, client)
}
