import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'

/** `npm test`: unit, journeys and component tests by vitest, then the built product in Chromium by Playwright. */
process.env.CHROMIUM_PATH = ensureChromium()

const RESULTS = 'test-results'
rmSync(RESULTS, { recursive: true, force: true })

const node = (args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0

function readJson(name) {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${name}.json`, 'utf8'))
  } catch (cause) {
    console.error(`${name} left no report: it did not run to its end.`, cause.message)
    return null
  }
}

const vitestPassed = node([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${RESULTS}/vitest.json`,
])
const vitest = readJson('vitest')

const playwrightPassed = node(['node_modules/@playwright/test/cli.js', 'test'])
const playwright = readJson('playwright')

const secondTry = playwright?.stats.flaky ?? 0
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0) + secondTry
const failed = (vitest?.numFailedTests ?? 0) + (playwright?.stats.unexpected ?? 0)
const skipped = (vitest?.numPendingTests ?? 0) + (playwright?.stats.skipped ?? 0)

if (secondTry > 0) console.log(`\n${secondTry} passed at the second try`)
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(vitestPassed && playwrightPassed && vitest && playwright && failed === 0 ? 0 : 1)
