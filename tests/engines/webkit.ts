import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver'
import type { Driver, DrivenPage, LaunchOptions } from './driver.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((onListening) => server.listen(0, '127.0.0.1', onListening))
  const { port } = server.address() as AddressInfo // of a listening server
  await new Promise((closed) => server.close(closed))
  return port
}

/** A separate display: Xvfb reports its number when it is ready. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolvePort, reject) => {
    screen.stdio[3]?.once('data', (data: unknown) => resolvePort(String(data).trim()))
    screen.once('error', reject)
  })
  return { display: `:${number}`, screen }
}

/** WebKitWebDriver; its browser writes page errors to the driver's output. */
async function startDriver(display: string, port: number) {
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const errors: string[] = []
  service.stdout.on('data', (data: unknown) => {
    errors.push(
      ...String(data)
        .split('\n')
        .filter((line) => / ERROR /.test(line)),
    )
  })
  while (!(await isReady(`http://127.0.0.1:${port}/status`)))
    await new Promise((later) => setTimeout(later, 50))
  return { service, complaints: errors }
}

async function isReady(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  )
}

const capabilities = ({ width, height, isPrivate, folder }: LaunchOptions) =>
  new Capabilities({
    browserName: 'lekha-engines',
    'webkitgtk:browserOptions': {
      binary: resolve('tests/engines/webkitBrowser.py'),
      args: [
        `--folder=${folder}`,
        `--width=${width}`,
        `--height=${height}`,
        ...(isPrivate ? ['--private'] : []),
      ],
    },
  })

/** Debian's WebKitGTK in a window of tests/engines/webkitBrowser.py, over WebDriver. */
export const webkit: Driver = async (opening) => {
  const { display, screen } = await startScreen()
  const port = await freePort()
  const { service, complaints: errors } = await startDriver(display, port)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities(opening))
    .build()
  const wrap = async () => driven(driver, await driver.getWindowHandle(), errors)
  return {
    page: await wrap(),
    async openTab() {
      await driver.switchTo().newWindow('window')
      return wrap()
    },
    async close() {
      await driver.quit()
      service.kill()
      screen.kill()
    },
  }
}

/** WebDriver has one current window, so each action switches to its own first. */
function driven(driver: WebDriver, handle: string, errors: readonly string[]): DrivenPage {
  const here = async () => driver.switchTo().window(handle)
  const find = async (selector: string) => {
    await here()
    return driver.findElement(By.css(selector))
  }
  return {
    async goto(address) {
      await here()
      await driver.get(address)
    },
    async reload() {
      await here()
      await driver.navigate().refresh()
    },
    async run(body, arg) {
      await here()
      return driver.executeScript(`return (async (arg) => {${body}})(arguments[0])`, arg)
    },
    click: async (selector) => (await find(selector)).click(),
    async type(selector, text) {
      const field = await find(selector)
      await field.clear()
      await field.sendKeys(text)
    },
    async pick(selector, paths) {
      await (await find(selector)).sendKeys(paths.join('\n'))
    },
    async picture() {
      await here()
      return Buffer.from(await driver.takeScreenshot(), 'base64')
    },
    pageErrors: () => errors,
  }
}
