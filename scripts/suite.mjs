import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { ensurePackages } from './aptPackages.mjs'
import { buildForTests } from './buildForTests.mjs'
import { ensureChromium } from './chromium.mjs'
import { summary } from './test/summary.mjs'

/** What the suites outside `npm test` need of Debian. */
const SUITES = {
  deploy: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
  engines: ['firefox-esr', 'webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
}

/**
 * `npm run test:deploy`, `npm run test:engines`: the built product where it really runs, in tests/deploy or tests/engines.
 * `node scripts/suite.mjs deploy engines` runs both at once: each leaves a core idle while it waits for its browser.
 */
const names = process.argv.slice(2).filter((argument) => argument in SUITES)
const args = process.argv.slice(2).filter((argument) => !(argument in SUITES))
if (names.length === 0) throw new Error(`Name one of ${Object.keys(SUITES).join(', ')}.`)
ensurePackages(names.flatMap((name) => SUITES[name]))
buildForTests()
const chromium = ensureChromium()
mkdirSync('test-results', { recursive: true })

/** Runs one suite to its end. Beside another one it tells what it says when it is done. */
async function run(name) {
  const started = Date.now()
  const report = `test-results/${name}.json`
  const isAlone = names.length === 1
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      `--config=tests/${name}/playwright.config.ts`,
      '--reporter=list,json',
      ...args,
    ],
    {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  )
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
  const status = await new Promise((resolve) => child.on('close', resolve))
  if (!isAlone) console.log(`\n— ${name}\n${Buffer.concat(output).toString()}`)
  const { lines, isGood } = summary(null, JSON.parse(readFileSync(report, 'utf8')))
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  return {
    lines: `${lines.join('\n')} (test:${name}, ${minutes} min)`,
    isGood: status === 0 && isGood,
  }
}

const results = await Promise.all(names.map(run))
for (const { lines } of results) console.log(lines)
process.exit(results.every(({ isGood }) => isGood) ? 0 : 1)
