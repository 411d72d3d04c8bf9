import { queryApi } from '#shared/api/queryApi.ts'
import { recordCalls } from '#shared/records/recordCalls.ts'
import { recordEndpoints } from '#shared/records/recordStore.ts'
import { clientIdOf, type Client } from './client.ts'
import type { ClientCreateBody, ClientUpdateBody } from './clientBody.ts'
import { ClientSchema, WholeClientSchema } from './contract.ts'

/** GET, POST, PUT and DELETE of client-management (shell §7). */
const CALLS = recordCalls<Client, ClientCreateBody, ClientUpdateBody>({
  name: 'client',
  path: '/master/V1/client-management',
  idQuery: 'client_id',
  record: ClientSchema,
  idOf: clientIdOf,
  wholeRecord: WholeClientSchema,
})

/** The clients: this screen’s list and that of the users screen, and what changes them. */
export const clientsApi = queryApi.injectEndpoints({
  endpoints: (build) => {
    const { list, create, update, setStatus } = recordEndpoints(build, CALLS, {
      name: 'clients',
      idOf: clientIdOf,
      change: (dispatch, recipe) => {
        dispatch(clientsApi.util.updateQueryData('clients', undefined, recipe))
      },
    })
    return { clients: list, createClient: create, updateClient: update, setClientStatus: setStatus }
  },
  overrideExisting: 'throw',
})

export const { useClientsQuery } = clientsApi
