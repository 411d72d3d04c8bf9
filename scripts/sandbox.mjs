import { parseArgs } from 'node:util'
import { createModuleLoader } from './moduleLoader.mjs'

/** `npm run sandbox [-- --port 8080 --origin https://qa.example]`: the sandbox alone, for QA tools and other clients. */
function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '8080' },
        origin: { type: 'string', multiple: true, default: [] },
      },
    }).values
  } catch (error) {
    console.error(`${error.message}\nUse --port and --origin, which may be repeated.`)
    return process.exit(1)
  }
}
const values = readOptions()

const loader = await createModuleLoader()
try {
  const { parseOrigin, startStandaloneSandbox } = await loader.ssrLoadModule(
    '/tests/sandbox/standalone.ts',
  )
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Error(`--port ${values.port} is not a port. Write a number up to 65535`)
  const origins = values.origin.map(parseOrigin)
  const { url, welcome } = await startStandaloneSandbox({
    port,
    origins,
    settings: {
      speed: process.env.SANDBOX_SPEED,
      clients: process.env.SANDBOX_CLIENTS,
      users: process.env.SANDBOX_USERS,
    },
  })
  const callers = origins.length === 0 ? 'none; allow one with --origin' : origins.join(', ')
  console.log(`\n  Sandbox: ${url}\n  Pages that may call it: ${callers}\n\n${welcome}`)
} catch (error) {
  const isInUse = error.code === 'EADDRINUSE'
  console.error(
    isInUse ? `Port ${values.port} is in use. Choose another with --port` : error.message,
  )
  await loader.close()
  process.exit(1)
}
