import { setTimeout as pause } from 'node:timers/promises'
import { createStore, get, set } from 'idb-keyval'
import { createBackend, type Backend } from '../backend.ts'
import { freshWorld } from '../freshWorld.ts'
import { createMapService } from '../map/mapService.ts'
import { restoreWorld, takeSnapshot, type WorldSnapshot } from '../snapshot.ts'
import { createCookieJar, type CookieJar } from './cookieJar.ts'

/** A payslip takes 4 seconds. */
const SPEED = 3
/** Trials have ended by then, and nobody remembers what was done. */
const FORGET_AFTER_MS = 12 * 60 * 60_000
const SAVE_AFTER_MS = 300
const KEY = 'world'

type Stored = { build: string; savedAt: number; cookie: string; world: WorldSnapshot }

const store = createStore('lekha-demo', 'demo')

async function readStored(): Promise<Stored | undefined> {
  const stored = await get<Stored>(KEY, store)
  const isCurrent =
    stored?.build === __DEMO_BUILD__ && Date.now() - stored.savedAt < FORGET_AFTER_MS
  return isCurrent ? stored : undefined
}

export type DemoBackend = Backend & {
  jar: CookieJar
  /** Stores the world soon: the browser stops the worker after half a minute without an event. */
  save: () => Promise<void>
}

/** The backend of all tabs, with the world that they had before the worker was stopped. */
export async function openStoredWorld(): Promise<DemoBackend> {
  const stored = await readStored()
  const makeFreshWorld = (speed: number) => freshWorld({ speed })
  const backend = createBackend({
    world: stored === undefined ? makeFreshWorld(SPEED) : restoreWorld(stored.world),
    makeFreshWorld,
    answerMap: createMapService(),
    demo: { basePath: import.meta.env.BASE_URL.slice(0, -1) },
  })
  const jar = createCookieJar(stored?.cookie ?? '')
  let saving: Promise<void> | null = null

  async function saveLater(): Promise<void> {
    await pause(SAVE_AFTER_MS)
    saving = null
    const world = takeSnapshot(backend.world())
    await set(KEY, { build: __DEMO_BUILD__, savedAt: Date.now(), cookie: jar.cookie, world }, store)
  }
  return { ...backend, jar, save: () => (saving ??= saveLater()) }
}
