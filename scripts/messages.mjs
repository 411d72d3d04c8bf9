import { runnerImport } from 'vite'

/**
 * `npm run messages` writes the types of the English message catalogues; `npm run check:messages` says where a catalogue
 * is incomplete or its types are old (docs/howto/language.md).
 */
const { module } = await runnerImport('./scripts/messages/catalogues.ts', { configFile: false })
if (process.argv.includes('--check')) {
  const faults = module.findCatalogueFaults()
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) console.error(`\n${faults.length} faults in the message catalogues.`)
  process.exit(faults.length > 0 ? 1 : 0)
}
module.writeDeclarations()
process.exit(0)
