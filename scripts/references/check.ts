import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { BrokenReference } from './markdown.ts'
import { brokenReferencesInPage, type Repository } from './pages.ts'
import { brokenReferencesInSource, missingPathsInComments, type Docs } from './sources.ts'
import { brokenStateNames } from './states.ts'

const SOURCE = /\.(?:tsx?|mjs|css|scss|html)$/
const ROOT_FILES = /^(?:[\w.]+\.ts|index\.html|\.env\.\w+|\.dependency-cruiser\.cjs)$/
/** Settings with paths in their texts. */
const JSON_FILES = ['.oxlintrc.json', 'cspell.json', 'knip.json', 'package.json']
const read = (path: string) => readFileSync(path, 'utf8')

const under = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)

function readDocs(): Docs {
  const page = (name: keyof Docs) => read(`docs/${name}.md`)
  return {
    shell: page('shell'),
    analyzers: page('analyzers'),
    kyc: page('kyc'),
    decisions: page('decisions'),
    pitfalls: page('pitfalls'),
    look: page('look'),
    performance: page('performance'),
    architecture: page('architecture'),
  }
}

function repository(): Repository {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  return {
    exists: existsSync,
    page: (path) => (path.endsWith('.md') ? read(path) : undefined),
    npmScripts: new Set(Object.keys(scripts)),
  }
}

/** Every reference of the sources and every link of the pages that leads nowhere. */
export function findBrokenReferences(): BrokenReference[] {
  const docs = readDocs()
  const files = repository()
  const pages = ['README.md', 'CONTRIBUTING.md', ...under('docs', /\.md$/)]
  // The test of this check quotes references that lead nowhere.
  const sources = ['api', 'src', 'tests', 'scripts']
    .flatMap((folder) => under(folder, SOURCE))
    .filter((path) => !path.endsWith('/references.test.ts'))
  const roots = readdirSync('.').filter((name) => ROOT_FILES.test(name))
  return [
    ...[...sources, ...roots, ...pages].flatMap((path) =>
      brokenReferencesInSource(path, read(path), docs),
    ),
    ...[...sources, ...roots, ...JSON_FILES].flatMap((path) =>
      missingPathsInComments(path, read(path), existsSync),
    ),
    ...pages.flatMap((path) => brokenReferencesInPage(path, read(path), files)),
    ...pages.flatMap((path) => brokenStateNames(path, read(path), read)),
  ]
}
