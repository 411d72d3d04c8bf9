import { chromium } from '@playwright/test'
import { ensureChromium } from '../chromium.mjs'
import { candidateResponses } from './candidateResponses.mjs'
import { caseResponses } from './caseResponses.mjs'
import { serveFolder } from './staticServer.mjs'

/**
 * The browser and the two folders that the bench measures: the product and the bench pages.
 * @param {string} productFolder built product
 */
export async function openBench(productFolder) {
  const product = await serveFolder(productFolder, candidateResponses)
  const pages = await serveFolder('dist/bench')
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  })

  /**
   * Runs `work` on a freshly opened bench page. `work` is given a function that calls the page's bench, and DevTools.
   * @param {{origin?: string, answers?: object}} options answers by path, where the page makes calls
   */
  async function on(name, work, { origin = pages.origin, answers = {} } = {}) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
    for (const [path, json] of Object.entries(answers))
      await page.route(path, (route) => route.fulfill({ json }))
    await page.goto(`${origin}/${name}.html`)
    await page.waitForFunction(() => 'bench' in globalThis)
    const devtools = await page.context().newCDPSession(page)
    const result = await work(
      (method, ...args) => page.evaluate(([m, a]) => globalThis.bench[m](...a), [method, args]),
      devtools,
    )
    await page.close()
    return result
  }

  /** The same over cases with five photos of so many bytes. */
  async function onCases(photoBytes, work) {
    const server = await serveFolder('dist/bench', caseResponses(photoBytes))
    const result = await on('case', work, server)
    server.close()
    return result
  }

  return {
    browser,
    on,
    onCases,
    origins: { product: product.origin, pages: pages.origin },
    async close() {
      await browser.close()
      product.close()
      pages.close()
    },
  }
}
