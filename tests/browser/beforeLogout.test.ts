import { beforeEach, expect, it } from 'vitest'
import { beforeLogout } from '#shared/platform/session/end/beforeLogout.ts'
import { deferred } from '#tests/support/deferred.ts'

let log: string[]
/** Of each tab; another one stands for another browser tab, since channel and lock are the origin's. */
let tab: () => ReturnType<typeof beforeLogout>

beforeEach(() => {
  const session = new AbortController()
  log = []
  tab = () => beforeLogout(session.signal)
  return () => session.abort()
})

it('waits on every logout until another tab has released its case', async () => {
  const [reviewing, leaving] = [tab(), tab()]
  let answer = deferred()
  reviewing.add(async () => {
    log.push('release')
    await answer.promise
    log.push('released')
  })
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    log = []
    answer = deferred()
    const over = leaving.sendAll().then(() => log.push('log out'))
    await expect.poll(() => log).toEqual(['release'])
    answer.resolve()
    await over
    expect(log).toEqual(['release', 'released', 'log out'])
  }
})

it('sends its own requests and does not wait for tabs without requests', async () => {
  const [leaving, other] = [tab(), tab()]
  leaving.add(async () => log.push('own'))
  other.add(async () => log.push('left'))()
  await leaving.sendAll()
  expect(log).toEqual(['own'])
})
