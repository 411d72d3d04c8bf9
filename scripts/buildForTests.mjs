import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Where the build that tests run on stands. */
export const TEST_BUILD_DIR = 'dist/tested'

/** What the tested build is told of its deployment: the sandbox's keys and its maps service. */
export const testBuildEnv = () => parseEnv(readFileSync('.env.sandbox', 'utf8'))

/**
 * The product as it ships, for tests: a production build with the sandbox's keys, as a deployment tells its own.
 * It polls ten times as often; `useRealPollInterval` of the browser tests gives pages the real interval.
 * TESTED_IS_BUILT says that it stands already, where several suites follow each other (.ci/run).
 */
export function buildForTests() {
  if (process.env.TESTED_IS_BUILT) return
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', TEST_BUILD_DIR],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...testBuildEnv(), TESTED_POLL_INTERVAL_MS: '300' },
    },
  )
  if (status !== 0) throw new Error('The product does not build.')
}

if (process.argv[1] === import.meta.filename) buildForTests()
