import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Everything that `npm run check` looks at, the longest first; all of it runs, so that one fault does not hide the next. */
const CHECKS = [
  'boundaries',
  'lint',
  'browsers',
  'guides',
  'spelling',
  'unused',
  'format',
  'references',
  'messages',
  'openapi',
]

/** Runs one check; what it says is told when it is done, so that two at a time do not speak at once. */
async function run(name) {
  const child = spawn(`npm run --silent check:${name}`, { shell: true })
  const output = []
  child.stdout.on('data', (part) => output.push(part))
  child.stderr.on('data', (part) => output.push(part))
  const status = await new Promise((resolve) => child.on('close', resolve))
  console.log(`\n— ${name}\n${Buffer.concat(output).toString()}`)
  return status === 0
}

const waiting = [...CHECKS]
const failed = []
async function worker() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
    if (!(await run(name))) failed.push(name)
}
await Promise.all(Array.from({ length: availableParallelism() }, worker))

console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
