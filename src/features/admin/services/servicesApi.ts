import { described, queryApi } from '#shared/api/queryApi.ts'
import { cachedList } from '#shared/records/cachedList.ts'
import type { ServiceRecord } from './service.ts'
import { serviceCalls } from './endpoints.ts'

/** The service store, which is ProductAdmin’s alone. */
export const servicesApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    services: build.query<readonly ServiceRecord[], void>({
      query: () => described(serviceCalls.list, undefined),
    }),
  }),
  overrideExisting: 'throw',
})

export const { useServicesQuery } = servicesApi

const { services } = servicesApi.endpoints

/** The list as saves change it. */
export const cachedServices = cachedList<ServiceRecord>({
  idOf: ({ serviceId }) => serviceId,
  read: (queries) => services.select()({ queries }).data,
  write: (value) =>
    servicesApi.util.upsertQueryEntries([{ endpointName: 'services', arg: undefined, value }]),
  running: () => servicesApi.util.getRunningQueryThunk('services', undefined),
  fetch: () => services.initiate(undefined, { forceRefetch: true, subscribe: false }),
})
