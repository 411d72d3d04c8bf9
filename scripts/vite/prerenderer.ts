import { createServer, type ViteDevServer } from 'vite'
import type * as Paint from '../../src/app/prerender/prerender.tsx'
import { define } from './define.ts'
import { messages } from './messages.ts'

const MODULE = '/src/app/prerender/prerender.tsx'

export type Prerenderer = Pick<typeof Paint, 'prerenderPath' | 'prerenderSplashScreen'>

/** The painter of the sources as they stand, by a server that can load them in Node. */
export const loadPrerenderer = async (server: ViteDevServer): Promise<Prerenderer> =>
  (await server.ssrLoadModule(MODULE)) as typeof Paint // it knows no types; the path names that very module

/** Paints through a Vite of its own, which a build does not have: components, variables and `?raw` pictures as in the product. */
export async function withPrerenderer<Result>(
  { root, mode }: { root: string; mode: string },
  paint: (painter: Prerenderer) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    mode,
    define,
    plugins: [messages()],
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    return await paint(await loadPrerenderer(server))
  } finally {
    await server.close()
  }
}
