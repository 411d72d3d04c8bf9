import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureChromium, preferHeadlessShell } from './chromium.mjs'
import { changedTests } from './test/changedTests.mjs'
import { asPattern, countMatchingTests } from './test/countMatchingTests.mjs'
import { summary } from './test/summary.mjs'

/**
 * `npm test`: unit, journeys and component tests by vitest, then the built product in Chromium by Playwright.
 * `npm test -- payslip admin`: of both, the tests that match these filters. `npm test -- --changed`: before a commit, the
 * tests of what differs from the last one.
 */
const CHANGED = '--changed'
const filters = process.argv.slice(2).filter((argument) => argument !== CHANGED)
const changed = process.argv.includes(CHANGED) ? changedTests() : null
process.env.CHROMIUM_PATH = ensureChromium()
preferHeadlessShell()

const RESULTS = 'test-results'
rmSync(RESULTS, { recursive: true, force: true })

const matches = filters.map(countMatchingTests)
for (const { filter, vitest, playwright } of matches)
  console.log(`${filter}: ${vitest} vitest files, ${playwright} Playwright tests`)
for (const [name, paths] of Object.entries(changed ?? {}))
  console.log(`${name}: ${paths.join(', ') || 'nothing changed that it tests'}`)
if (changed !== null && Object.values(changed).every((paths) => paths.length === 0)) process.exit()
const unknown = matches.filter(({ vitest, playwright }) => vitest + playwright === 0)
if (unknown.length > 0) {
  console.error(`No test matches ${unknown.map(({ filter }) => `'${filter}'`).join(', ')}.`)
  process.exit(1)
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${name}.json`, 'utf8'))
  } catch (cause) {
    console.error(`${name} left no report: it did not run to its end.`, cause.message)
    return null
  }
}

/** Runs one of the two runners, unless it has no test to run: its report, and whether it passed. */
function run(name, args) {
  const isOut = filters.length > 0 && matches.every((match) => match[name] === 0)
  if (isOut || changed?.[name].length === 0) return { report: null, ended: true }
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  const report = readReport(name)
  return { report, ended: status === 0 && report !== null }
}

const vitest = run('vitest', [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...filters,
  ...(changed?.vitest ?? []),
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${RESULTS}/vitest.json`,
])
const playwright = run('playwright', [
  'node_modules/@playwright/test/cli.js',
  'test',
  ...(changed?.playwright ?? []),
  ...(filters.length > 0 ? ['-g', asPattern(filters)] : []),
])

const { lines, isGood } = summary(vitest.report, playwright.report)
console.log(`\n${lines.join('\n')}`)
process.exit(vitest.ended && playwright.ended && isGood ? 0 : 1)
