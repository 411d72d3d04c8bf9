import { createServer } from 'vite'

/**
 * Loads modules of this project outside of the product: TypeScript and `#…` imports work.
 * @param {string} [root]
 */
export const createModuleLoader = (root = process.cwd()) =>
  createServer({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
