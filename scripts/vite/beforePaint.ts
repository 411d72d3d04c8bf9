import { build, type ResolvedConfig } from 'vite'
import { parseEnv } from '../../src/shared/platform/config/env.ts'
import { defineBase } from './define.ts'

const ENTRY = 'src/app/prerender/beforePaint.ts'

/**
 * For browsers without modules, in ES5: all of them are too old. The others do not request it; checkBrowser.ts tests
 * them.
 */
export const NO_MODULES_SCRIPT =
  "document.documentElement.setAttribute('data-start-error', 'unsupported')\n"

/** The code of the script that runs before the first paint: a classic one, for modules wait until the page is there. */
export async function beforePaint({
  root,
  base,
  env,
}: Pick<ResolvedConfig, 'root' | 'base' | 'env'>): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      ...defineBase(base),
      __API_BASES__: JSON.stringify(parseEnv(env).VITE_API_BASES),
    },
    build: {
      target: 'es2017', // every browser with modules reads it, also those that are too old (checkBrowser.ts)
      write: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'beforePaint' },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error(`${ENTRY} was not built.`)
  return output.output[0].code
}
