import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import { type Connect, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { createModuleLoader } from '../../scripts/moduleLoader.mjs'
import { pageFile } from '../../scripts/vite/pageFile.ts'
import { sendResponse, toRequest } from './nodeHttp.ts'
import { API_PATH, MAP_PATH, SANDBOX_PATH } from './paths.ts'
import type { createSandbox as Create, Sandbox, SandboxSettings } from './sandbox.ts'
import { withBanner } from './withBanner.ts'

const SANDBOX_PATHS = [API_PATH, MAP_PATH, SANDBOX_PATH]
const isSandboxPath = (url: string) => SANDBOX_PATHS.some((path) => path.test(url))

/**
 * Loads the sandbox through its own Vite server, which dev and preview share: TypeScript and `#…` imports work in both,
 * and editing the product never restarts the world.
 */
export async function loadSandbox(
  root: string,
  settings: SandboxSettings,
): Promise<{ sandbox: Sandbox; close: () => Promise<void> }> {
  const loader = await createModuleLoader(root)
  const module = await loader.ssrLoadModule('/tests/sandbox/sandbox.ts')
  const createSandbox = module.createSandbox as typeof Create // an untyped import of exactly that module
  return { sandbox: createSandbox(settings), close: () => loader.close() }
}

/** Answers a request of a Node server. False if it is not for the sandbox. */
export async function respond(
  sandbox: Sandbox,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  const response = await sandbox.handle(toRequest(incoming))
  if (response !== null) await sendResponse(response, outgoing)
  return response !== null
}

/** Node's five seconds end some connections at the moment at which a test sends its next request over them. */
const KEEP_ALIVE_MS = 10 * 60_000

/** The worlds of a server, created with its first request and dropped with the server. */
function attach(server: ViteDevServer | PreviewServer, settings: SandboxSettings): void {
  let loading: ReturnType<typeof loadSandbox> | undefined
  const load = () => (loading ??= loadSandbox(server.config.root, settings))

  const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (!isSandboxPath(incoming.url ?? '')) {
      next()
      return
    }
    load()
      .then(({ sandbox }) => respond(sandbox, incoming, outgoing))
      .then((response) => {
        if (!response) next()
      })
      .catch((error: unknown) => {
        // A client that disconnects during a response is not an error.
        if (!outgoing.destroyed) next(error)
      })
  }
  server.middlewares.use(middleware)

  const { httpServer } = server
  if (httpServer !== null && 'keepAliveTimeout' in httpServer)
    httpServer.keepAliveTimeout = KEEP_ALIVE_MS

  // Other upgrades belong to Vite.
  server.httpServer?.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!API_PATH.test(incoming.url ?? '')) return
    load().then(
      ({ sandbox }) => {
        if (!sandbox.upgrade(incoming, socket, head)) socket.destroy()
      },
      () => socket.destroy(), // the reason is in the terminal
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

/** Page navigations, answered like the preview but with the banner. */
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
  /** Default: SANDBOX_SPEED, or 1. */
  speed?: string
  /** Number of clients and users in the lists. Default: SANDBOX_CLIENTS and SANDBOX_USERS, or the usual ones. */
  clients?: string
  users?: string
  /** Shows the accounts beside the sign-in form. Default: on, unless SANDBOX_BANNER is 'off'. */
  banner?: boolean
}

/**
 * The sandbox inside Vite: the dev and preview servers answer all API paths, /sandbox and its inbox. Only the mode
 * `sandbox` has this plugin. It adds nothing to a build, so it can serve the production build.
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
      order: 'post', // after Vite's own middleware, which would look for these files in the project
      handler: (html, { server }) => (banner && server !== undefined ? withBanner(html) : html),
    },
  }
}
