import { build } from 'vite'

const ENTRY = 'src/app/paint/beforePaint.ts'

/** The code of the script that runs before the first paint: a classic one, for modules wait until the page is there. */
export async function beforePaint(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'beforePaint' },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error(`${ENTRY} was not built.`)
  return output.output[0].code
}
