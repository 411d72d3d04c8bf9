import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import type { Glue } from './glue.ts'

/** A code block of a page that does not compile. */
export type BrokenBlock = { page: string; message: string }

/** The bodies of the TypeScript blocks of a page, without the indentation of a list. */
export function codeBlocks(page: string): string[] {
  return [...page.matchAll(/^( *)```tsx?\n([\s\S]*?)^ *```/gm)].map(([, indent = '', body = '']) =>
    body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}

const read = (file: string) => readFileSync(file, 'utf8')

function insertAfter(text: string, after: string, added: string, file: string): string {
  const at = text.indexOf(after)
  if (at === -1) throw new Error(`scripts/guides/glue.ts: ${file} has no "${after}"`)
  return `${text.slice(0, at + after.length)}\n${added}${text.slice(at + after.length)}`
}

type Module = { page: string; file: string }

/** What the pages change in the repository's files, and which of them hold their code. */
function followPages(pages: readonly (readonly [string, Glue, readonly string[]])[]) {
  const texts = new Map<string, string>()
  const modules: Module[] = []
  const add = (file: string, after: string, text: string) =>
    texts.set(file, insertAfter(texts.get(file) ?? read(file), after, text, file))
  for (const [page, { additions = [], places }, blocks] of pages) {
    for (const { file, after, text } of additions) add(file, after, text)
    for (const place of places) {
      const code = place.blocks.map((index) => blocks[index] ?? '').join('\n')
      if ('module' in place)
        texts.set(place.module, `${place.before}\n${code}\n${place.after ?? ''}`)
      else add(place.file, place.after, code)
      modules.push({ page, file: 'module' in place ? place.module : place.file })
    }
  }
  return { texts, modules }
}

/** What the compiler says of the modules, with the texts in place of what is on the disk. */
function compile(texts: ReadonlyMap<string, string>, modules: readonly Module[]): BrokenBlock[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    { noUnusedLocals: false, noUnusedParameters: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  if (config === undefined) throw new Error('tsconfig.json cannot be read')
  const byPath = new Map([...texts].map(([file, text]) => [resolve(file), text]))
  const host = ts.createCompilerHost(config.options)
  host.readFile = (path) => byPath.get(resolve(path)) ?? ts.sys.readFile(path)
  host.fileExists = (path) => byPath.has(resolve(path)) || ts.sys.fileExists(path)
  host.directoryExists = () => true // a module of a guide may stand in a folder that is not there
  const declarations = config.fileNames.filter((path) => path.endsWith('.d.ts'))
  const roots = [...declarations, ...modules.map(({ file }) => resolve(file))]
  const program = ts.createProgram(roots, config.options, host)
  return modules.flatMap(({ page, file }) => {
    const source = program.getSourceFile(resolve(file))
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]
    return diagnostics.map(({ messageText }) => ({
      page,
      message: `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    }))
  })
}

/** Every block of TypeScript in these pages that does not compile in the place that the glue gives it. */
export function findBrokenBlocks(
  pages: ReadonlyMap<string, string>,
  glue: Readonly<Record<string, Glue>>,
): BrokenBlock[] {
  const withCode = [...pages].flatMap(([page, text]) => {
    const blocks = codeBlocks(text)
    return blocks.length === 0 ? [] : [[page, glue[page], blocks] as const]
  })
  const misplaced = withCode.flatMap(([page, { places = [] } = {}, blocks]) => {
    const placed = places.flatMap((place) => place.blocks).toSorted((a, b) => a - b)
    const message = `it has ${blocks.length} blocks of code, and scripts/guides/glue.ts places these: ${placed.join(', ') || 'none'}`
    return placed.join() === [...blocks.keys()].join() ? [] : [{ page, message }]
  })
  if (misplaced.length > 0) return misplaced
  const { texts, modules } = followPages(
    withCode.flatMap(([page, row, blocks]) =>
      row === undefined ? [] : [[page, row, blocks] as const],
    ),
  )
  return compile(texts, modules)
}

/** The pages of the repository that may hold code, by their path. */
export function readPages(): Map<string, string> {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
  return new Map([...pages, 'README.md', 'CONTRIBUTING.md'].map((page) => [page, read(page)]))
}
