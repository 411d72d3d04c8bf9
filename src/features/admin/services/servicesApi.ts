import { queryApi } from '#shared/api/queryApi.ts'
import { recordCalls } from '#shared/records/recordCalls.ts'
import { recordEndpoints } from '#shared/records/recordStore.ts'
import { ServiceSchema } from './contract.ts'
import { serviceIdOf, type ServiceDetails, type ServiceRecord } from './service.ts'

/** GET, POST, PUT and DELETE of service-management (shell §7). */
const CALLS = recordCalls<ServiceRecord, ServiceDetails, ServiceDetails>({
  name: 'service',
  path: '/master/V1/service-management',
  idQuery: 'service_id',
  record: ServiceSchema,
  idOf: serviceIdOf,
})

/** The service store, which is ProductAdmin’s alone. */
export const servicesApi = queryApi.injectEndpoints({
  endpoints: (build) => {
    const { list, create, update, setStatus } = recordEndpoints(build, CALLS, {
      name: 'services',
      idOf: serviceIdOf,
      change: (dispatch, recipe) => {
        dispatch(servicesApi.util.updateQueryData('services', undefined, recipe))
      },
    })
    return {
      services: list,
      createService: create,
      updateService: update,
      setServiceStatus: setStatus,
    }
  },
  overrideExisting: 'throw',
})

export const { useServicesQuery } = servicesApi
