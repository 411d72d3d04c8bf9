import { recordCalls } from '#shared/kits/records/recordCalls.ts'
import { recordEndpoints } from '#shared/kits/records/recordStore.ts'
import { queryApi } from '#shared/platform/queryCache/queryApi.ts'
import { clientIdOf, type Client } from './client.ts'
import type { ClientCreateBody, ClientUpdateBody } from './clientBody.ts'
import { ClientSchema, CompleteClientSchema } from './contract.ts'

const CALLS = recordCalls<Client, ClientCreateBody, ClientUpdateBody>({
  name: 'client',
  path: '/master/V1/client-management',
  idParam: 'client_id',
  recordSchema: ClientSchema,
  idOf: clientIdOf,
  completeRecordSchema: CompleteClientSchema,
})

export const clientsApi = queryApi.injectEndpoints({
  endpoints: (build) => {
    const { list, create, update, setStatus } = recordEndpoints(build, CALLS, {
      name: 'clients',
      idOf: clientIdOf,
      updateCache: (dispatch, recipe) => {
        dispatch(clientsApi.util.updateQueryData('clients', undefined, recipe))
      },
    })
    return { clients: list, createClient: create, updateClient: update, setClientStatus: setStatus }
  },
  overrideExisting: 'throw',
})

export const { useClientsQuery } = clientsApi
