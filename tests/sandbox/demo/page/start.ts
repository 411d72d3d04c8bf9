import { LOADED_AGAIN_KEY, START_AGAIN_CHANNEL } from '../messages.ts'

/** The script of the static pages: starts the worker, or everything again (start-again.html). */
const BASE = import.meta.env.BASE_URL
const PREFIX = 'lekha-'
const WORLD_DATABASE = 'lekha-demo'

function show(text: string): void {
  const message = document.querySelector('#message')
  if (message !== null) message.textContent = text
}

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => resolve()) // the page starts all the same
    request.addEventListener('blocked', () => show('Close the other tabs of the demo.'))
  })

function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
}

/** A page of the portal holds its databases open, so they are deleted from this one. */
async function startAgain(): Promise<void> {
  new BroadcastChannel(START_AGAIN_CHANNEL).postMessage(null)
  await fetch(`${BASE}sandbox/api/reset`, { method: 'POST' })
  clearStorage(localStorage)
  clearStorage(sessionStorage)
  document.cookie = `${PREFIX}active=; path=/; Max-Age=0`
  const databases = await indexedDB.databases()
  const names = databases.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name] : []))
  await Promise.all(names.filter((name) => name !== WORLD_DATABASE).map(deleteDatabase))
  window.location.replace(BASE)
}

/** Loads the page again once the worker is there, which then answers with the portal. */
async function start(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined // not on an insecure address
  if (workers === undefined) {
    show(
      'The demo needs a service worker. Open it over https, and not in a private window of Firefox.',
    )
    return
  }
  await workers.register(`${BASE}sw.js`, { scope: BASE })
  await workers.ready
  if (sessionStorage.getItem(LOADED_AGAIN_KEY) !== null) {
    sessionStorage.removeItem(LOADED_AGAIN_KEY)
    show('The demo did not start. Load the page again.')
    return
  }
  sessionStorage.setItem(LOADED_AGAIN_KEY, '1')
  window.location.reload()
}

const run = window.location.pathname.endsWith('/start-again.html') ? startAgain : start
run().catch((error: unknown) => show(`The demo did not start: ${String(error)}`))
