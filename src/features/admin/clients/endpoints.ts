import { recordCalls } from '#shared/records/recordCalls.ts'
import type { Client } from './client.ts'
import type { ClientCreateBody, ClientUpdateBody } from './clientBody.ts'
import { ClientSchema, WholeClientSchema } from './contract.ts'

/** GET, POST, PUT and DELETE of client-management (shell §7). */
export const clientCalls = recordCalls<Client, ClientCreateBody, ClientUpdateBody>({
  name: 'client',
  path: '/master/V1/client-management',
  idQuery: 'client_id',
  record: ClientSchema,
  wholeRecord: WholeClientSchema,
})
