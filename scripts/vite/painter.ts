import { createServer, type ViteDevServer } from 'vite'
import type * as Paint from '../../src/app/paint/paint.tsx'
import { define } from './define.ts'

const MODULE = '/src/app/paint/paint.tsx'

export type Painter = Pick<typeof Paint, 'paintAddress' | 'paintNeutral'>

/** The painter of the sources as they stand, by a server that can load them in Node. */
export const painterOf = async (server: ViteDevServer): Promise<Painter> =>
  (await server.ssrLoadModule(MODULE)) as typeof Paint // it knows no types; the path names that very module

/** Paints through a Vite of its own, which a build does not have: components, variables and `?raw` pictures as in the product. */
export async function withPainter<Result>(
  { root, mode }: { root: string; mode: string },
  paint: (painter: Painter) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    mode,
    define,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    return await paint(await painterOf(server))
  } finally {
    await server.close()
  }
}
