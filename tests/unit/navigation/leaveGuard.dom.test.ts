import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveGuards, type LeaveGuard } from '#shared/navigation/leaveGuard.ts'
import { createSessionScope } from '#shared/session/sessionScope.ts'

const FORM = { pathname: '/admin/user', search: '?open=4' }
const LIST = { pathname: '/admin/user', search: '' }
const HOME = { pathname: '/home', search: '' }

/** Guards a form at /admin/user?open=4; what the user answers is given. */
const aGuard = (answer: boolean | Promise<boolean>) =>
  ({
    staysHere: ({ pathname, search }) => pathname === FORM.pathname && search.includes('open=4'),
    ask: vi.fn<LeaveGuard['ask']>(async () => answer),
  }) satisfies LeaveGuard

/** Whether the browser would ask at reload and close. */
function warnsAtUnload(): boolean {
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  return unload.defaultPrevented
}

let session = createSessionScope()
let guards = session.get(leaveGuards)

beforeEach(() => {
  session = createSessionScope()
  guards = session.get(leaveGuards)
})
afterEach(() => session.end())

it('holds nothing while nothing is unsaved', async () => {
  expect(guards.isHeld(HOME)).toBe(false)
  expect(await guards.askToLeave(HOME)).toBe(true)
  expect(await guards.confirmLeaving()).toBe(true)
  expect(warnsAtUnload()).toBe(false)
})

it.each([
  ['the form itself', FORM, false],
  ['the form with a filter of the list beside it', { ...FORM, search: '?q=rao&open=4' }, false],
  ['the list', LIST, true],
  ['another record', { ...FORM, search: '?open=5' }, true],
  ['another page', HOME, true],
])('on the way to %s', (_, next, held) => {
  guards.hold(aGuard(true))
  expect(guards.isHeld(next)).toBe(held)
})

it('asks, stays guarded after a no, and asks again the next time', async () => {
  const guard = aGuard(false)
  guards.hold(guard)
  expect(await guards.askToLeave(HOME)).toBe(false)
  expect(await guards.askToLeave(LIST)).toBe(false)
  expect(guard.ask).toHaveBeenCalledTimes(2)
  expect(guards.isHeld(HOME)).toBe(true)
  expect(warnsAtUnload()).toBe(true)
})

it('is not asked again on the redirects that follow a yes', async () => {
  const guard = aGuard(true)
  guards.hold(guard)
  expect(await guards.askToLeave(HOME)).toBe(true)
  expect(guards.isHeld(LIST)).toBe(false)
  expect(await guards.askToLeave(LIST)).toBe(true)
  expect(guard.ask).toHaveBeenCalledTimes(1)
  expect(warnsAtUnload()).toBe(false)
})

it('keeps guarding after a yes to a way out that may still fail', async () => {
  const guard = aGuard(true)
  guards.hold(guard)
  expect(await guards.confirmLeaving()).toBe(true)
  expect(guards.isHeld(HOME)).toBe(true)
})

it.each([
  ['a navigation', () => guards.askToLeave(LIST)],
  ['Log Out', () => guards.confirmLeaving()],
])('refuses %s unasked while a question stands', async (_, leave) => {
  let resolve: (answer: boolean) => void = () => {}
  const guard = aGuard(
    new Promise<boolean>((settle) => {
      resolve = settle
    }),
  )
  guards.hold(guard)
  const first = guards.askToLeave(HOME)
  expect(await leave()).toBe(false)
  resolve(true)
  expect(await first).toBe(true)
  expect(guard.ask).toHaveBeenCalledTimes(1)
})

it('can ask again after a question that failed', async () => {
  const drop = guards.hold({ staysHere: () => false, ask: () => Promise.reject(new Error('lost')) })
  await expect(guards.askToLeave(HOME)).rejects.toThrow('lost')
  drop()
  guards.hold(aGuard(true))
  expect(await guards.askToLeave(HOME)).toBe(true)
})

it('of two guards the newer one asks for both, and only those that would lose something give way', async () => {
  const outer = aGuard(true)
  const inner = { ...aGuard(true), staysHere: () => false }
  guards.hold(outer)
  guards.hold(inner)
  expect(await guards.askToLeave({ ...FORM, search: '?step=2&open=4' })).toBe(true)
  expect(inner.ask).toHaveBeenCalledTimes(1)
  expect(outer.ask).not.toHaveBeenCalled()
  expect(guards.isHeld(HOME)).toBe(true)
  expect(await guards.askToLeave(HOME)).toBe(true)
  expect(outer.ask).toHaveBeenCalledTimes(1)
})

it('lets go when it is withdrawn, and warns at unload until the last one is', () => {
  const dropFirst = guards.hold(aGuard(true))
  const dropSecond = guards.hold(aGuard(true))
  expect(warnsAtUnload()).toBe(true)
  dropFirst()
  expect(warnsAtUnload()).toBe(true)
  dropSecond()
  expect(warnsAtUnload()).toBe(false)
  expect(guards.isHeld(HOME)).toBe(false)
})

it('asks nobody who is thrown out', async () => {
  const guard = aGuard(false)
  guards.hold(guard)
  session.end()
  expect(await guards.askToLeave(HOME)).toBe(true)
  expect(guard.ask).not.toHaveBeenCalled()
  expect(warnsAtUnload()).toBe(false)
})
