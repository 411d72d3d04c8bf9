import { showToast } from '#shared/errors/toast.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { adminCall } from '../adminCall.ts'
import type { SaveOutcome } from '../form/useRecordForm.ts'
import { isActiveStatus } from '../status.ts'
import type { Client } from './client.ts'
import { changedParts, toCreateBody, toUpdateBody, withUpdate } from './clientBody.ts'
import type { ClientValues } from './clientForm.ts'
import { clientSaved, reloadClients } from './clientsApi.ts'
import { clientCreate, clientStatus, clientUpdate } from './endpoints.ts'

type Saving = Promise<SaveOutcome<ClientValues>>

/** Shell §8, word for word. */
const TOASTS = {
  created: 'Client created',
  updated: 'Client updated',
  status: 'Client status updated',
  exists: 'Client Already exist',
} as const

/** Creates a client. Every outcome has been told when this resolves, and the list holds the new record. */
export function createClient(values: ClientValues): AppThunk<Saving> {
  return async (dispatch) => {
    const result = await dispatch(adminCall(clientCreate, toCreateBody(values)))
    if (!result.ok) return 'failed'
    if (result.value.kind === 'exists') {
      refused()
      return 'failed'
    }
    showToast('success', TOASTS.created)
    const { record } = result.value
    if (record === null) await dispatch(reloadClients())
    else dispatch(clientSaved(record))
    return 'saved'
  }
}

/**
 * Sends what was changed: the record, the status, or both, and nothing where nothing was. When only the second call fails,
 * the first one stands and is in the list, so that saving again sends what is left.
 */
export function updateClient(client: Client, values: ClientValues): AppThunk<Saving> {
  return async (dispatch) => {
    const changed = changedParts(client, values)
    const done = !changed.record || (await dispatch(changeRecord(client, values)))
    if (!done) return 'failed'
    if (!changed.status) return 'saved'
    const now = changed.record ? withUpdate(client, values) : client
    if (await dispatch(changeStatus(now, values))) return 'saved'
    const { isActive: _, ...saved } = values
    return changed.record ? { saved } : 'failed'
  }
}

/** True when the backend took it. */
function changeRecord(client: Client, values: ClientValues): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { clientId } = client
    const result = await dispatch(adminCall(clientUpdate, { clientId, body: toUpdateBody(values) }))
    if (!result.ok) return false
    if (result.value.kind === 'exists') return refused()
    dispatch(clientSaved(withUpdate(client, values)))
    showToast('success', TOASTS.updated)
    return true
  }
}

/** True when the backend took it. */
function changeStatus(client: Client, values: ClientValues): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { clientId } = client
    const isActive = isActiveStatus(values.isActive)
    const result = await dispatch(adminCall(clientStatus, { clientId, isActive }))
    if (!result.ok) return false
    if (result.value.kind === 'exists') return refused()
    dispatch(clientSaved({ ...client, isActive }))
    showToast('success', TOASTS.status)
    return true
  }
}

function refused(): false {
  showToast('error', TOASTS.exists)
  return false
}
