import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { makeStore, type AppStore } from '#shared/platform/store/makeStore.ts'
import { TestPortal } from '#tests/unit/shared/platform/navigation/TestPortal.tsx'

let store: AppStore
const home = window.location.href
const address = () => window.location.pathname + window.location.search + window.location.hash
const shown = () => document.querySelector('output')?.textContent
/** The screen and the address bar agree. */
const isAt = async (path: string) => {
  await expect.poll(() => [shown(), address()]).toEqual([`At ${path}`, path])
}
const press = async (name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = async (name: string) => page.getByRole('link', { name, exact: true }).click()
const question = () => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const isAsked = () => document.querySelector('[role="alertdialog"]') !== null
const answer = async (name: 'Keep editing' | 'Discard changes') => {
  await expect.element(question()).toBeVisible()
  await press(name)
  await expect.poll(isAsked).toBe(false)
}
const typed = () => page.getByRole('textbox', { name: 'Name' })
/** Longer than traversals take, and than the way back waits to look again. */
const settle = async () =>
  new Promise((resolve) => {
    setTimeout(resolve, 700)
  })

/** start, list, the form with something typed, other; the browser stands at the form. */
async function openDirty() {
  await follow('List')
  await follow('Form')
  await press('Other')
  await isAt('/other')
  window.history.back()
  await isAt('/form?open=1')
  await typed().fill('Rao')
}

beforeEach(async () => {
  await page.viewport(1280, 860)
  window.history.pushState(null, '', '/start')
  store = makeStore()
  await render(<TestPortal store={store} />)
})
afterEach(() => {
  store.session.end()
  window.history.pushState(null, '', home)
})

describe.each<[string, () => unknown, string]>([
  ['Back', () => window.history.back(), '/list'],
  ['Back over two pages', () => window.history.go(-2), '/start'],
  ['Forward', () => window.history.forward(), '/other'],
])('%s', (_, leave, target) => {
  it('asks; Keep editing stays and Discard changes leaves', async () => {
    await openDirty()
    leave()
    await answer('Keep editing')
    await isAt('/form?open=1')
    await expect.element(typed()).toHaveValue('Rao')
    leave()
    await answer('Discard changes')
    await isAt(target)
    await settle()
    await isAt(target)
    expect(isAsked()).toBe(false)
  })
})

it('leaves the history as it was', async () => {
  await openDirty()
  const { length } = window.history
  window.history.go(-2)
  await answer('Keep editing')
  window.history.forward()
  await answer('Keep editing')
  expect(window.history.length).toBe(length)
  await typed().fill('')
  window.history.forward()
  await isAt('/other')
  window.history.go(-2)
  await isAt('/list')
})

it('the skip link does not ask, but Back over it does', async () => {
  await openDirty()
  await follow('Skip')
  await isAt('/form?open=1#main')
  await follow('Skip')
  await settle()
  await isAt('/form?open=1#main')
  expect(isAsked()).toBe(false)
  window.history.go(-2)
  await answer('Keep editing')
  await isAt('/form?open=1#main')
  window.history.back()
  await isAt('/form?open=1')
  window.history.back()
  await answer('Discard changes')
  await isAt('/list')
})

it('five quick Backs ask once, and the screen always matches the URL', async () => {
  await follow('List')
  await follow('Form')
  await press('Other')
  for (let at = 0; at < 3; at += 1) {
    await follow('List')
    await follow('Form')
  }
  await typed().fill('Rao')
  for (let at = 0; at < 5; at += 1) window.history.back()
  await expect.element(question()).toBeVisible()
  await settle()
  await isAt('/form?open=1')
  await expect.element(typed()).toHaveValue('Rao')
  await answer('Discard changes')
  await settle()
  expect(shown()).toBe(`At ${address()}`)
  expect(isAsked()).toBe(false)
  expect(document.querySelector('input')?.value ?? '').toBe('')
})

it('ignores Back and Forward while the dialog is open', async () => {
  await openDirty()
  await follow('List')
  await expect.element(question()).toBeVisible()
  window.history.back()
  await settle()
  window.history.forward()
  await settle()
  await isAt('/form?open=1')
  await userEvent.keyboard('{Escape}')
  await expect.poll(isAsked).toBe(false)
  await isAt('/form?open=1')
  await expect.element(typed()).toHaveValue('Rao')
})
