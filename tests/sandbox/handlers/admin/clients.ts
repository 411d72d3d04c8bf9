import { ClientFieldsSchema, NewClientSchema, StatusSchema } from '#api/calls/administration.ts'
import { ok, sessionCall } from '../../call.ts'
import { Fault, validationFault } from '../../fault.ts'
import {
  findClient,
  FRESH_TRIAL,
  parentOf,
  toClientRecord,
  type ClientFields,
  type ClientType,
  type SandboxClient,
} from '../../records/client.ts'
import type { SandboxUser } from '../../records/user.ts'
import { endLockedOut } from '../../sessions.ts'
import type { World } from '../../world.ts'
import { checkServices } from './assign.ts'
import { existsAnswer, listAnswer, injectFormFault, savedAnswer } from './responses.ts'
import { requireAdmin, requireProductAdmin } from './roles.ts'

const PATH = '/master/V1/client-management'

/** @throws Fault 404 */
function requireClient(world: World, clientId: string): SandboxClient {
  const client = findClient(world, clientId)
  if (client === undefined) throw new Fault(404, `There is no client ${clientId}.`)
  return client
}

/** A sub-client needs a parent that is a client; a client has none. @throws Fault 422 */
function checkParent(world: World, type: ClientType, { profile }: ClientFields): void {
  const parent = findClient(world, profile.subClientOf)
  if (type === 'Client' && profile.subClientOf !== '')
    throw validationFault('profile.subClientOf', 'must be empty for a Client')
  if (type === 'subClient' && parent?.clientInfo.clientType !== 'Client')
    throw validationFault('profile.subClientOf', 'must be the clientId of a Client')
}

/** A client needs at least one service; a sub-client has none of its own. @throws Fault 422 */
function checkOwnServices(
  world: World,
  type: ClientType,
  { service }: ClientFields,
  before?: ClientFields,
): void {
  if (type === 'subClient' && service.length > 0)
    throw validationFault('service', "must be empty for a sub-client, which takes its parent's")
  if (type === 'Client' && service.length === 0)
    throw validationFault('service', 'must hold at least one')
  checkServices(world, service, { current: before?.service ?? [] })
}

const equalsIgnoringCase = (a: string, b: string) =>
  a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether another client has this code or organization name. */
function isTaken(world: World, { profile }: ClientFields, current?: SandboxClient): boolean {
  return [...world.clients.values()].some(
    (other) =>
      other !== current &&
      (equalsIgnoringCase(other.profile.clientCode, profile.clientCode) ||
        equalsIgnoringCase(other.profile.organizationName, profile.organizationName)),
  )
}

/** A trial starts when a client is created with it or changes to it. */
const freshTrial = (world: World) => ({
  trialEndsAt: world.now() + FRESH_TRIAL.trialLeftMs,
  filesLeft: FRESH_TRIAL.filesLeft,
})

function visibleTo(world: World, user: SandboxUser): SandboxClient[] {
  if (user.privilege === 'ProductAdmin') return [...world.clients.values()]
  const ownClient = world.clients.get(user.clientCode)
  const parent = ownClient && parentOf(world, ownClient)
  return [ownClient, parent].filter((client) => client !== undefined)
}

const list = sessionCall({
  method: 'GET',
  path: PATH,
  respond: ({ world, user }) => {
    requireAdmin(user)
    return listAnswer({ world, user }, visibleTo(world, user).map(toClientRecord))
  },
})

const create = sessionCall({
  method: 'POST',
  path: PATH,
  body: { as: 'json', schema: NewClientSchema },
  respond: ({ world, user, body }) => {
    requireProductAdmin(user)
    const { organizationName, clientCode } = body.profile
    const refused = injectFormFault({ world, user }, 'clientForm', organizationName)
    if (refused !== undefined) return refused
    const { clientType } = body.clientInfo
    checkParent(world, clientType, body)
    checkOwnServices(world, clientType, body)
    if (isTaken(world, body)) return existsAnswer('Client')
    const client: SandboxClient = {
      clientId: world.nextId('client'),
      isActive: true,
      ...body,
      ...freshTrial(world),
    }
    world.clients.set(clientCode, client)
    return savedAnswer('clientForm', organizationName, 201, toClientRecord(client))
  },
})

const update = sessionCall({
  method: 'PUT',
  path: PATH,
  query: ['client_id'],
  body: { as: 'json', schema: ClientFieldsSchema },
  respond: ({ world, user, query: { client_id: clientId = '' }, body }) => {
    requireProductAdmin(user)
    const client = requireClient(world, clientId)
    const { organizationName, clientCode, subscriptionType } = body.profile
    const refused = injectFormFault({ world, user }, 'clientForm', organizationName)
    if (refused !== undefined) return refused
    if (clientCode !== client.profile.clientCode)
      throw new Fault(400, 'A client code cannot be changed.')
    checkParent(world, client.clientInfo.clientType, body)
    checkOwnServices(world, client.clientInfo.clientType, body, client)
    if (isTaken(world, body, client)) return existsAnswer('Client')
    const startsTrial = subscriptionType === 'Trial' && client.profile.subscriptionType !== 'Trial'
    Object.assign(client, body, startsTrial ? freshTrial(world) : {})
    return savedAnswer('clientForm', organizationName, 200, toClientRecord(client))
  },
})

const setStatus = sessionCall({
  method: 'DELETE',
  path: PATH,
  query: ['client_id'],
  body: { as: 'json', schema: StatusSchema },
  respond: ({ world, user, query: { client_id: clientId = '' }, body: { isActive } }) => {
    requireProductAdmin(user)
    const client = requireClient(world, clientId)
    if (!isActive && client.clientId === user.clientId)
      throw new Fault(400, 'You cannot deactivate your own client.')
    client.isActive = isActive
    endLockedOut(world)
    return ok({ message: 'Status updated', data: toClientRecord(client) })
  },
})

export const clientManagementCalls = [list, create, update, setStatus]
