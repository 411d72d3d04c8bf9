import { recordCalls } from '#shared/kits/records/recordCalls.ts'
import { recordEndpoints } from '#shared/kits/records/recordStore.ts'
import { queryApi } from '#shared/platform/queryCache/queryApi.ts'
import { ServiceSchema } from './contract.ts'
import { serviceIdOf, type ServiceDetails, type ServiceRecord } from './service.ts'

const CALLS = recordCalls<ServiceRecord, ServiceDetails, ServiceDetails>({
  name: 'service',
  path: '/master/V1/service-management',
  idParam: 'service_id',
  recordSchema: ServiceSchema,
  idOf: serviceIdOf,
})

export const servicesApi = queryApi.injectEndpoints({
  endpoints: (build) => {
    const { list, create, update, setStatus } = recordEndpoints(build, CALLS, {
      name: 'services',
      idOf: serviceIdOf,
      updateCache: (dispatch, recipe) => {
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
