import { readFileSync } from 'node:fs'
import type { JSHandle, Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

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

/** What lies behind a modal dialog is inert, and has a screen of its own. */
const MODAL = '[aria-modal=true]'

const ROWS = 'tbody tr, .table-card, .sheet-row'

/** What does not change how a row looks or is announced: its texts, and names of other elements. */
const TEXTS = /(?<=>)[^<]+|\b(?:aria-[a-z]+by|aria-label|for|href|id|name|src|title|value)="[^"]*"/g

type Scope = {
  /** Selector of the only part to check, if the rest is another screen's. */
  part?: string | undefined
  /** Left out where another width of the same theme has been checked: colours do not depend on the width. */
  contrast?: boolean
}

/**
 * Violations of WCAG 2.2 AA on the screen, or in the modal dialog that is open on it: one string for each rule, with
 * the places. Of rows that differ only in their texts the first is checked. Fails if the part is not shown.
 */
export async function violations(
  page: Page,
  { part = '', contrast = true }: Scope = {},
): Promise<string[]> {
  const inPage = await axeIn(page)
  const run: RunOptions = { ...OPTIONS, rules: { 'color-contrast': { enabled: contrast } } }
  const found = await inPage.evaluate(
    (axeCore, [modal, selector, rows, texts, options]) => {
      const dialogs = [...document.querySelectorAll(modal)].filter((one) => one.checkVisibility())
      const include = dialogs.at(-1) ?? (selector === '' ? document : selector)
      const kinds = new Set<string>()
      const exclude = [...document.querySelectorAll(rows)].filter((row) => {
        const kind = row.className + row.innerHTML.replace(texts, '…')
        return kinds.size === kinds.add(kind).size
      })
      return axeCore.run({ include, exclude }, options)
    },
    [MODAL, part, ROWS, TEXTS, run] as const,
  )
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
