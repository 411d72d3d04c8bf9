import { readFile, writeFile } from 'node:fs/promises'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { createModuleLoader } from './moduleLoader.mjs'

const FOLDER = 'docs/api'

/**
 * `npm run openapi` writes docs/api/openapi.json and docs/api/asyncapi.json from the strict descriptions in `api`, with examples
 * from the sandbox; `npm run check:openapi` fails if a file is stale or the linter finds an error.
 */
const loader = await createModuleLoader()
const { makeDocuments } = await loader.ssrLoadModule('/scripts/api/documents.ts')
const documents = Object.entries(await makeDocuments())

async function findFaults([name, text]) {
  const file = `${FOLDER}/${name}`
  const isCurrent = (await readFile(file, 'utf8').catch(() => '')) === text
  const config = await loadConfig({ configPath: `${FOLDER}/redocly.yaml` })
  const problems = await lintFromString({ source: text, absoluteRef: file, config })
  return [
    ...(isCurrent ? [] : [`${file} is stale: run npm run openapi`]),
    ...problems.map(
      ({ severity, ruleId, message, location: [at] }) =>
        `${severity} ${ruleId}: ${message} (${name} ${at?.pointer ?? ''})`,
    ),
  ]
}

let status = 0
if (process.argv.includes('--check')) {
  const faults = (await Promise.all(documents.map(findFaults))).flat()
  for (const fault of faults) console.error(fault)
  status = faults.length > 0 ? 1 : 0
} else {
  await Promise.all(documents.map(([name, text]) => writeFile(`${FOLDER}/${name}`, text)))
}
await loader.close()
process.exit(status)
