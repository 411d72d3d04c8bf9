import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveGuards, type LeaveGuard } from '#shared/platform/navigation/leaveGuard.ts'
import { createSessionScope } from '#shared/platform/store/sessionScope.ts'

const FORM = { pathname: '/admin/user', search: '?open=4' }
const LIST = { pathname: '/admin/user', search: '' }
const HOME = { pathname: '/home', search: '' }

/** Guards a form at /admin/user?open=4; what the user answers is given. */
const aGuard = (answer: boolean | Promise<boolean>) =>
  ({
    isUnaffectedBy: ({ pathname, search }) =>
      pathname === FORM.pathname && search.includes('open=4'),
    confirmLeave: vi.fn<LeaveGuard['confirmLeave']>(async () => answer),
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

it('allows navigation while nothing is unsaved', async () => {
  expect(guards.isBlocked(HOME)).toBe(false)
  expect(await guards.confirmNavigation(HOME)).toBe(true)
  expect(await guards.confirmLeaving()).toBe(true)
  expect(warnsAtUnload()).toBe(false)
})

it.each([
  ['the form itself', FORM, false],
  ['the form with a filter of the list beside it', { ...FORM, search: '?q=rao&open=4' }, false],
  ['the list', LIST, true],
  ['another record', { ...FORM, search: '?open=5' }, true],
  ['another page', HOME, true],
])('on the way to %s', (_, next, isGuarded) => {
  guards.add(aGuard(true))
  expect(guards.isBlocked(next)).toBe(isGuarded)
})

it('stays guarded after a refusal, and asks again the next time', async () => {
  const guard = aGuard(false)
  guards.add(guard)
  expect(await guards.confirmNavigation(HOME)).toBe(false)
  expect(await guards.confirmNavigation(LIST)).toBe(false)
  expect(guard.confirmLeave).toHaveBeenCalledTimes(2)
  expect(guards.isBlocked(HOME)).toBe(true)
  expect(warnsAtUnload()).toBe(true)
})

it('does not ask again on redirects after a confirmation', async () => {
  const guard = aGuard(true)
  guards.add(guard)
  expect(await guards.confirmNavigation(HOME)).toBe(true)
  expect(guards.isBlocked(LIST)).toBe(false)
  expect(await guards.confirmNavigation(LIST)).toBe(true)
  expect(guard.confirmLeave).toHaveBeenCalledTimes(1)
  expect(warnsAtUnload()).toBe(false)
})

it('keeps guarding after a confirmed logout, which may still fail', async () => {
  const guard = aGuard(true)
  guards.add(guard)
  expect(await guards.confirmLeaving()).toBe(true)
  expect(guards.isBlocked(HOME)).toBe(true)
})

it.each([
  ['a navigation', () => guards.confirmNavigation(LIST)],
  ['Log Out', () => guards.confirmLeaving()],
])('refuses %s while a dialog is open', async (_, leave) => {
  let resolve: (answer: boolean) => void = () => {}
  const guard = aGuard(
    new Promise<boolean>((settle) => {
      resolve = settle
    }),
  )
  guards.add(guard)
  const first = guards.confirmNavigation(HOME)
  expect(await leave()).toBe(false)
  resolve(true)
  expect(await first).toBe(true)
  expect(guard.confirmLeave).toHaveBeenCalledTimes(1)
})

it('asks again after a failed question', async () => {
  const drop = guards.add({
    isUnaffectedBy: () => false,
    confirmLeave: () => Promise.reject(new Error('lost')),
  })
  await expect(guards.confirmNavigation(HOME)).rejects.toThrow('lost')
  drop()
  guards.add(aGuard(true))
  expect(await guards.confirmNavigation(HOME)).toBe(true)
})

it('the newer of two guards asks for both, and only affected guards are removed', async () => {
  const outer = aGuard(true)
  const inner = { ...aGuard(true), isUnaffectedBy: () => false }
  guards.add(outer)
  guards.add(inner)
  expect(await guards.confirmNavigation({ ...FORM, search: '?step=2&open=4' })).toBe(true)
  expect(inner.confirmLeave).toHaveBeenCalledTimes(1)
  expect(outer.confirmLeave).not.toHaveBeenCalled()
  expect(guards.isBlocked(HOME)).toBe(true)
  expect(await guards.confirmNavigation(HOME)).toBe(true)
  expect(outer.confirmLeave).toHaveBeenCalledTimes(1)
})

it('stops guarding when removed, and warns at unload until the last one is', () => {
  const dropFirst = guards.add(aGuard(true))
  const dropSecond = guards.add(aGuard(true))
  expect(warnsAtUnload()).toBe(true)
  dropFirst()
  expect(warnsAtUnload()).toBe(true)
  dropSecond()
  expect(warnsAtUnload()).toBe(false)
  expect(guards.isBlocked(HOME)).toBe(false)
})

it('does not ask after the end of the session', async () => {
  const guard = aGuard(false)
  guards.add(guard)
  session.end()
  expect(await guards.confirmNavigation(HOME)).toBe(true)
  expect(guard.confirmLeave).not.toHaveBeenCalled()
  expect(warnsAtUnload()).toBe(false)
})
