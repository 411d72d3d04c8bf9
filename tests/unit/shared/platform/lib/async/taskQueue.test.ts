import { expect, it } from 'vitest'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'

it('runs a limited number at once, in order, and continues after a failure', async () => {
  const run = createTaskQueue(2)
  const log: string[] = []
  let running = 0
  let most = 0
  const task = (name: string, fails = false) =>
    run(async () => {
      running += 1
      most = Math.max(most, running)
      log.push(name)
      await new Promise((done) => setTimeout(done, 2))
      running -= 1
      if (fails) throw new Error(name)
      return name
    })
  const outcomes = await Promise.allSettled([
    task('a'),
    task('b', true),
    task('c'),
    task('d'),
    task('e'),
  ])
  expect(most).toBe(2)
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(await task('later')).toBe('later')
})
