import { runnerImport } from 'vite'

/** `npm run check:guides`: every block of TypeScript in the docs compiles. */
const { module: guides } = await runnerImport('./scripts/guides/check.ts', { configFile: false })
const { module: glue } = await runnerImport('./scripts/guides/glue.ts', { configFile: false })
const broken = guides.findBrokenBlocks(guides.readPages(), glue.GLUE)
for (const { page, message } of broken) console.error(`${page}: ${message}`)
process.exit(broken.length > 0 ? 1 : 0)
