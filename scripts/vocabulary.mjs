import { runnerImport } from 'vite'

/** `npm run check:spelling`, second part: no home-made term that the glossary has replaced. */
const { module } = await runnerImport('./scripts/vocabulary/check.ts', { configFile: false })
const findings = module.findBannedTerms()
for (const { file, line, term, use } of findings)
  console.error(`${file}:${line}: "${term}": write ${use}`)
process.exit(findings.length > 0 ? 1 : 0)
