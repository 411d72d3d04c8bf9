import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { install } from './aptPackages.mjs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The Chromium that this machine already has: CHROMIUM_PATH, the usual places, or Playwright's own download.
 * @returns {string | undefined} path of the executable
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return named
  }
  return [...USUAL_PLACES, chromium.executablePath()].find((place) => existsSync(place))
}

/**
 * Finds a Chromium, or gets one: from Debian's packages where we may install them, else Playwright's own build.
 * @returns {string} path of the executable
 * @throws {Error} that says what to install by hand
 */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; getting one.')
  install(['chromium'])
  if (!findChromium())
    execFileSync(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
      { stdio: 'inherit' },
    )
  const got = findChromium()
  if (!got)
    throw new Error(
      'No Chromium could be installed. Install one and set CHROMIUM_PATH to its executable.',
    )
  return got
}

/** What Playwright itself switches off: a second list would take the place of its own (chromiumSwitches.ts there). */
const PLAYWRIGHT_DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** The popups of an address bar that nobody sees are pages of their own: half of all that a new window costs. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Features that no test looks at. */
export const DISABLED_FEATURES = [...PLAYWRIGHT_DISABLED_FEATURES, ...ADDRESS_BAR]

/** Debian's and Playwright's Chromium without windows: the same engine, and an eighth less work. */
const withoutWindows = (chromium) => `${chromium}-headless-shell`

/** Gets it where Debian's Chromium is used and packages may be installed; without it the tests take longer. */
export function preferHeadlessShell() {
  if (findChromium() === '/usr/bin/chromium' && !existsSync(withoutWindows('/usr/bin/chromium')))
    install(['chromium-headless-shell'])
}

/**
 * Calm, and the same on every machine: no first-run chatter, and the fonts of fonts.conf instead of the machine's.
 * @param {{hasCamera?: boolean}} options with the camera that Chromium brings for tests, which it lacks without windows
 */
export function launchOptions({ hasCamera = false } = {}) {
  const chromium = ensureChromium()
  const shell = withoutWindows(chromium)
  return {
    executablePath: !hasCamera && existsSync(shell) ? shell : chromium,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      `--disable-features=${DISABLED_FEATURES.join()}`,
      ...(hasCamera ? ['--use-fake-device-for-media-stream'] : []),
    ],
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) },
  }
}

if (process.argv[1] === import.meta.filename) {
  ensureChromium()
  preferHeadlessShell()
}
