import * as v from 'valibot'
import { expect, it } from 'vitest'
import { UrlSchema } from '#api/fields.ts'
import { freshWorld } from '#tests/sandbox/freshWorld.ts'
import { findClient, servicesOf } from '#tests/sandbox/records/client.ts'
import { fillWorld, parseCount } from '#tests/sandbox/seeds/fill.ts'
import { PEOPLE } from '#tests/sandbox/seeds/people.ts'
import type { World } from '#tests/sandbox/world.ts'

const FILL = { clients: 10_000, users: 50_000 }
const fresh = freshWorld({})
const filled = freshWorld({ fill: FILL })

const ownClients = (world: World) =>
  [...world.clients.values()].filter(({ clientInfo }) => clientInfo.clientType === 'Client')
const listedUsers = (world: World) =>
  [...world.users.values()].filter(({ isMagic }) => isMagic !== true)

it('begins with enough to look like a real list', () => {
  expect([ownClients(fresh).length, fresh.clients.size, PEOPLE.length]).toEqual([16, 24, 40])
  expect(listedUsers(fresh)).toHaveLength(55)
})

it('begins with the clients of the pictures, in their order', () => {
  const first = ownClients(fresh)
    .slice(0, 9)
    .map(({ profile, isActive }) => `${profile.clientCode}${isActive ? '' : ' off'}`)
  expect(first).toEqual(['PIN', 'KVM', 'DAC', 'SGF off', 'NLH', 'UBL', 'MSS', 'HRB off', 'TPP'])
})

it.each([
  ['fresh', fresh],
  ['filled', filled],
])('every record of a %s world holds what its store allows', (_, world) => {
  const clients = [...world.clients.values()]
  const byId = new Map(clients.map((client) => [client.clientId, client]))
  const names = clients.map(({ profile }) => profile.organizationName.toLowerCase())
  const ids = [...world.users.values()].map(({ userId }) => userId)
  expect([byId.size, new Set(names).size]).toEqual([clients.length, clients.length])
  expect(new Set(ids).size).toBe(world.users.size)

  const wrongClients = clients.filter(
    ({ profile, contact, clientInfo, service }) =>
      !/^\d{10}$/.test(contact.contactNumber) ||
      !v.is(UrlSchema, profile.clientCustomUrl) ||
      profile.organizationName.length >= 40 ||
      (clientInfo.clientType === 'Client') !== (profile.subClientOf === '') ||
      (clientInfo.clientType === 'Client') !== service.length > 0,
  )
  expect(wrongClients).toEqual([])

  const wrongUsers = [...world.users.values()].filter(({ clientId, clientCode, ...user }) => {
    const client = byId.get(clientId)
    if (client === undefined || client.profile.clientCode !== clientCode) return true
    const parent = byId.get(client.profile.subClientOf) ?? client
    const offered = new Set(parent.service.map(({ serviceId }) => serviceId))
    const isWrong = !/^(\d{10})?$/.test(user.contactNumber) || user.username.length < 5
    return isWrong || user.services?.some(({ serviceId }) => !offered.has(serviceId)) === true
  })
  expect(wrongUsers).toEqual([])
})

it('a sub-client has the services of its parent', () => {
  const cts = fresh.clients.get('CTS')
  const pin = fresh.clients.get('PIN')
  expect(cts && servicesOf(fresh, cts)).toBe(pin?.service)
  expect(findClient(fresh, pin?.clientId ?? '')).toBe(pin)
})

it('fills a world up to the asked counts, and adds nothing twice', () => {
  expect([ownClients(filled).length, listedUsers(filled).length]).toEqual([10_000, 50_000])
  const sizes = [filled.clients.size, filled.users.size]
  fillWorld(filled, FILL)
  expect([filled.clients.size, filled.users.size]).toEqual(sizes)
})

it('fills the same world every time', () => {
  const [one, two] = [freshWorld({}), freshWorld({})]
  for (const world of [one, two]) fillWorld(world, { clients: 300, users: 500 })
  expect([...two.users]).toEqual([...one.users])
})

it.each([
  [undefined, 0],
  ['', 0],
  ['250', 250],
])('reads the count %j as %i', (text, count) => {
  expect(parseCount('SANDBOX_USERS', text)).toBe(count)
})

it.each(['many', '-1', '1.5', '200001'])('refuses the count %j, and names it', (text) => {
  expect(() => parseCount('SANDBOX_USERS', text)).toThrow(/^SANDBOX_USERS must be a whole number/)
})
