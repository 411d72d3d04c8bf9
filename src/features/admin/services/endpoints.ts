import { recordCalls } from '#shared/records/recordCalls.ts'
import { ServiceSchema } from './contract.ts'
import type { ServiceDetails, ServiceRecord } from './service.ts'

/** GET, POST, PUT and DELETE of service-management (shell §7). */
export const serviceCalls = recordCalls<ServiceRecord, ServiceDetails, ServiceDetails>({
  name: 'service',
  path: '/master/V1/service-management',
  idQuery: 'service_id',
  record: ServiceSchema,
})
