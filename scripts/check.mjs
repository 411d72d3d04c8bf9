import { spawnSync } from 'node:child_process'

/** Everything that `npm run check` looks at; all of it runs, so that one fault does not hide the next. */
const CHECKS = [
  ['types', 'tsc', '--noEmit'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  [
    'format',
    'oxfmt',
    '--check',
    'src',
    'tests',
    'scripts',
    'vite.config.ts',
    'vitest.config.ts',
    'playwright.config.ts',
  ],
  ['unused code', 'knip', '--no-progress'],
  ['cycles and arrows', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'tests'],
]

const failed = CHECKS.filter(([name, command, ...args]) => {
  console.log(`\n— ${name}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0
  )
})
console.log(
  failed.length === 0
    ? '\nAll checks passed.'
    : `\nFailed: ${failed.map(([name]) => name).join(', ')}`,
)
process.exit(failed.length === 0 ? 0 : 1)
