import type { SavedAnswer } from '../adminAnswers.ts'
import type { AdminEndpoint } from '../adminCall.ts'
import { ADMIN_ERRORS } from '../adminErrors.ts'
import type { Client } from './client.ts'
import type { ClientCreateBody, ClientUpdateBody } from './clientBody.ts'
import { ClientListSchema, ClientSavedSchema } from './contract.ts'

const PATH = '/master/V1/client-management'

/** 200 with the list, 204 when there is none (shell §7). */
export const clientList: AdminEndpoint<void, readonly Client[]> = {
  name: 'clientList',
  method: 'GET',
  path: PATH,
  answer: 'status',
  schema: ClientListSchema,
  errors: ADMIN_ERRORS,
}

/** 201 created, 208 already exists (shell §7). */
export const clientCreate: AdminEndpoint<ClientCreateBody, SavedAnswer<Client>> = {
  name: 'clientCreate',
  method: 'POST',
  path: PATH,
  request: (body) => ({ body }),
  answer: 'status',
  schema: ClientSavedSchema,
  errors: ADMIN_ERRORS,
}

type ClientUpdate = { clientId: string; body: ClientUpdateBody }

export const clientUpdate: AdminEndpoint<ClientUpdate, SavedAnswer<Client>> = {
  name: 'clientUpdate',
  method: 'PUT',
  path: PATH,
  request: ({ clientId, body }) => ({ query: { client_id: clientId }, body }),
  answer: 'status',
  schema: ClientSavedSchema,
  errors: ADMIN_ERRORS,
}

type ClientStatus = { clientId: string; isActive: boolean }

/** Activates and deactivates; nothing is ever removed (decisions D27). */
export const clientStatus: AdminEndpoint<ClientStatus, SavedAnswer<Client>> = {
  name: 'clientStatus',
  method: 'DELETE',
  path: PATH,
  request: ({ clientId, isActive }) => ({ query: { client_id: clientId }, body: { isActive } }),
  answer: 'status',
  schema: ClientSavedSchema,
  errors: ADMIN_ERRORS,
}
