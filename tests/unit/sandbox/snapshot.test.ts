import { expect, it } from 'vitest'
import { freshWorld } from '#tests/sandbox/freshWorld.ts'
import { restoreWorld, takeSnapshot } from '#tests/sandbox/snapshot.ts'

it('restores a world from what a browser can store', () => {
  const world = freshWorld({ speed: 3 })
  world.advance(60_000)
  world.passbooks.set('passbook-1', {
    front: 'a.jpg',
    pages: [],
    mail: false,
    mailed: false,
    reports: 0,
  })
  const nextCase = Number(world.nextId('case').slice(5)) + 1

  const restored = restoreWorld(structuredClone(takeSnapshot(world)))

  expect(restored.speed).toBe(3)
  expect(restored.now() - Date.now()).toBeGreaterThan(59_000)
  expect(Number(restored.nextId('case').slice(5))).toBe(nextCase)
  expect(restored.inbox).toEqual(world.inbox)
  expect([...restored.users.keys()]).toEqual([...world.users.keys()])
  expect(restored.passbooks.get('passbook-1')?.front).toBe('a.jpg')
  expect([...restored.cases.values()]).toEqual([...world.cases.values()])
})

it('stores no drawn photo', () => {
  const { cases } = takeSnapshot(freshWorld({}))
  expect(JSON.stringify([...cases]).length).toBeLessThan(1_000_000)
})
