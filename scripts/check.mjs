import { spawnSync } from 'node:child_process'

/** Everything that `npm run check` looks at; all of it runs, so that one fault does not hide the next. */
const CHECKS = ['types', 'lint', 'format', 'unused', 'arrows', 'references']

const failed = CHECKS.filter((name) => {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(`npm run --silent check:${name}`, { stdio: 'inherit', shell: true })
  return status !== 0
})
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
