import { expect, it } from 'vitest'
import { formatDuration } from '#features/candidate/addressForm/common/formatDuration.ts'
import { messages as translations } from '#features/candidate/addressForm/locales/en.json'
import { FORM_PHOTO_NAMES } from '#features/candidate/addressForm/model/form.ts'
import { BROWSERS } from '#features/candidate/addressForm/phone/detectBrowser.ts'
import { permissionInstructions } from '#features/candidate/addressForm/phone/permissionInstructions.ts'
import { NEEDED_BYTES, type NetworkTest } from '#features/candidate/addressForm/phone/phoneTests.ts'
import {
  checkReadiness,
  checksOf,
  type PhoneCheck,
  type PhoneTestResults,
  type CheckTone,
} from '#features/candidate/addressForm/phone/readiness.ts'
import { aFormCase } from '../builders.ts'

const place = (accuracyM: number): PhoneTestResults['location'] => {
  const fix = { coordinates: { latitude: 18.5, longitude: 73.8, accuracyM }, at: 0 }
  return { kind: 'found', fix, fixes: [fix] }
}
const FINE: PhoneTestResults = {
  isSecure: true,
  camera: { kind: 'ready', hasFrontAndBack: true },
  location: place(18),
  storage: { kind: 'measured', freeBytes: NEEDED_BYTES },
  network: { kind: 'measured', sendSeconds: 20 },
}
const messages = translations.phone
const way = {
  messages,
  number: String,
  duration: (minutes: number) => formatDuration(minutes, translations.duration),
  browser: 'chrome',
} as const

/** Each thing that a test can find: how it is shown, what it says, and how many steps mend it. */
it.each<[PhoneCheck, Partial<PhoneTestResults>, CheckTone, string, number]>([
  ['secure', {}, 'ready', 'What you send is encrypted', 0],
  ['secure', { isSecure: false }, 'stop', 'This page is not secure', 1],
  ['camera', {}, 'ready', 'Front and back both open', 0],
  ['camera', { camera: { kind: 'ready', hasFrontAndBack: false } }, 'ready', 'One camera opens', 0],
  ['camera', { camera: { kind: 'unasked' } }, 'ask', messages.camera.why, 0],
  ['camera', { camera: { kind: 'testing' } }, 'testing', 'Opening the camera…', 0],
  ['camera', { camera: { kind: 'busy' } }, 'stop', 'Another app is using it', 1],
  ['camera', { camera: { kind: 'missing' } }, 'stop', 'No camera can be opened here', 1],
  ['location', {}, 'ready', 'Accurate to within 18 m', 0],
  ['location', { location: place(2_000) }, 'warning', 'Accurate to within 2000 m', 2],
  ['location', { location: { kind: 'off' } }, 'ask', messages.location.why, 0],
  ['location', { location: { kind: 'asking' } }, 'testing', 'Looking for your location…', 0],
  ['location', { location: { kind: 'failed' } }, 'stop', 'Your phone did not find its location', 2],
  ['storage', {}, 'ready', '20 MB free', 0],
  ['storage', { storage: { kind: 'unknown' } }, 'ready', 'There is room', 0],
  [
    'storage',
    { storage: { kind: 'measured', freeBytes: NEEDED_BYTES - 1 } },
    'warning',
    '19 MB free, 20 MB needed',
    2,
  ],
  ['network', {}, 'ready', 'Fast enough for the photos', 0],
  ['network', { network: { kind: 'testing' } }, 'testing', 'Measuring…', 0],
  ['network', { network: { kind: 'connected' } }, 'ready', 'There is a connection', 0],
  ['network', { network: { kind: 'offline' } }, 'warning', 'No connection', 1],
  [
    'network',
    { network: { kind: 'measured', sendSeconds: 130 } },
    'warning',
    'About 3 min to send all',
    1,
  ],
  [
    'network',
    { network: { kind: 'measured', sendSeconds: 7_320 } },
    'warning',
    'About 2 h 2 min to send all',
    1,
  ],
])('%s, %o', (check, found, tone, fact, steps) => {
  const {
    instructions,
    status: _word,
    ...shown
  } = checkReadiness(check, { ...FINE, ...found }, way)
  expect(shown).toEqual({ tone, detail: fact })
  expect(instructions).toHaveLength(steps)
})

it.each<[NetworkTest, keyof typeof messages.tones]>([
  [{ kind: 'offline' }, 'off'],
  [{ kind: 'measured', sendSeconds: 130 }, 'slow'],
])('a network that is %o is told in a word of its own', (network, word) => {
  expect(checkReadiness('network', { ...FINE, network }, way).status).toBe(word)
})

it.each(BROWSERS)('a refused permission has its way back in %s', (browser) => {
  for (const permission of ['camera', 'location'] as const) {
    const steps = permissionInstructions(permission, messages, browser)
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.at(-1)?.text).toBe(browser === 'inApp' ? messages.inApp : messages.steps.comeBack)
  }
})

it('needs a camera and room only for photos that are still to be taken', () => {
  expect(checksOf(aFormCase())).toContain('camera')
  expect(checksOf(aFormCase({ locked: ['housePhoto', 'selfie'] }))).toContain('camera')
  expect(checksOf(aFormCase({ locked: FORM_PHOTO_NAMES }))).toEqual([
    'secure',
    'location',
    'network',
  ])
  const accepted = aFormCase({ locked: ['housePhoto', 'selfie', 'sign'], subClientName: 'CTS' })
  expect(checksOf(accepted)).not.toContain('camera')
})
