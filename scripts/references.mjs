import { runnerImport } from 'vite'

/** `npm run check:references`: every reference of a comment and every link of a page leads to something that is there. */
const { module } = await runnerImport('./scripts/references/check.ts', { configFile: false })
const faults = module.findBrokenReferences()
for (const { file, line, reference, missing } of faults)
  console.error(`${file}:${line}: ${reference}: ${missing}`)
if (faults.length > 0) console.error(`\n${faults.length} references lead nowhere.`)
process.exit(faults.length > 0 ? 1 : 0)
