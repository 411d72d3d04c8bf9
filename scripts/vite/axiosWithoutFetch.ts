import type { Plugin } from 'vite'

const NO_FETCH = '\0lekha:no-fetch-adapter'

/**
 * Leaves axios's fetch adapter out of the build: a browser sends by XHR, which tells how far an upload is, and the code
 * of the other one is in every signed-in page's first load (4 kB gz). Tests run on the whole package.
 */
export function axiosWithoutFetch(): Plugin {
  return {
    name: 'lekha:lean-axios',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isAdapter = importer?.endsWith('/axios/lib/adapters/adapters.js') === true
      return isAdapter && source === './fetch.js' ? NO_FETCH : null
    },
    // axios takes the first adapter that is there.
    load: (id) => (id === NO_FETCH ? 'export const getFetch = () => false' : null),
  }
}
