import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { TEST_BUILD_DIR } from '../../scripts/buildForTests.mjs'
import {
  buildStoredForm,
  FORM_ANSWERS,
  FORM_LINK,
  writeStoredForm,
} from '../browser/support/formSteps.ts'
import { openMenuLink } from '../browser/support/offlineFlow.ts'
import { logOut } from '../browser/support/shellSteps.ts'
import { signInByHand, submitSignIn } from '../browser/support/signIn.ts'
import { startNginx, type Site } from './nginx.ts'
import { deploy, removeOldFiles, writeNextRelease } from './releases.ts'
import { expect, test as base } from './site.ts'

const KABIR = 'kabir.sethi@kaveri.example'

/** A server of this test alone, whose files change. */
const test = base.extend<{ server: Site }, { nextRelease: string }>({
  nextRelease: [
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'lekha-next-'))
      writeNextRelease(folder)
      await provide(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  server: async ({ backend }, provide) => {
    const server = await startNginx(backend.port)
    await provide(server)
    await server.close()
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
})

/** Whose scripts a page runs. */
const isNext = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type=module]')?.outerHTML.includes('_2.js'))

test('an old page works on with a new release beside the old chunks', async ({
  page,
  server,
  nextRelease,
}) => {
  await page.goto('/')
  deploy(nextRelease, server.folder)
  await submitSignIn(page, KABIR)
  await openMenuLink(page, 'Solutions', /^Form 26AS/)
  await expect(page.getByRole('heading', { level: 1, name: 'Form 26AS' })).toBeVisible()
  expect(await isNext(page)).toBe(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Form 26AS' })).toBeVisible()
  expect(await isNext(page)).toBe(true)
  await logOut(page, 'Kabir Sethi') // one session an account
  await expect(page.getByText('Logout successful')).toBeVisible()
})

test('a page whose chunks are gone says so, and a reload continues in the new release', async ({
  page,
  server,
  nextRelease,
  allow,
}) => {
  allow(/404|Refused to apply style/)
  await signInByHand(page, KABIR)
  deploy(nextRelease, server.folder)
  removeOldFiles(nextRelease, server.folder)
  await page.getByRole('link', { name: 'Lekha' }).first().click()
  await expect(page.getByText('A newer version of the portal is available.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await openMenuLink(page, 'Solutions', /^Form 26AS/)
  await expect(page.getByRole('heading', { level: 1, name: 'Form 26AS' })).toBeVisible()
  expect(await isNext(page)).toBe(true)
})

test('a candidate in the middle of the form loses nothing through a release and its rollback', async ({
  page,
  server,
  nextRelease,
  allow,
}) => {
  allow(/404/)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/healthz')
  const { prominentLandMark: _, ...answers } = FORM_ANSWERS
  await page.evaluate(writeStoredForm, buildStoredForm({ answers, furthest: 'form', apartKm: 0 }))
  await page.goto(FORM_LINK)
  await expect(title).toHaveText('About this address')

  deploy(nextRelease, server.folder)
  removeOldFiles(nextRelease, server.folder)
  await page.getByLabel(/landmark/i).fill('Near the temple')
  await page.reload()
  await expect(title).toHaveText('About this address')
  expect(await isNext(page)).toBe(true)
  await expect(page.getByLabel(/landmark/i)).toHaveValue('Near the temple')

  deploy(TEST_BUILD_DIR, server.folder)
  await page.getByRole('button', { name: 'Check answers' }).click()
  await expect(title).toHaveText('Check before you send')
  await page.reload()
  await expect(title).toHaveText('Check before you send')
  expect(await isNext(page)).toBe(false)
  await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(title).toHaveText('Thank you for submitting the form.')
})

test('a candidate page whose style is refused by the headers of another release loads its stylesheets', async ({
  page,
  allow,
}) => {
  allow(/Content Security Policy|CSP violation: style-src-elem inline/)
  const look = () => page.locator('.candidate').evaluate((frame) => getComputedStyle(frame).cssText)
  const styles = () =>
    page.evaluate(() => [...document.styleSheets].map(({ href }) => href !== null))
  await page.goto('/uan/form')
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible()
  const [isLoaded, ...lazy] = await styles()
  expect(isLoaded).toBe(false)
  const usual = await look()
  await page.route('/uan/form', async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const headers = {
      'content-security-policy': policy.replaceAll(/sha256-[^']+/g, 'sha256-other'),
    }
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible()
  await expect.poll(styles).toEqual([true, true, ...lazy])
  expect(await look()).toBe(usual)
})

test('health and release can be asked for, and health is not logged', async ({
  request,
  server,
}) => {
  const health = await request.get('/healthz')
  expect([health.status(), await health.text()]).toEqual([200, 'ok\n'])
  expect(await (await request.get('/version.json')).json()).toMatchObject({
    version: expect.any(String),
    commit: expect.any(String),
  })
  await expect.poll(server.log).toContain('/version.json')
  expect(server.log()).not.toContain('healthz')
})
