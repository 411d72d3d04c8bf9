import { ServiceFieldsSchema, StatusSchema } from '#api/calls/administration.ts'
import { ok, sessionCall } from '../../call.ts'
import { Fault } from '../../fault.ts'
import type { AssignedService, SandboxService } from '../../records/service.ts'
import type { World } from '../../world.ts'
import { existsAnswer, listAnswer, injectFormFault, savedAnswer } from './responses.ts'
import { requireProductAdmin } from './roles.ts'

const PATH = '/master/V1/service-management'

/** @throws Fault 404 */
function requireService(world: World, serviceId: string): SandboxService {
  const service = world.services.get(serviceId)
  if (service === undefined) throw new Fault(404, `There is no service ${serviceId}.`)
  return service
}

function isTaken(world: World, name: string, current?: SandboxService): boolean {
  const normalizedName = name.trim().toLowerCase()
  return [...world.services.values()].some(
    (other) => other !== current && other.name.trim().toLowerCase() === normalizedName,
  )
}

/** Clients and users store the name with the id. */
function renameEverywhere(world: World, { serviceId, name }: SandboxService): void {
  const renamed = (services: readonly AssignedService[]) =>
    services.map((service) =>
      service.serviceId === serviceId ? { serviceId, serviceName: name } : service,
    )
  for (const client of world.clients.values()) client.service = renamed(client.service)
  for (const user of world.users.values()) user.services = user.services && renamed(user.services)
}

const list = sessionCall({
  method: 'GET',
  path: PATH,
  respond: ({ world, user }) => {
    requireProductAdmin(user)
    return listAnswer({ world, user }, [...world.services.values()])
  },
})

const create = sessionCall({
  method: 'POST',
  path: PATH,
  body: { as: 'json', schema: ServiceFieldsSchema },
  respond: ({ world, user, body }) => {
    requireProductAdmin(user)
    const refused = injectFormFault({ world, user }, 'serviceForm', body.name)
    if (refused !== undefined) return refused
    if (isTaken(world, body.name)) return existsAnswer('Service')
    const service = { serviceId: world.nextId('service'), ...body, isActive: true }
    world.services.set(service.serviceId, service)
    return savedAnswer('serviceForm', body.name, 201, service)
  },
})

const update = sessionCall({
  method: 'PUT',
  path: PATH,
  query: ['service_id'],
  body: { as: 'json', schema: ServiceFieldsSchema },
  respond: ({ world, user, query: { service_id: serviceId = '' }, body }) => {
    requireProductAdmin(user)
    const service = requireService(world, serviceId)
    const refused = injectFormFault({ world, user }, 'serviceForm', body.name)
    if (refused !== undefined) return refused
    if (isTaken(world, body.name, service)) return existsAnswer('Service')
    const isRenamed = body.name !== service.name
    Object.assign(service, body)
    if (isRenamed) renameEverywhere(world, service)
    return savedAnswer('serviceForm', body.name, 200, service)
  },
})

const setStatus = sessionCall({
  method: 'DELETE',
  path: PATH,
  query: ['service_id'],
  body: { as: 'json', schema: StatusSchema },
  respond: ({ world, user, query: { service_id: serviceId = '' }, body: { isActive } }) => {
    requireProductAdmin(user)
    const service = requireService(world, serviceId)
    service.isActive = isActive
    return ok({ message: 'Status updated', data: service })
  },
})

export const serviceManagementCalls = [list, create, update, setStatus]
