import { runnerImport } from 'vite'

/** `npm run doctor -- --base https://host`: compares a backend with the strict descriptions in `api` (docs/api/README.md). */
const interrupt = new AbortController()
process.on('SIGINT', () => interrupt.abort())
process.on('SIGTERM', () => interrupt.abort())
const { module } = await runnerImport('./scripts/doctor/main.ts', { configFile: false })
process.exitCode = await module.main(module.terminal(interrupt.signal))
