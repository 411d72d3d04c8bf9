import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { JSHandle, Page } from '@playwright/test'

/** The minified build: less than half the size of `axe.source`. */
const SOURCE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: WCAG },
  resultTypes: ['violations'],
  iframes: false,
  // Fetches every style sheet again, which only an experimental rule reads.
  preload: false,
}

/** axe in the page, loaded once per page. */
async function axeIn(page: Page): Promise<JSHandle<typeof axe>> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return page.evaluateHandle<typeof axe>('axe')
}

/** Violations of WCAG 2.2 AA on the screen, one string for each rule, with the places. */
export async function violations(page: Page): Promise<string[]> {
  const inPage = await axeIn(page)
  const found = await inPage.evaluate((axeCore, options) => axeCore.run(document, options), OPTIONS)
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
