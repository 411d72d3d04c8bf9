import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { join, resolve } from 'node:path'
import {
  createServer,
  type Connect,
  type Plugin,
  type PreviewServer,
  type ViteDevServer,
} from 'vite'
import { pageFile } from '../../scripts/vite/pageFile.ts'
import type { createSandbox as Create, Sandbox, SandboxSettings } from './sandbox.ts'
import { sendResponse, toRequest } from './nodeHttp.ts'
import { API_PATH, MAP_PATH, SANDBOX_PATH } from './paths.ts'
import { withBanner } from './withBanner.ts'

const OURS = [API_PATH, MAP_PATH, SANDBOX_PATH]
const isOurs = (url: string) => OURS.some((path) => path.test(url))

/**
 * Loads the sandbox through a Vite of its own, which dev and preview share: TypeScript and `#…` imports work in both,
 * and an edit of the product never restarts the world.
 */
export async function loadSandbox(
  root: string,
  settings: SandboxSettings,
): Promise<{ sandbox: Sandbox; close: () => Promise<void> }> {
  const loader = await createServer({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const module = await loader.ssrLoadModule('/tests/sandbox/sandbox.ts')
  const createSandbox = module.createSandbox as typeof Create // it knows no types; the path names that very module
  return { sandbox: createSandbox(settings), close: () => loader.close() }
}

/** Answers a request of a Node server. False: it is none of the sandbox's. */
export async function answer(
  sandbox: Sandbox,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  const response = await sandbox.handle(toRequest(incoming))
  if (response !== null) await sendResponse(response, outgoing)
  return response !== null
}

/** The worlds of a server, made with its first request and gone with the server. */
function attach(server: ViteDevServer | PreviewServer, settings: SandboxSettings): void {
  let loading: ReturnType<typeof loadSandbox> | undefined
  const load = () => (loading ??= loadSandbox(server.config.root, settings))

  const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (!isOurs(incoming.url ?? '')) {
      next()
      return
    }
    load()
      .then(({ sandbox }) => answer(sandbox, incoming, outgoing))
      .then((answered) => {
        if (!answered) next()
      })
      .catch((error: unknown) => {
        // A reader that went away in the middle of an answer is no fault.
        if (!outgoing.destroyed) next(error)
      })
  }
  server.middlewares.use(middleware)

  // What else may be upgraded here is Vite's own: it looks for itself.
  server.httpServer?.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!API_PATH.test(incoming.url ?? '')) return
    load().then(
      ({ sandbox }) => {
        if (!sandbox.upgrade(incoming, socket, head)) socket.destroy()
      },
      () => socket.destroy(), // why is told in the terminal
    )
  })

  server.httpServer?.once('close', () => void loading?.then(({ close }) => close()))

  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    load().then(
      ({ sandbox }) => server.config.logger.info(`\n${sandbox.welcome}`),
      (error: unknown) =>
        server.config.logger.error(`The sandbox does not start: ${String(error)}`),
    )
  }
}

/** What a browser opens, as the preview would send it, and the banner with it. */
function pageWithBanner({ config }: PreviewServer): Connect.NextHandleFunction {
  const folder = resolve(config.root, config.build.outDir)
  return (incoming, outgoing, next) => {
    if (incoming.headers.accept?.includes('text/html') !== true) {
      next()
      return
    }
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    readFile(join(folder, pageFile(folder, pathname)), 'utf8').then((html) => {
      outgoing.setHeader('Content-Type', 'text/html; charset=utf-8')
      outgoing.setHeader('Cache-Control', 'no-cache')
      outgoing.end(withBanner(html))
    }, next)
  }
}

export type SandboxOptions = {
  /** Left out: SANDBOX_SPEED, or 1. */
  speed?: string
  /** How many clients and users the lists shall hold. Left out: SANDBOX_CLIENTS and SANDBOX_USERS, or the usual few. */
  clients?: string
  users?: string
  /** The accounts beside the sign-in form. Left out: shown unless SANDBOX_BANNER is 'off'. */
  banner?: boolean
}

/**
 * The stand-in backend inside Vite: the dev and preview servers answer every API path, /sandbox and its inbox.
 * Only the mode `sandbox` has this plugin, and it adds nothing to a build: it can serve the one that ships.
 */
export function sandbox({
  speed = process.env.SANDBOX_SPEED,
  clients = process.env.SANDBOX_CLIENTS,
  users = process.env.SANDBOX_USERS,
  banner = process.env.SANDBOX_BANNER !== 'off',
}: SandboxOptions = {}): Plugin {
  const settings = { speed, clients, users }
  return {
    name: 'lekha:sandbox',
    configureServer: (server) => attach(server, settings),
    configurePreviewServer(server) {
      attach(server, settings)
      if (banner) server.middlewares.use(pageWithBanner(server))
    },
    transformIndexHtml: {
      order: 'post', // after Vite's own pass, which would look for these files in the project
      handler: (html, { server }) => (banner && server !== undefined ? withBanner(html) : html),
    },
  }
}
