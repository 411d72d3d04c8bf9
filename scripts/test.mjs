import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { asPattern, countMatchingTests } from './test/countMatchingTests.mjs'
import { summary } from './test/summary.mjs'

/**
 * `npm test`: unit, journeys and component tests by vitest, then the built product in Chromium by Playwright.
 * `npm test -- payslip admin`: of both, what belongs to these words.
 */
const words = process.argv.slice(2)
process.env.CHROMIUM_PATH = ensureChromium()

const RESULTS = 'test-results'
rmSync(RESULTS, { recursive: true, force: true })

const fits = words.map(countMatchingTests)
for (const { word, vitest, playwright } of fits)
  console.log(`${word}: ${vitest} vitest files, ${playwright} Playwright tests`)
const unknown = fits.filter(({ vitest, playwright }) => vitest + playwright === 0)
if (unknown.length > 0) {
  console.error(`No test fits ${unknown.map(({ word }) => `'${word}'`).join(', ')}.`)
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

/** Runs one of the two runners, unless no word is about it: its report, and whether all went well. */
function run(name, args) {
  if (words.length > 0 && fits.every((fit) => fit[name] === 0)) return { report: null, ended: true }
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  const report = readReport(name)
  return { report, ended: status === 0 && report !== null }
}

const vitest = run('vitest', [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...words,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${RESULTS}/vitest.json`,
])
const playwright = run('playwright', [
  'node_modules/@playwright/test/cli.js',
  'test',
  ...(words.length > 0 ? ['-g', asPattern(words)] : []),
])

const { lines, isGood } = summary(vitest.report, playwright.report)
console.log(`\n${lines.join('\n')}`)
process.exit(vitest.ended && playwright.ended && isGood ? 0 : 1)
