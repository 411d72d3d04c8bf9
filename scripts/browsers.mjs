import { runnerImport } from 'vite'

/** `npm run check:browsers`: the sources use nothing that a supported browser lacks and that has no fallback. */
const { module } = await runnerImport('./scripts/browsers/check.ts', { configFile: false })
const faults = module.findUnsupportedFeatures()
for (const fault of faults) console.error(fault)
if (faults.length > 0)
  console.error(
    '\nUse something else, or write a fallback and list it in scripts/browsers/fallbacks.ts.',
  )
process.exit(faults.length > 0 ? 1 : 0)
