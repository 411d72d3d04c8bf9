import { readFile } from 'node:fs/promises'
import {
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { TEST_BUILD_DIR } from '../../../scripts/buildForTests.mjs'
import { chunkNamesFile } from '../../../scripts/vite/chunkNames.ts'
import type { Portal } from './portal.ts'

type Row = { step: string; message: string; back: string }

/** The rows of one flow in docs/offline.md. */
async function rowsOf(flow: string): Promise<Row[]> {
  const lines = (await readFile('docs/offline.md', 'utf8')).split('\n')
  return lines
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name]) => name === flow)
    .map(([, , step = '', message = '', back = '']) => ({ step, message, back }))
}

/** Tells whether a file's address is that of a part of this name, or of a worker whose file begins with it. */
export async function createChunkMatcher(): Promise<(part: string, address: string) => boolean> {
  const names: Record<string, string> = JSON.parse(
    await readFile(chunkNamesFile(TEST_BUILD_DIR), 'utf8'),
  )
  return (part, address) => {
    const file = new URL(address).pathname.split('/').at(-1) ?? ''
    return names[file] === part || file.startsWith(`${part}-`)
  }
}

/**
 * Waits until a part of this name has come and nothing else is on its way: before that a step without a line has nothing to be
 * pressed. Begin with it before the page is opened.
 */
export async function trackChunks(page: Page): Promise<(part: string) => Promise<void>> {
  const isOf = await createChunkMatcher()
  const underWay = new Set<Request>()
  const requested: string[] = []
  page.on('request', (request) => underWay.add(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('requestfinished', (request) => {
    underWay.delete(request)
    requested.push(request.url())
  })
  return async (part) =>
    expect
      .poll(() => underWay.size === 0 && requested.some((address) => isOf(part, address)), part)
      .toBe(true)
}

type FlowStep = {
  /** What the person does. */
  act: () => Promise<unknown>
  /** What then stands there, and what must still be there. */
  after: () => Promise<unknown>
  /** Code that is not there before, though it may have been prefetched: names of its parts. */
  blockedChunks?: readonly string[]
  /** Where the buttons are that bring it on, if not anywhere on the page. */
  on?: Locator
}

/**
 * The line of a visit, which its table in docs/offline.md takes away and gives back: every row is gone through, in its
 * order, and says what the page must say.
 */
export async function createOfflineFlow(flow: string, page: Page, context: BrowserContext) {
  const rows = await rowsOf(flow)
  const blocked = new Set<string>()
  const isOf = await createChunkMatcher()
  await page.route('**/assets/**', async (route) => {
    const isBlocked = [...blocked].some((part) => isOf(part, route.request().url()))
    await (isBlocked ? route.abort('internetdisconnected') : route.fallback())
  })

  async function visit(
    step: string,
    { act, after, blockedChunks = [], on }: FlowStep,
    isCut: boolean,
  ) {
    const row = rows.shift()
    expect(row?.step, `the next row of ${flow}`).toBe(step)
    const { message = '', back = '' } = row ?? {}
    if (isCut) await context.setOffline(true)
    await act()
    await expect(page.getByText(message).filter({ visible: true }).first()).toBeVisible()
    for (const chunk of blockedChunks) blocked.delete(chunk)
    if (isCut) await context.setOffline(false)
    if (back !== 'by itself')
      for (const name of back.split(', then '))
        await (on ?? page).getByRole('button', { name, exact: true }).click()
    await after()
  }

  return {
    /** From here on this code does not come, so that nothing of it is there when the step is due. */
    hold: (...chunks: string[]) => chunks.forEach((chunk) => blocked.add(chunk)),
    /** A step without a line, which is given back once the page has said so. */
    cut: async (step: string, about: FlowStep) => visit(step, about, true),
    /** A step whose code alone does not come. */
    lack: async (step: string, about: FlowStep) => visit(step, about, false),
    end: () => expect(rows, `rows of ${flow} that nobody went through`).toEqual([]),
  }
}

/** Errors that the browser logs for requests without a connection. */
export const allowNetworkErrors = (portal: Portal): void =>
  portal.allowError(/Failed to load resource|net::ERR/)

export const sees = async (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text).first()).toBeVisible()

/** Opens a menu of the app bar and follows a link in it. */
export async function openMenuLink(page: Page, menu: string, link: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
}
