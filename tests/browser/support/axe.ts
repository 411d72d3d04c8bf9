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

type Color = {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (this: Color, text: string) => Color
}
/** What axe's own types leave out. */
type WithColors = { commons: { color: { Color: { prototype: Color } } } }

/** axe reads the same few colours again for each text and each layer below it, a fifth of its time. */
function rememberColors({ commons }: WithColors): void {
  const { prototype } = commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, readonly number[]>()
  prototype.parseString = function parseOnce(text) {
    const [r, g, b, alpha] = known.get(text) ?? []
    if (r === undefined || g === undefined || b === undefined || alpha === undefined) {
      parseString.call(this, text)
      known.set(text, [this.r, this.g, this.b, this.alpha])
    } else Object.assign(this, { r, g, b, alpha })
    return this
  }
}

/** axe in the page, loaded once per page. */
async function axeIn(page: Page): Promise<JSHandle<typeof axe>> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(SOURCE)
    await (await page.evaluateHandle<WithColors>('axe')).evaluate(rememberColors)
  }
  return page.evaluateHandle<typeof axe>('axe')
}

/** What lies behind a modal dialog is inert, and has a screen of its own. */
const MODAL = '[aria-modal=true]'

const ROWS = 'tbody tr, .table-card, .sheet-row'

/** What does not change how a row looks or is announced: its texts, and names of other elements. */
const TEXTS = /(?<=>)[^<]+|\b(?:aria-[a-z]+by|aria-label|for|href|id|name|src|title|value)="[^"]*"/g

/**
 * What looks the same on two screens: what only texts differ in. A name, a link or an address counts: it could be missing.
 */
const WORDS = /(?<=>)[^<]+|\b_r_\w+_/g

export type Scope = {
  /** Selector of the only part to check, if the rest is another screen's. */
  part?: string | undefined
  /** Left out where another width of the same theme has been checked: colours do not depend on the width. */
  contrast?: boolean
  /** What earlier screens of the same width and theme have shown without a violation; this screen's parts are added. */
  passed?: Set<string> | undefined
}

/**
 * Violations of WCAG 2.2 AA on the screen, or in the modal dialog that is open on it: one string for each rule, with
 * the places. Of rows that differ only in their texts the first is checked, and of parts that `passed` nothing. Fails if the
 * part is not shown.
 */
export async function violations(
  page: Page,
  { part = '', contrast = true, passed = new Set() }: Scope = {},
): Promise<string[]> {
  const inPage = await axeIn(page)
  const run: RunOptions = { ...OPTIONS, rules: { 'color-contrast': { enabled: contrast } } }
  const { found, looked: shown } = await inPage.evaluate(
    async (axeCore, [modal, selector, rows, texts, words, before, options]) => {
      const dialogs = [...document.querySelectorAll(modal)].filter((one) => one.checkVisibility())
      const include = dialogs.at(-1) ?? (selector === '' ? document : selector)
      const known = new Set(before)
      const looked: string[] = []
      const exclude: Element[] = []
      const shorten = (text: string) => {
        let sum = 0
        for (let at = 0; at < text.length; at += 1)
          sum = (Math.imul(sum, 31) + text.charCodeAt(at)) % 4_294_967_296
        return `${text.length} ${sum}`
      }
      const tagOf = ({ outerHTML }: Element) =>
        outerHTML.slice(0, outerHTML.indexOf('>')).replace(texts, '…')
      /** Colours are those of what lies around it. */
      const placeOf = (element: Element): string =>
        element.parentElement === null
          ? ''
          : shorten(placeOf(element.parentElement) + tagOf(element.parentElement))
      const leaveOutKnown = (parent: Element, place: string, isInRow: boolean) => {
        for (const [index, element] of [...parent.children].entries()) {
          const isRow = isInRow || element.matches(rows)
          const looks = element.outerHTML.replace(isRow ? texts : words, '…')
          // What is checked or has the focus stands in no attribute. Columns have colours of their own.
          const state = element.querySelectorAll(':checked, :focus').length
          const kind = shorten(`${place} ${state} ${isInRow ? index : ''} ${looks}`)
          if (known.has(kind)) exclude.push(element)
          else leaveOutKnown(element, shorten(place + tagOf(element)), isRow)
          looked.push(kind)
          if (isRow) known.add(kind)
        }
      }
      const roots =
        dialogs.length > 0 ? dialogs.slice(-1) : document.querySelectorAll(selector || 'body')
      for (const root of roots) leaveOutKnown(root, shorten(placeOf(root) + tagOf(root)), false)
      return { found: await axeCore.run({ include, exclude }, options), looked }
    },
    [MODAL, part, ROWS, TEXTS, WORDS, [...passed], run] as const,
  )
  const failed = found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  if (failed.length === 0) for (const kind of shown) passed.add(kind)
  return failed
}
