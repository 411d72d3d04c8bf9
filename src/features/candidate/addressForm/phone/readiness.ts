import type { LocationState } from '../location/locationState.ts'
import type { Browser } from './browser.ts'
import type { PhoneWords } from './words/en.ts'
import {
  NEEDED_BYTES,
  SLOW_FROM_SECONDS,
  type CameraTest,
  type NetworkTest,
  type StorageTest,
} from './tests.ts'

/** What the form needs of a phone (look 18b). */
export const CHECKS = ['secure', 'camera', 'location', 'storage', 'network'] as const
export type Check = (typeof CHECKS)[number]

export type Tone = 'ready' | 'testing' | 'ask' | 'warning' | 'stop'

/** One of them as it is shown; only `stop` keeps somebody from going on. */
export type Readiness = {
  tone: Tone
  /** Said beside it: its tone, mostly. */
  word: keyof PhoneWords['tones']
  /** What was found. */
  fact: string
  /** In turn, what helps. */
  repair: readonly string[]
}

/** Has a screen of its own. */
type Refused = { kind: 'denied' }

export type Found = {
  isSecure: boolean
  camera: Exclude<CameraTest, Refused>
  location: Exclude<LocationState, Refused>
  storage: StorageTest
  network: NetworkTest
}

/** Worse than this, the phone gives only a rough place. */
const ROUGH_FROM_M = 500
const MEGABYTE = 1_000_000
const MINUTE = 60

type Numbers = (value: number) => string
type Way = { words: PhoneWords; number: Numbers; browser: Browser }

const shown = (
  tone: Tone,
  fact: string,
  repair: readonly string[] = [],
  word: Readiness['word'] = tone,
): Readiness => ({ tone, word, fact, repair })

const READINESS: { [Name in Check]: (found: Found, way: Way) => Readiness } = {
  secure: ({ isSecure }, { words: { secure } }) =>
    isSecure ? shown('ready', secure.yes) : shown('stop', secure.no, [secure.repair]),
  camera: ({ camera }, way) => ofCamera(camera, way),
  location: ({ location }, way) => ofLocation(location, way),
  storage: ({ storage }, { words: { storage: words }, number }) => {
    if (storage.kind === 'unknown') return shown('ready', words.unknown)
    const free = words.free(number(Math.floor(storage.freeBytes / MEGABYTE)))
    return storage.freeBytes >= NEEDED_BYTES
      ? shown('ready', free)
      : shown('warning', words.low(free, number(NEEDED_BYTES / MEGABYTE)), [
          words.repair,
          words.byItself,
        ])
  },
  network: ({ network }, way) => ofNetwork(network, way),
}

function ofCamera(camera: Found['camera'], { words, browser }: Way): Readiness {
  const { camera: own } = words
  switch (camera.kind) {
    case 'unasked':
      return shown('ask', own.why)
    case 'testing':
      return shown('testing', own.testing)
    case 'ready':
      return shown('ready', camera.isBoth ? own.both : own.one)
    case 'busy':
      return shown('stop', own.busy, [own.busyRepair])
    case 'missing':
      return shown('stop', own.missing, browser === 'inApp' ? [words.inApp] : [own.missingRepair])
    default:
      return camera satisfies never
  }
}

function ofLocation(location: Found['location'], { words, number }: Way): Readiness {
  const { location: own } = words
  switch (location.kind) {
    case 'off':
      return shown('ask', own.why)
    case 'asking':
      return shown('testing', own.testing)
    case 'found': {
      const { accuracyM } = location.fix.place
      const fact = own.accurate(number(accuracyM))
      return accuracyM < ROUGH_FROM_M
        ? shown('ready', fact)
        : shown('warning', fact, [own.precise, own.window])
    }
    case 'failed':
      return shown('stop', own.failed, [own.switchOn, own.window])
    default:
      return location satisfies never
  }
}

function ofNetwork(network: NetworkTest, { words: { network: words }, number }: Way): Readiness {
  if (network.kind === 'testing') return shown('testing', words.testing)
  if (network.kind === 'offline')
    return shown('warning', words.offline, [words.offlineRepair], 'ask')
  if (network.kind === 'connected') return shown('ready', words.connected)
  const { sendSeconds } = network
  if (sendSeconds < SLOW_FROM_SECONDS) return shown('ready', words.fast)
  const fact = words.slow(number(Math.ceil(sendSeconds / MINUTE)))
  return shown('warning', fact, [words.slowRepair], 'slow')
}

export const readinessOf = (check: Check, found: Found, way: Way): Readiness =>
  READINESS[check](found, way)
