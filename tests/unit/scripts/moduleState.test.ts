import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import {
  CHANGING,
  functionOf,
  isAssignment,
  isStatefulFactory,
  visitOwn,
  type Sources,
} from './statefulFactories.ts'

/** What can be changed though its binding is const. A table of them says so by its type: ReadonlySet, ReadonlyMap. */
const CONTAINERS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'AbortController', 'EventTarget'])

const isFunction = (node: ts.Node) => ts.isFunctionLike(node) || ts.isClassLike(node)

/** Its parts would fill the table with 70 rows of one reason: one row for itself stands for them. */
const LAZY_PARTS = 'lazyWithRetry'

/** The names that a module binds at its top level, with what can be told of each from its declaration. */
function topLevel(file: ts.SourceFile, sources: Sources) {
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.map((declaration) => ({
      name: declaration.name.getText(file),
      isMutable:
        (declarationList.flags & ts.NodeFlags.Const) === 0 ||
        holdsContainer(declaration, file) ||
        callsFactory(declaration, file, sources),
    })),
  )
}

function holdsContainer({ initializer, type }: ts.VariableDeclaration, file: ts.SourceFile) {
  if (initializer === undefined || type?.getText(file).startsWith('Readonly') === true) return false
  return ts.isNewExpression(initializer) && CONTAINERS.has(initializer.expression.getText(file))
}

/** Whether a call outside functions returns functions that hold state. */
function callsFactory(declaration: ts.VariableDeclaration, file: ts.SourceFile, sources: Sources) {
  let isFound = false
  visitOwn(declaration, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
    const called = functionOf(sources, file.fileName, node.expression.text)
    isFound ||= called !== undefined && isStatefulFactory(sources, called, LAZY_PARTS)
  })
  return isFound
}

const COUNTS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusPlusToken,
  ts.SyntaxKind.MinusMinusToken,
])

/** The names whose members some function of the file changes: `x.y = 1`, `x[k] += 1`, `delete x.y`, `x.push(…)`. */
function changedIn(file: ts.SourceFile): Set<string> {
  const changed = new Set<string>()
  const note = (target: ts.Expression) => {
    if (ts.isPropertyAccessExpression(target) || ts.isElementAccessExpression(target))
      changed.add(target.expression.getText(file))
  }
  const visit = (node: ts.Node, isInFunction: boolean): void => {
    if (isInFunction) {
      if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) note(node.left)
      if (ts.isPostfixUnaryExpression(node)) note(node.operand)
      // `-x` and `!x` change nothing.
      if (ts.isPrefixUnaryExpression(node) && COUNTS.has(node.operator)) note(node.operand)
      if (ts.isDeleteExpression(node)) note(node.expression)
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const { expression, name } = node.expression
        if (CHANGING.has(name.text)) changed.add(expression.getText(file))
      }
    }
    ts.forEachChild(node, (child) => visit(child, isInFunction || isFunction(node)))
  }
  visit(file, false)
  return changed
}

/** 'file: name' of every binding of a module that can change while the page runs. */
function stateOf(file: ts.SourceFile, sources: Sources): string[] {
  const changed = changedIn(file)
  return topLevel(file, sources)
    .filter(({ name, isMutable }) => isMutable || changed.has(name))
    .map(({ name }) => `${file.fileName}: ${name}`)
}

const parse = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

const sources: Sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [`src/${path}`, parse(`src/${path}`, readFileSync(`src/${path}`, 'utf8'))]),
)

/** The rows of the list: | `file` | `name` | why |. */
const listed = [
  ...readFileSync('docs/state.md', 'utf8').matchAll(/^\| `(.+?)` \| `(.+?)` \|/gm),
].map(([, path, name]) => `${path}: ${name}`)

it('modules have no state beyond docs/state.md', () => {
  const found = [...sources.values()].flatMap((file) => stateOf(file, sources))
  const lazyComponents = `src/shared/ui/loading/lazyWithRetry.tsx: ${LAZY_PARTS}`
  expect([...found, lazyComponents].toSorted()).toEqual(listed.toSorted())
})

it.each([
  ['a let', 'let running = 0', ['running']],
  ['a map', 'const polls = new Map<string, number>()', ['polls']],
  ['an exported set', 'export const told = new Set<string>()', ['told']],
  ['a controller', 'const session = new AbortController()', ['session']],
  [
    'an object that a function changes',
    'const held = { n: 0 }\nfunction add() { held.n += 1 }',
    ['held'],
  ],
  [
    'an array that a function fills',
    'const all: number[] = []\nconst add = () => all.push(1)',
    ['all'],
  ],
  [
    'a store',
    "import { createStore } from '#shared/platform/lib/async/machine.ts'\nconst theme = createStore('light')",
    ['theme'],
  ],
  ['a database handle of the same name', "const drafts = createStore('lekha-form')", []],
  [
    'a queue of a factory in another module',
    "import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'\nconst queue = createTaskQueue(1)",
    ['queue'],
  ],
  [
    'what a factory keeps in its closure',
    'const count = counter()\nfunction counter() { let n = 0; return () => (n += 1) }',
    ['count'],
  ],
  [
    'a factory of a factory',
    'const both = pair()\nconst pair = () => ({ one: counter() })\nfunction counter() { let n = 0; return () => (n += 1) }',
    ['both'],
  ],
  [
    'a sum that is made once',
    'const total = sum([1])\nfunction sum(all: number[]) { let n = 0; all.forEach((one) => (n += one)); return n }',
    [],
  ],
  ['a table', "const WORDS: ReadonlySet<string> = new Set(['a'])", []],
  ['what a function makes anew', 'export const part = () => new Map<string, number>()', []],
  [
    'a name of a function that is also one of the module',
    "const all = ['a']\nconst read = () => all[0]",
    [],
  ],
])('%s', (_, text, names) => {
  const file = parse('src/a.ts', text)
  const found = stateOf(file, new Map([...sources, ['src/a.ts', file]]))
  expect(found).toEqual(names.map((name) => `src/a.ts: ${name}`))
})
