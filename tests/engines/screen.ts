import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { DrivenPage } from './driver.ts'

/** Finds by role and name like the journeys. */
const LIBRARY = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
)

/** A query for an element. `name` is the accessible name, text or label: complete unless written `…begins`. */
export type ElementQuery =
  | { role: string; name?: string; inside?: ElementQuery }
  | { text: string; inside?: ElementQuery }
  | { label: string; inside?: ElementQuery }
  | { css: string; inside?: ElementQuery }

const MARK = 'data-engines'

/** Runs in the page: finds an element, marks it for the driver, and returns its state. Null if there is none. */
const FIND = `
  if (window.TestingLibraryDom === undefined) return 'no library'
  const library = window.TestingLibraryDom
  const asked = (text) => (text === undefined ? undefined : text.startsWith('…')
    ? (found) => found.includes(text.slice(1)) : text)
  const among = ({ inside, ...wanted }) => {
    const root = inside === undefined ? document.body : among(inside)[0]
    if (root === undefined) return []
    if (wanted.css !== undefined) return [...root.querySelectorAll(wanted.css)]
    if (wanted.text !== undefined) return library.queryAllByText(root, asked(wanted.text))
    if (wanted.label !== undefined) return library.queryAllByLabelText(root, asked(wanted.label))
    return library.queryAllByRole(root, wanted.role, { name: asked(wanted.name) })
  }
  for (const marked of document.querySelectorAll('[${MARK}]')) marked.removeAttribute('${MARK}')
  const [found] = among(arg)
  if (found === undefined) return null
  found.setAttribute('${MARK}', '')
  const box = found.getBoundingClientRect()
  return {
    text: found.textContent,
    isEnabled: !found.disabled && found.getAttribute('aria-disabled') !== 'true',
    isInView: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  }
`

type Found = { text: string; isEnabled: boolean; isInView: boolean }

const selector = `[${MARK}]`

/** User actions and checks on a page, independent of the engine. */
export function createScreen(page: DrivenPage, origin: string) {
  async function find(query: ElementQuery): Promise<Found | null> {
    const result = await page.run(FIND, query)
    if (result !== 'no library') return result as Found | null // the type that FIND returns
    await page.run(LIBRARY, null)
    return find(query)
  }

  /** Waits for an element, optionally with the properties of `is`. */
  async function waitFor(query: ElementQuery, is: Partial<Found> = {}): Promise<void> {
    await expect.poll(async () => find(query), { message: JSON.stringify(query) }).toMatchObject(is)
  }

  const path = async () => String(await page.run('return location.pathname', null))

  return {
    page,
    see: waitFor,
    open: async (address: string) => page.goto(origin + address),
    reload: async () => page.reload(),
    async press(query: ElementQuery): Promise<void> {
      // A found element may be replaced before the click, so find it again.
      await expect(async () => {
        await waitFor(query, { isEnabled: true })
        await page.click(selector)
      }).toPass()
    },
    async type(query: ElementQuery, text: string): Promise<void> {
      await waitFor(query, { isEnabled: true })
      await page.type(selector, text)
    },
    async pick(query: ElementQuery, paths: readonly string[]): Promise<void> {
      await waitFor(query)
      await page.pick(selector, paths)
    },
    async gone(query: ElementQuery): Promise<void> {
      await expect.poll(async () => find(query), { message: JSON.stringify(query) }).toBeNull()
    },
    async arrive(at: string): Promise<void> {
      await expect.poll(path).toBe(at)
    },
    /** How far the page is wider than the window, in px. */
    overflow: async () =>
      Number(await page.run('return document.documentElement.scrollWidth - innerWidth', null)),
  }
}

export type Screen = ReturnType<typeof createScreen>
