import { showToast } from '#shared/errors/toast.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { adminCall } from '../adminCall.ts'
import type { SaveOutcome } from '../form/useRecordForm.ts'
import { createService, setServiceStatus, updateService } from './endpoints.ts'
import type { ServiceRecord } from './service.ts'
import { serviceChanges, toServiceDetails, type ServiceValues } from './serviceForm.ts'
import { reloadServices, serviceSaved } from './servicesApi.ts'

/** Shell §8, word for word. */
const TOASTS = {
  created: 'Service created',
  updated: 'Service updated',
  status: 'Service status updated',
  exists: 'Service already exist',
} as const

type Saving = Promise<SaveOutcome<ServiceValues>>

/** Creates a service. Whatever fails is told, and nothing has changed. */
export function addService(values: ServiceValues): AppThunk<Saving> {
  return async (dispatch) => {
    const result = await dispatch(adminCall(createService, toServiceDetails(values)))
    if (!result.ok) return 'failed'
    if (result.value.kind === 'exists') return refused()
    showToast('success', TOASTS.created)
    const { record } = result.value
    await dispatch(record === null ? reloadServices() : serviceSaved(record))
    return 'saved'
  }
}

/**
 * Sends what differs from the record: its details, then its status, each by a call of its own. Where the second fails, the
 * first stands and is in the list: saving again sends only what is left.
 */
export function editService(record: ServiceRecord, values: ServiceValues): AppThunk<Saving> {
  return async (dispatch) => {
    const { details, isActive } = serviceChanges(record, values)
    if (details !== null) {
      const { serviceId } = record
      const result = await dispatch(adminCall(updateService, { serviceId, details }))
      if (!result.ok) return 'failed'
      if (result.value.kind === 'exists') return refused()
      await dispatch(serviceSaved({ ...record, ...details }))
      showToast('success', TOASTS.updated)
    }
    if (isActive === null) return 'saved'
    if (await dispatch(changeStatus({ ...record, ...details, isActive }))) return 'saved'
    return details === null ? 'failed' : { saved: details }
  }
}

/** True when the status is now as wanted. */
function changeStatus(wanted: ServiceRecord): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { serviceId, isActive } = wanted
    const result = await dispatch(adminCall(setServiceStatus, { serviceId, isActive }))
    if (!result.ok) return false
    await dispatch(serviceSaved(wanted))
    showToast('success', TOASTS.status)
    return true
  }
}

function refused(): 'failed' {
  showToast('error', TOASTS.exists)
  return 'failed'
}
