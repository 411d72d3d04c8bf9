import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

/** Modules that come with signed-in pages, and what they import after them. */
const SIGNED_IN =
  /^src\/(?:app\/(?:guards\/SessionLayout|analyzers|shell\/|home\/|IdleTimer|pages\/)|features\/(?:home|jobs|applicants|check|admin|kyc|financial|idExtraction)\/|features\/auth\/password\/ChangePasswordPage|shared\/kits\/(?:analyzer|jobs)\/)/
const IMPORT = /(?:\bfrom |\bimport\(|^import )'([^']+)'/gm

function pathOf(specifier: string, importer: string): string {
  const [file = ''] = specifier.split('?')
  return file.startsWith('#') ? `src/${file.slice(1)}` : join(dirname(importer), file)
}

/** All modules of pages without a session, also those that come later. */
function publicModules(): readonly string[] {
  const found = new Set(['src/main.tsx'])
  // A set goes on to what is added while it is walked.
  for (const path of found)
    for (const [, specifier = ''] of read(path).matchAll(IMPORT)) {
      if (!/^[#.]/.test(specifier)) continue
      const next = pathOf(specifier, path)
      if (/\.tsx?$/.test(next) && existsSync(next) && !SIGNED_IN.test(next)) found.add(next)
    }
  return [...found]
}

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name))

/** Parts of a choice have it too, with rules of their own. */
const STATES = new Set(['is-on'])

/** Classes that have a rule only where prerendered pages leave it out. */
function signedInClasses(): ReadonlySet<string> {
  const css = read('src/app/theme/theme.css').replaceAll(/\/\*.*?\*\//gs, '')
  const parts = css.split(/signed-in-(?:begins|ends) \{.*?\}/)
  expect(parts).toHaveLength(3)
  const [before = '', signedIn = ''] = parts
  const ofAll = classesIn(before)
  return new Set([...classesIn(signedIn)].filter((name) => !ofAll.has(name) && !STATES.has(name)))
}

it('no class of a page without a session is among the styles of signed-in pages', () => {
  const signedIn = signedInClasses()
  expect(signedIn).toContain('app-bar')
  const modules = publicModules()
  expect(modules).toContain('src/features/candidate/addressForm/fields/FormScreen.tsx')
  const used = modules.flatMap((path) =>
    [...read(path).matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(
      ([, text = '', code = '']) => {
        const names = [text, ...(code.match(/(?<=['"`])[^'"`]*(?=['"`])/g) ?? [])]
        return names
          .flatMap((name) => name.split(/\s+/))
          .filter((name) => signedIn.has(name))
          .map((name) => `${path}: ${name}`)
      },
    ),
  )
  expect(used).toEqual([])
})
