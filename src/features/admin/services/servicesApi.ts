import { described, queryApi } from '#shared/api/queryApi.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { listServices } from './endpoints.ts'
import type { ServiceRecord } from './service.ts'

/** The service store, which is ProductAdmin's alone. */
export const servicesApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    services: build.query<readonly ServiceRecord[], void>({
      query: () => described(listServices, undefined),
    }),
  }),
  overrideExisting: 'throw',
})

export const { useServicesQuery } = servicesApi

const { services } = servicesApi.endpoints

/** Puts a saved record into the cached list: in its place, or at its end. */
export function serviceSaved(record: ServiceRecord): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { data } = await dispatch(services.initiate(undefined, { subscribe: false })) // what is cached
    if (data === undefined) return
    const value = withService(data, record)
    dispatch(
      servicesApi.util.upsertQueryEntries([{ endpointName: 'services', arg: undefined, value }]),
    )
  }
}

/** Asks for the list anew, where an answer did not bring the record. */
export function reloadServices(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(services.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
}

function withService(list: readonly ServiceRecord[], record: ServiceRecord): ServiceRecord[] {
  const isSame = ({ serviceId }: ServiceRecord) => serviceId === record.serviceId
  return list.some(isSame) ? list.map((one) => (isSame(one) ? record : one)) : [...list, record]
}
