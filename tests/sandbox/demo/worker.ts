import './workerGlobals.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs' // pdf.js runs in this worker: a service worker can start no other
import { API_PATH, MAP_PATH } from '../paths.ts'
import { handleConnection, isRefused, SOCKET_PATH } from '../uan/socket.ts'
import type { CallAnswer, PageMessage, SocketMessage } from './messages.ts'
import type { FetchEvent, ServiceWorkerScope } from './serviceWorker.ts'
import { openStoredWorld } from './storedWorld.ts'

/** The demo's backend: a service worker with the sandbox in it, which answers every call of every tab. */
const worker = globalThis as unknown as ServiceWorkerScope // the one place where this script runs
const BASE = import.meta.env.BASE_URL
const BASE_PATH = BASE.slice(0, -1)
/** Files that a page may open: the static host has them. */
const STATIC_FILE = /\.(html|txt|json|pdf|svg|xlsx)$/

/** Made by the sandbox; Chromium asks the static host for a link with `download`, not the worker. */
const MADE_FILE = /^\/sandbox\/(applicants|limits)\//

const opening = openStoredWorld()

const isCall = (path: string) => API_PATH.test(path) || MAP_PATH.test(path)
const isSandboxPage = (path: string) =>
  /^\/sandbox(\/|$)/.test(path) && !path.startsWith('/sandbox/samples/')

/** The sandbox's links and redirects, under the demo's path. */
async function rebased(response: Response, path: string): Promise<Response> {
  const headers = new Headers(response.headers)
  const location = headers.get('Location')
  if (location !== null) headers.set('Location', BASE_PATH + location)
  if (MADE_FILE.test(path)) headers.set('Content-Disposition', 'attachment')
  if (headers.get('Content-Type')?.startsWith('text/html') !== true)
    return new Response(response.body, { status: response.status, headers })
  const html = (await response.text())
    .replaceAll(/ (href|src|action)="\//g, ` $1="${BASE}`)
    .replaceAll(/(\/sandbox\/(?:applicants|limits)\/[^"]*") download/g, '$1')
    .replace(
      '</head>',
      `<link rel="stylesheet" href="${BASE}demo/demo.css"><script src="${BASE}demo/page.js"></script></head>`,
    )
  return new Response(html, { status: response.status, headers })
}

/** The sandbox's response, as a server gives it at this path. */
async function answer(request: Request, path: string): Promise<Response> {
  const { handle, jar } = await opening
  const { search } = new URL(request.url)
  const url = new URL(path + search, request.url)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody ? await request.blob() : null
  const { method, headers, credentials } = request
  const make = (address: URL) =>
    jar.addTo(new Request(address, { method, headers, credentials, body }))
  let response = await handle(make(url))
  // A browser follows it, with the same method and body.
  const moved = response?.status === 307 ? response.headers.get('Location') : null
  if (moved !== null) response = await handle(make(new URL(moved, url)))
  if (response === null) return new Response('Not found', { status: 404 })
  jar.readFrom(response)
  return isCall(path) ? response : rebased(response, path)
}

/** The page of a path, with the bar and the accounts. The static host has only the page that starts the demo. */
async function pageAt(path: string): Promise<Response> {
  const page = await fetch(`${BASE}pages/${__DEMO_PAGES__[path] ?? 'app.html'}`, {
    cache: 'no-cache', // an older page names scripts that the host no longer has
  })
  // A host may have redirected to a shorter address, which no navigation may be answered with.
  return new Response(page.body, { status: page.status, headers: page.headers })
}

const save = async () => (await opening).save()

function respond(event: FetchEvent): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  const respondWith = (path: string) => {
    const answered = answer(request, path)
    event.respondWith(answered)
    event.waitUntil(answered.then(save, save))
  }
  if (isCall(pathname)) respondWith(pathname)
  if (!pathname.startsWith(BASE)) return
  const path = pathname.slice(BASE_PATH.length)
  if (isSandboxPage(path)) respondWith(path)
  else if (request.mode === 'navigate' && !STATIC_FILE.test(path)) event.respondWith(pageAt(path))
}

/** A socket of a candidate's page, which no worker can intercept: the page has put a port in its place (page/socket.ts). */
async function openSocket(path: string, port: MessagePort): Promise<void> {
  const { world } = await opening
  const id = decodeURIComponent(SOCKET_PATH.exec(path)?.[1] ?? '')
  const tell = (message: SocketMessage) => port.postMessage(message)
  if (isRefused(world(), id)) {
    tell({ kind: 'closed', code: 1006 })
    return
  }
  tell({ kind: 'opened' })
  const onText = handleConnection(world(), id, {
    send: (text) => tell({ kind: 'text', text }),
    close: () => tell({ kind: 'closed', code: 1000 }),
    drop: () => tell({ kind: 'closed', code: 1006 }),
  })
  port.addEventListener('message', ({ data }: MessageEvent<string>) => {
    void onText(data).then(save)
  })
  port.start()
}

/** A call of a closing page (page/keepaliveCalls.ts). */
async function answerMessage(
  { url, body, ...init }: Extract<PageMessage, { kind: 'call' }>,
  port: MessagePort,
): Promise<void> {
  const response = await answer(new Request(url, { ...init, body }), new URL(url).pathname)
  const answered: CallAnswer = { status: response.status, body: await response.text() }
  port.postMessage(answered)
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', respond)
worker.addEventListener('message', (event) => {
  const {
    data,
    ports: [port],
  } = event
  const message = data as PageMessage // from our own page
  if (port === undefined) return
  if (message.kind === 'openSocket') void openSocket(message.path, port)
  if (message.kind === 'call') event.waitUntil(answerMessage(message, port).then(save))
})
