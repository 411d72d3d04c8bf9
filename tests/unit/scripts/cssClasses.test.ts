import { readdirSync, readFileSync } from 'node:fs'
import { compile, Logger } from 'sass'
import ts from 'typescript'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`)
const sources = paths.filter((path) => /\.tsx?$/.test(path))

const classesIn = (css: string): string[] => {
  const selectors = css.replaceAll(/\/\*.*?\*\/|url\(.*?\)/gs, '')
  return [...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)
}

const own = new Set(
  paths.filter((path) => path.endsWith('.css')).flatMap((path) => classesIn(read(path))),
)
const sass = { loadPaths: ['node_modules'], quietDeps: true, logger: Logger.silent }
const bootstrap = paths
  .filter((path) => path.endsWith('.scss'))
  .map((path) => compile(path, sass).css)
const fromLibraries = new Set(
  [...bootstrap, read('node_modules/leaflet/dist/leaflet.css')].flatMap(classesIn),
)
/** Classes that libraries put on elements and that have no rule of theirs. */
const SET_BY_LIBRARIES = /^(?:Toastify|markedContent$)/

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

/** 'file: class' of each literal in a `className` that no rule names. */
function classesWithoutRule(path: string): string[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  const names: string[] = []
  const visit = (node: ts.Node, isClass: boolean): void => {
    if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) return
    if (isClass && ts.isStringLiteralLike(node)) names.push(...node.text.split(/\s+/))
    const holdsClass =
      isClass || (ts.isJsxAttribute(node) && node.name.getText(file) === 'className')
    ts.forEachChild(node, (child) => visit(child, holdsClass))
  }
  visit(file, false)
  return names
    .filter((name) => name !== '' && !own.has(name) && !fromLibraries.has(name))
    .map((name) => `${path}: ${name}`)
}

it('each class of an element has a rule', () => {
  const components = sources.filter((path) => path.endsWith('.tsx'))
  expect(components.flatMap(classesWithoutRule)).toEqual([])
})

it('each class of a rule is on some element', () => {
  const text = [...sources.map(read), read('index.html')].join('\n')
  const words = new Set(text.match(/[\w-]+/g))
  /** `is-${tone}`, `preview-${width}`. */
  const isComposed = (name: string) =>
    [...name.matchAll(/-/g)].some(({ index }) => text.includes(`${name.slice(0, index + 1)}\${`))
  const unused = [...own].filter(
    (name) =>
      !words.has(name) &&
      !fromLibraries.has(name) &&
      !SET_BY_LIBRARIES.test(name) &&
      !isComposed(name),
  )
  expect(unused).toEqual([])
})
