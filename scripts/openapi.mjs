import { readFile, writeFile } from 'node:fs/promises'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { runnerImport } from 'vite'

const FILE = 'docs/api/openapi.json'

/** The document has no licence. Two paths end with a slash, and some calls have errors without a status (kyc §7, shell §8). */
const OFF = {
  'info-license': 'off',
  'no-path-trailing-slash': 'off',
  'operation-4xx-response': 'off',
}

/**
 * `npm run openapi` writes docs/api/openapi.json from the strict descriptions in `api`; `npm run check:openapi` fails if the
 * file is stale or the linter finds an error.
 */
const { module } = await runnerImport('./api/openapi.ts', { configFile: false })
const text = `${JSON.stringify(module.openApiDocument(), null, 2)}\n`

async function findFaults() {
  const isCurrent = (await readFile(FILE, 'utf8').catch(() => '')) === text
  const config = await createConfig({ extends: ['recommended'], rules: OFF })
  const problems = await lintFromString({ source: text, absoluteRef: FILE, config })
  return [
    ...(isCurrent ? [] : [`${FILE} is stale: run npm run openapi`]),
    ...problems.map(
      ({ severity, ruleId, message, location: [at] }) =>
        `${severity} ${ruleId}: ${message} (${at?.pointer ?? ''})`,
    ),
  ]
}

if (process.argv.includes('--check')) {
  const faults = await findFaults()
  for (const fault of faults) console.error(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
await writeFile(FILE, text)
process.exit(0)
