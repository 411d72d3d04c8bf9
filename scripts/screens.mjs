import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'

/**
 * `npm run screens [name…]`: a PNG of every screen, or of those whose name fits, into screens/; `candidate:` stands for all steps of
 * the candidate's pages, on three phones and in four languages.
 */
const FOLDER = 'screens'
const names = process.argv.slice(2)
if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true })

/** A list that no page has yet has a test of its own, every other screen by its fixture. */
const isPaged = (name) => name.startsWith('paged')
const fixtures = names.filter((name) => !isPaged(name))
const run = (args, env) =>
  spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium(), ...env },
  }).status ?? 1

const statuses = []
if (names.length === 0 || fixtures.length > 0)
  statuses.push(
    run(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        'screens.spec.ts',
        'candidateScreens.spec.ts',
        ...(fixtures.length > 0 ? ['-g', fixtures.join('|')] : []),
      ],
      { SCREENS: FOLDER, SANDBOX_BANNER: 'off' },
    ),
  )
if (names.length === 0 || names.some(isPaged))
  statuses.push(
    run(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=browser',
        'tests/browser/pagedList.test.tsx',
      ],
      { VITE_SCREENS: `../../${FOLDER}` },
    ),
  )
process.exit(Math.max(...statuses))
