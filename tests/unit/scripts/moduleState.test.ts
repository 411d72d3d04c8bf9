import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** What can be changed though its binding is const. A table of them says so by its type: ReadonlySet, ReadonlyMap. */
const CONTAINERS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'AbortController', 'EventTarget'])

/** What returns state of its own (shared/platform/lib/machine.ts). */
const FACTORIES = new Set(['createEmitter', 'createStore', 'createMachine'])

/** Methods that change what they are called on. */
const CHANGING = new Set([
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'set',
  'add',
  'delete',
  'clear',
])

const isAssignment = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

const isFunction = (node: ts.Node) => ts.isFunctionLike(node) || ts.isClassLike(node)

/** The names that a module binds at its top level, with what can be told of each from its declaration. */
function topLevel(file: ts.SourceFile) {
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.map((declaration) => ({
      name: declaration.name.getText(file),
      isMutable:
        (declarationList.flags & ts.NodeFlags.Const) === 0 || holdsContainer(declaration, file),
    })),
  )
}

function holdsContainer({ initializer, type }: ts.VariableDeclaration, file: ts.SourceFile) {
  if (initializer === undefined || type?.getText(file).startsWith('Readonly') === true) return false
  if (ts.isCallExpression(initializer))
    return (
      FACTORIES.has(initializer.expression.getText(file)) && file.text.includes('/lib/machine.ts')
    )
  return ts.isNewExpression(initializer) && CONTAINERS.has(initializer.expression.getText(file))
}

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
      if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) note(node.operand)
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
function stateOf(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const changed = changedIn(file)
  return topLevel(file)
    .filter(({ name, isMutable }) => isMutable || changed.has(name))
    .map(({ name }) => `${path}: ${name}`)
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `src/${path}`)

/** The rows of the list: | `file` | `name` | why |. */
const listed = [
  ...readFileSync('docs/moduleState.md', 'utf8').matchAll(/^\| `(.+?)` \| `(.+?)` \|/gm),
].map(([, path, name]) => `${path}: ${name}`)

it('modules have no state beyond docs/moduleState.md', () => {
  const found = sources.flatMap((path) => stateOf(path, readFileSync(path, 'utf8')))
  expect(found.toSorted()).toEqual(listed.toSorted())
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
    "import { createStore } from '#shared/platform/lib/machine.ts'\nconst theme = createStore('light')",
    ['theme'],
  ],
  ['a database handle of the same name', "const drafts = createStore('lekha-form')", []],
  ['a table', "const WORDS: ReadonlySet<string> = new Set(['a'])", []],
  ['what a function makes anew', 'export const part = () => new Map<string, number>()', []],
  [
    'a name of a function that is also one of the module',
    "const all = ['a']\nconst read = () => all[0]",
    [],
  ],
])('%s', (_, text, names) => {
  expect(stateOf('a.ts', text)).toEqual(names.map((name) => `a.ts: ${name}`))
})
