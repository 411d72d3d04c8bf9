import type { LocationState } from '../geolocation/locationWatcher.ts'
import type { FormCase } from '../model/form.ts'
import { photosToTake } from '../model/formValues.ts'
import type { Translations } from '../translations.ts'
import type { Browser } from './detectBrowser.ts'
import {
  NEEDED_BYTES,
  SLOW_FROM_SECONDS,
  type CameraTest,
  type NetworkTest,
  type StorageTest,
} from './phoneTests.ts'

export const CHECKS = ['secure', 'camera', 'location', 'storage', 'network'] as const
export type PhoneCheck = (typeof CHECKS)[number]

const PHOTO_CHECKS: ReadonlySet<PhoneCheck> = new Set<PhoneCheck>(['camera', 'storage'])

/** Where all photos were accepted before, neither camera nor storage is needed (decisions L81). */
export const checksOf = (formCase: FormCase): readonly PhoneCheck[] =>
  photosToTake(formCase).length > 0 ? CHECKS : CHECKS.filter((check) => !PHOTO_CHECKS.has(check))

export type CheckTone = 'ready' | 'testing' | 'ask' | 'warning' | 'stop'

/** Only `stop` prevents continuing. */
export type Readiness = {
  tone: CheckTone
  status: keyof Translations['phone']['tones']
  detail: string
  instructions: readonly string[]
}

type Denied = { kind: 'denied' }

export type PhoneTestResults = {
  isSecure: boolean
  camera: Exclude<CameraTest, Denied>
  location: Exclude<LocationState, Denied>
  storage: StorageTest
  network: NetworkTest
}

const ROUGH_ACCURACY_M = 500
const MEGABYTE = 1_000_000
const MINUTE = 60

type Numbers = (value: number) => string
type ReadinessContext = {
  messages: Translations['phone']
  number: Numbers
  duration: Numbers
  browser: Browser
}

const readiness = (
  tone: CheckTone,
  detail: string,
  instructions: readonly string[] = [],
  status: Readiness['status'] = tone,
): Readiness => ({ tone, status, detail, instructions })

const READINESS: {
  [Name in PhoneCheck]: (found: PhoneTestResults, way: ReadinessContext) => Readiness
} = {
  secure: ({ isSecure }, { messages: { secure } }) =>
    isSecure ? readiness('ready', secure.yes) : readiness('stop', secure.no, [secure.repair]),
  camera: ({ camera }, way) => cameraReadiness(camera, way),
  location: ({ location }, way) => locationReadiness(location, way),
  storage: ({ storage }, { messages: { storage: messages }, number }) => {
    if (storage.kind === 'unknown') return readiness('ready', messages.unknown)
    const free = messages.free({ megabytes: number(Math.floor(storage.freeBytes / MEGABYTE)) })
    return storage.freeBytes >= NEEDED_BYTES
      ? readiness('ready', free)
      : readiness('warning', messages.low({ free, needed: number(NEEDED_BYTES / MEGABYTE) }), [
          messages.repair,
          messages.byItself,
        ])
  },
  network: ({ network }, way) => networkReadiness(network, way),
}

function cameraReadiness(
  camera: PhoneTestResults['camera'],
  { messages, browser }: ReadinessContext,
): Readiness {
  const { camera: own } = messages
  switch (camera.kind) {
    case 'unasked':
      return readiness('ask', own.why)
    case 'testing':
      return readiness('testing', own.testing)
    case 'ready':
      return readiness('ready', camera.hasFrontAndBack ? own.both : own.one)
    case 'busy':
      return readiness('stop', own.busy, [own.busyRepair])
    case 'missing':
      return readiness(
        'stop',
        own.missing,
        browser === 'inApp' ? [messages.inApp] : [own.missingRepair],
      )
    default:
      return camera satisfies never
  }
}

function locationReadiness(
  location: PhoneTestResults['location'],
  { messages, number }: ReadinessContext,
): Readiness {
  const { location: own } = messages
  switch (location.kind) {
    case 'off':
      return readiness('ask', own.why)
    case 'asking':
      return readiness('testing', own.testing)
    case 'found': {
      const { accuracyM } = location.fix.coordinates
      const fact = own.accurate({ metres: number(accuracyM) })
      return accuracyM < ROUGH_ACCURACY_M
        ? readiness('ready', fact)
        : readiness('warning', fact, [own.precise, own.window])
    }
    case 'failed':
      return readiness('stop', own.failed, [own.switchOn, own.window])
    default:
      return location satisfies never
  }
}

function networkReadiness(
  network: NetworkTest,
  { messages: { network: messages }, duration }: ReadinessContext,
): Readiness {
  if (network.kind === 'testing') return readiness('testing', messages.testing)
  if (network.kind === 'offline')
    return readiness('warning', messages.offline, [messages.offlineRepair], 'off')
  if (network.kind === 'connected') return readiness('ready', messages.connected)
  const { sendSeconds } = network
  if (sendSeconds < SLOW_FROM_SECONDS) return readiness('ready', messages.fast)
  const fact = messages.slow({ duration: duration(Math.ceil(sendSeconds / MINUTE)) })
  return readiness('warning', fact, [messages.slowRepair], 'slow')
}

export const checkReadiness = (
  check: PhoneCheck,
  found: PhoneTestResults,
  way: ReadinessContext,
): Readiness => READINESS[check](found, way)
