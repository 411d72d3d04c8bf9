import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'

/** `npm run screens [name…]`: a PNG of every screen, or of those whose name fits, into screens/. */
const FOLDER = 'screens'
const names = process.argv.slice(2)
if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true })

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    'screens.spec.ts',
    ...(names.length > 0 ? ['-g', names.join('|')] : []),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: ensureChromium(),
      SCREENS: FOLDER,
      SANDBOX_BANNER: 'off',
    },
  },
)
process.exit(status ?? 1)
