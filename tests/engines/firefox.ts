import { join } from 'node:path'
import puppeteer, {
  type Browser,
  type ConsoleMessage,
  type ElementHandle,
  type Page,
} from 'puppeteer-core'
import type { Driver, DrivenPage, LaunchOptions } from './driver.ts'

/** Debian's Firefox over WebDriver BiDi, which it supports natively. */
export const firefox: Driver = async (opening) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': join(opening.folder, 'downloads'),
      'browser.privatebrowsing.autostart': opening.isPrivate,
      'ui.prefersReducedMotion': 1,
    },
  })
  return {
    page: await open(browser, opening),
    openTab: async () => open(browser, opening),
    close: async () => browser.close(),
  }
}

async function open(browser: Browser, { width, height }: LaunchOptions): Promise<DrivenPage> {
  const page = await browser.newPage()
  await page.setViewport({ width, height })
  return driven(page)
}

/** Console output, errors with their message; of closed pages as far as received. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const parts = message.args().map(async (part) => part.evaluate((value) => String(value)))
  return Promise.all(parts).then(
    (texts) => texts.join(' '),
    () => message.text(),
  )
}

function driven(page: Page): DrivenPage {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    void textOf(message).then((text) => errors.push(text))
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  const find = async (selector: string) => {
    const element = await page.$(selector)
    if (element === null) throw new Error(`Nothing is ${selector}.`)
    return element
  }
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: async (body, arg) => page.evaluate(`(async (arg) => {${body}})(${JSON.stringify(arg)})`),
    click: async (selector) => (await find(selector)).click(),
    async type(selector, text) {
      const field = (await find(selector)) as ElementHandle<HTMLInputElement> // the selector is a text field's
      await field.evaluate((input) => input.select())
      await field.type(text)
    },
    async pick(selector, paths) {
      const input = (await find(selector)) as ElementHandle<HTMLInputElement> // the selector is a file input's
      await input.uploadFile(...paths)
    },
    picture: async () => Buffer.from(await page.screenshot()),
    pageErrors: () => errors,
  }
}
