import * as v from 'valibot'
import type { SavedAnswer } from '../adminAnswers.ts'
import type { AdminEndpoint } from '../adminCall.ts'
import { ADMIN_ERRORS } from '../adminErrors.ts'
import { ServiceListSchema, ServiceSavedSchema } from './contract.ts'
import type { ServiceDetails, ServiceRecord } from './service.ts'

const PATH = '/master/V1/service-management'

export const listServices: AdminEndpoint<void, readonly ServiceRecord[]> = {
  name: 'listServices',
  method: 'GET',
  path: PATH,
  answer: 'status',
  schema: ServiceListSchema,
  errors: ADMIN_ERRORS,
}

export const createService: AdminEndpoint<ServiceDetails, SavedAnswer<ServiceRecord>> = {
  name: 'createService',
  method: 'POST',
  path: PATH,
  request: (details) => ({ body: details }),
  answer: 'status',
  schema: ServiceSavedSchema,
  errors: ADMIN_ERRORS,
}

type ServiceUpdate = { serviceId: string; details: ServiceDetails }

export const updateService: AdminEndpoint<ServiceUpdate, SavedAnswer<ServiceRecord>> = {
  name: 'updateService',
  method: 'PUT',
  path: PATH,
  request: ({ serviceId, details }) => ({ query: { service_id: serviceId }, body: details }),
  answer: 'status',
  schema: ServiceSavedSchema,
  errors: ADMIN_ERRORS,
}

/** Switches a service on or off (D27). */
export const setServiceStatus: AdminEndpoint<{ serviceId: string; isActive: boolean }, unknown> = {
  name: 'setServiceStatus',
  method: 'DELETE',
  path: PATH,
  request: ({ serviceId, isActive }) => ({ query: { service_id: serviceId }, body: { isActive } }),
  answer: 'status',
  schema: v.unknown(),
  errors: ADMIN_ERRORS,
}
