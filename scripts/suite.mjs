import { spawnSync } from 'node:child_process'
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

/** `npm run test:deploy`, `npm run test:engines`: the built product where it really runs, in tests/deploy or tests/engines. */
const [name, ...args] = process.argv.slice(2)
const started = Date.now()
ensurePackages(SUITES[name])
buildForTests()

const report = `test-results/${name}.json`
mkdirSync('test-results', { recursive: true })
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    `--config=tests/${name}/playwright.config.ts`,
    '--reporter=list,json',
    ...args,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  },
)
const { lines, isGood } = summary(null, JSON.parse(readFileSync(report, 'utf8')))
const minutes = ((Date.now() - started) / 60_000).toFixed(1)
console.log(`${lines.join('\n')} (test:${name}, ${minutes} min)`)
process.exit(status === 0 && isGood ? 0 : 1)
