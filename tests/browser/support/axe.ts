import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { JSHandle, Page } from '@playwright/test'

/** axe as its package ships it for pages: less than half of what `axe.source` would bring into each of them. */
const SOURCE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What a check may be about: all of WCAG 2.2 AA, or only what hangs on how wide and high letters are. */
const RULES = {
  all: { type: 'tag', values: WCAG },
  sizes: { type: 'rule', values: ['target-size'] },
} as const satisfies Record<string, RunOptions['runOnly']>

/** axe in the page, brought there once. */
async function axeIn(page: Page): Promise<JSHandle<typeof axe>> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return page.evaluateHandle<typeof axe>('axe')
}

/** The violations on the screen, one a line: rule and places. */
export async function violations(page: Page, rules: keyof typeof RULES): Promise<string[]> {
  const { type, values } = RULES[rules]
  const options: RunOptions = {
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'],
    iframes: false,
  }
  const inPage = await axeIn(page)
  const found = await inPage.evaluate((own, given) => own.run(document, given), options)
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
