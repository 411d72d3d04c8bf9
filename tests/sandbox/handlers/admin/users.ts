import { NewUserSchema, StatusSchema, UserUpdateSchema } from '#api/calls/administration.ts'
import type { Privilege } from '#shared/platform/store/currentUser.ts'
import { ok, sessionCall } from '../../call.ts'
import { Fault, validationFault } from '../../fault.ts'
import { findClient, servicesOf, type SandboxClient } from '../../records/client.ts'
import { toUserRecord, type SandboxUser } from '../../records/user.ts'
import { endLockedOut } from '../../sessions.ts'
import { findUser, moveUser, type World } from '../../world.ts'
import { checkServices } from './assign.ts'
import { existsAnswer, listAnswer, injectFormFault, savedAnswer } from './responses.ts'
import { requireAdmin, requireOwnClient } from './roles.ts'

const PATH = '/master/V1/user-management'

/** Highest privilege first. */
const RANK: Record<Privilege, number> = { ProductAdmin: 2, ClientAdmin: 1, User: 0 }

/** The highest privilege that a ClientAdmin can assign (shell §6). @throws Fault 403 */
function checkPrivilege(user: SandboxUser, privilege: Privilege, limit: Privilege): void {
  if (user.privilege !== 'ProductAdmin' && RANK[privilege] > RANK[limit])
    throw new Fault(403, `A ClientAdmin may not give the privilege ${privilege}.`)
}

/** @throws Fault 422 if id and code belong to different clients */
function clientOf(world: World, clientId: string, clientCode: string, part: string): SandboxClient {
  const client = findClient(world, clientId)
  if (client === undefined)
    throw validationFault(`${part}.clientId`, `there is no client ${clientId}`)
  if (client.profile.clientCode !== clientCode)
    throw validationFault(
      `${part}.clientCode`,
      `client ${clientId} has the code ${client.profile.clientCode}`,
    )
  return client
}

/** The user with this id, if the caller can change it. @throws Fault 404, 403 */
function requireTarget(world: World, user: SandboxUser, userId: string): SandboxUser {
  const target = [...world.users.values()].find((candidate) => candidate.userId === userId)
  if (target === undefined) throw new Fault(404, `There is no user ${userId}.`)
  requireOwnClient(user, target.clientId)
  if (user.privilege !== 'ProductAdmin' && target.privilege === 'ProductAdmin')
    throw new Fault(403, 'A ClientAdmin may not change a ProductAdmin.')
  return target
}

const list = sessionCall({
  method: 'GET',
  path: PATH,
  respond: ({ world, user }) => {
    requireAdmin(user)
    const seesAll = user.privilege === 'ProductAdmin'
    const rows = [...world.users.values()].filter(
      ({ isMagic, clientId }) => isMagic !== true && (seesAll || clientId === user.clientId),
    )
    return listAnswer({ world, user }, rows.map(toUserRecord))
  },
})

const create = sessionCall({
  method: 'POST',
  path: PATH,
  body: { as: 'json', schema: NewUserSchema },
  respond: ({ world, user, body: { input_data: input, service } }) => {
    requireAdmin(user)
    requireOwnClient(user, input.clientId)
    checkPrivilege(user, input.privilege, 'User')
    const refused = injectFormFault({ world, user }, 'userForm', input.username)
    if (refused !== undefined) return refused
    const client = clientOf(world, input.clientId, input.clientCode, 'input_data')
    checkServices(world, service, { offered: servicesOf(world, client) })
    if (findUser(world, input.emailId) !== undefined) return existsAnswer('User')
    const { emailId, contactNumber = '', ...details } = input
    const created: SandboxUser = {
      ...details,
      userId: world.nextId('user'),
      email: emailId.toLowerCase(),
      contactNumber,
      services: service,
      isActive: true,
      // Created by an administrator, so the email counts as verified.
      verified: true,
    }
    world.users.set(created.email, created)
    return savedAnswer('userForm', input.username, 201, toUserRecord(created))
  },
})

const update = sessionCall({
  method: 'PUT',
  path: PATH,
  query: ['user_id'],
  body: { as: 'json', schema: UserUpdateSchema },
  respond: ({ world, user, query: { user_id: userId = '' }, body }) => {
    requireAdmin(user)
    const { update_data: input, service } = body
    const target = requireTarget(world, user, userId)
    requireOwnClient(user, input.clientId)
    checkPrivilege(user, input.privilege, 'ClientAdmin')
    const refused = injectFormFault({ world, user }, 'userForm', input.username)
    if (refused !== undefined) return refused
    if (target === user && RANK[input.privilege] < RANK[user.privilege])
      throw new Fault(400, 'You cannot lower your own privilege.')
    const client = clientOf(world, input.clientId, input.clientCode, 'update_data')
    const current = client.clientId === target.clientId ? (target.services ?? []) : []
    checkServices(world, service, { offered: servicesOf(world, client), current })
    const { emailId, contactNumber = target.contactNumber, ...details } = input
    if (![undefined, target].includes(findUser(world, emailId))) return existsAnswer('User')
    Object.assign(target, details, { contactNumber, services: service })
    moveUser(world, target, emailId.toLowerCase())
    endLockedOut(world) // the new client may be inactive
    return savedAnswer('userForm', input.username, 200, toUserRecord(target))
  },
})

const setStatus = sessionCall({
  method: 'DELETE',
  path: PATH,
  query: ['user_id'],
  body: { as: 'json', schema: StatusSchema },
  respond: ({ world, user, query: { user_id: userId = '' }, body: { isActive } }) => {
    requireAdmin(user)
    const target = requireTarget(world, user, userId)
    if (!isActive && target === user)
      throw new Fault(400, 'You cannot deactivate your own account.')
    target.isActive = isActive
    endLockedOut(world)
    return ok({ message: 'Status updated', data: toUserRecord(target) })
  },
})

export const userManagementCalls = [list, create, update, setStatus]
