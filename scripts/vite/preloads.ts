import type { Plugin } from 'vite'
import { graphOf, type Bundle } from './chunkGraph.ts'

/**
 * With a lazy part the browser is asked for all scripts that it imports. Leaves out those that the asking script has
 * loaded itself: their names would be in the first load.
 */
export function preloads(): Plugin {
  let bundle: Bundle = {}
  const resolveDependencies = (
    _: string,
    dependencies: string[],
    { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
  ): string[] => {
    const host = bundle[hostId]
    if (hostType !== 'js' || host?.type !== 'chunk') return dependencies
    const loaded = new Set(graphOf(bundle, host).map(({ fileName }) => fileName))
    return dependencies.filter((name) => !loaded.has(name))
  }
  return {
    name: 'lekha:preloads',
    apply: 'build',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    generateBundle: {
      order: 'pre',
      handler(_, files) {
        bundle = files
      },
    },
  }
}
