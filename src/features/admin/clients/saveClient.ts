import {
  createRecord,
  editRecord,
  type RecordStore,
  type SaveOutcome,
} from '#shared/kits/records/recordStore.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { isActiveStatus } from '../status.ts'
import type { Client } from './client.ts'
import {
  changedParts,
  toCreateBody,
  toUpdateBody,
  withUpdate,
  type ClientCreateBody,
  type ClientUpdateBody,
} from './clientBody.ts'
import type { ClientValues } from './clientForm.ts'
import { clientsApi } from './clientsApi.ts'

const CLIENT_STORE: RecordStore<Client, ClientCreateBody, ClientUpdateBody> = {
  name: 'clients',
  create: clientsApi.endpoints.createClient,
  update: clientsApi.endpoints.updateClient,
  setStatus: clientsApi.endpoints.setClientStatus,
  toasts: {
    created: 'Client created',
    updated: 'Client updated',
    status: 'Client status updated',
    exists: 'Client Already exist',
  },
}

export const createClient = (values: ClientValues) =>
  createRecord(CLIENT_STORE, toCreateBody(values))

export function updateClient(
  client: Client,
  values: ClientValues,
): AppThunk<Promise<SaveOutcome<ClientValues>>> {
  const changed = changedParts(client, values)
  const { isActive, ...details } = values
  return editRecord(CLIENT_STORE, {
    id: client.clientId,
    current: client,
    update: changed.isRecordChanged
      ? { body: toUpdateBody(values), updatedRecord: withUpdate(client, values), values: details }
      : null,
    isActive: changed.isStatusChanged ? isActiveStatus(isActive) : null,
  })
}
