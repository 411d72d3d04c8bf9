import { expect, it } from 'vitest'
import { createWorldCache } from '../../sandbox/worlds.ts'

it('keeps the world of a test that makes no call while three others open nine worlds each', () => {
  const worldOf = createWorldCache((): object => ({}))
  const waiting = worldOf('waiting')
  for (let other = 0; other < 3 * 9; other += 1) worldOf(`other ${other}`)
  expect(worldOf('waiting')).toBe(waiting)
})
