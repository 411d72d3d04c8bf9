import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { preview } from 'vite'
import { TEST_BUILD_DIR } from '../../scripts/buildForTests.mjs'
import type { Driver, DrivenBrowser, LaunchOptions } from './driver.ts'
import { firefox } from './firefox.ts'
import { createScreen, type Screen } from './screen.ts'
import { webkit } from './webkit.ts'

const DRIVERS = { firefox, webkit } satisfies Record<string, Driver>
export type Engine = keyof typeof DRIVERS
export type EngineOptions = { engine: Engine }

/** A browser with its own profile. */
export type Visit = {
  screen: Screen
  openTab: () => Promise<Screen>
  /** Its download folder. */
  downloads: string
}

type Own = {
  /** Opens a browser, 1280 px wide by default; closed after the test. */
  visit: (how?: Partial<Pick<LaunchOptions, 'width' | 'isPrivate'>>) => Promise<Visit>
}

/** One engine, the product with the sandbox, and no page errors. */
export const test = base.extend<Own, EngineOptions & { origin: string }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  origin: [
    async ({}, provide) => {
      const server = await preview({
        mode: 'sandbox',
        logLevel: 'error',
        build: { outDir: TEST_BUILD_DIR },
        preview: { port: 0, strictPort: false, host: '127.0.0.1' },
      })
      const address = server.httpServer.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      await provide(`http://127.0.0.1:${address.port}`)
      await server.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, origin }, provide, testInfo) => {
    await fetch(`${origin}/sandbox/api/reset`, { method: 'POST' })
    const folder = mkdtempSync(join(tmpdir(), `lekha-${engine}-`))
    const downloads = join(folder, 'downloads')
    mkdirSync(downloads)
    const opened: DrivenBrowser[] = []
    await provide(async (how = {}) => {
      const opening = { width: 1280, height: 860, isPrivate: false, folder, ...how }
      const browser = await DRIVERS[engine](opening)
      opened.push(browser)
      return {
        screen: createScreen(browser.page, origin),
        openTab: async () => createScreen(await browser.openTab(), origin),
        downloads,
      }
    })
    if (testInfo.errors.length > 0)
      for (const { page } of opened)
        await writeFile(testInfo.outputPath('window.png'), await page.picture())
    const errors = opened.flatMap(({ page }) => page.pageErrors())
    await Promise.all(opened.map(async (browser) => browser.close()))
    // WebKit processes end shortly after the window and write into the folder until then.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    expect(errors).toEqual([])
  },
})

export { expect } from '@playwright/test'
