import path from 'node:path'
import ts from 'typescript'

/** Methods that change what they are called on. */
export const CHANGING: ReadonlySet<string> = new Set([
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

export const isAssignment = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

export type Sources = ReadonlyMap<string, ts.SourceFile>
type FunctionNode = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression

const isFunctionNode = (node: ts.Node | undefined): node is FunctionNode =>
  node !== undefined &&
  (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node))

/** Calls `visit` for the nodes of a function or module, without those of functions within it. */
export function visitOwn(root: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(root, (child) => {
    visit(child)
    if (!ts.isFunctionLike(child) && !ts.isClassLike(child)) visitOwn(child, visit)
  })
}

const ALIASES: readonly [string, string][] = [
  ['#app/', 'src/app/'],
  ['#features/', 'src/features/'],
  ['#shared/', 'src/shared/'],
]

function resolve(from: string, specifier: string): string {
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix))
  if (alias !== undefined) return alias[1] + specifier.slice(alias[0].length)
  return path.join(path.dirname(from), specifier)
}

/** The function of our own that a name means in a file; undefined for a library's. */
export function functionOf(sources: Sources, at: string, name: string): FunctionNode | undefined {
  for (const statement of sources.get(at)?.statements ?? []) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement
    if (ts.isVariableStatement(statement))
      for (const { name: bound, initializer } of statement.declarationList.declarations)
        if (bound.getText() === name) return isFunctionNode(initializer) ? initializer : undefined
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    const found = bindings.elements.find((element) => element.name.text === name)
    if (found === undefined || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const file = resolve(at, statement.moduleSpecifier.text)
    return functionOf(sources, file, (found.propertyName ?? found.name).text)
  }
  return undefined
}

/** The names that functions within this one assign, or whose content they change. */
function changedByInner(root: FunctionNode): Set<string> {
  const changed = new Set<string>()
  const visit = (node: ts.Node, isInner: boolean): void => {
    if (isInner) {
      if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind))
        changed.add(node.left.getText())
      if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node))
        changed.add(node.operand.getText())
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
        if (CHANGING.has(node.expression.name.text))
          changed.add(node.expression.expression.getText())
    }
    ts.forEachChild(node, (child) => visit(child, isInner || ts.isFunctionLike(child)))
  }
  ts.forEachChild(root, (child) => visit(child, false))
  return changed
}

/**
 * Whether what a call of this function returns holds state: a variable that inner functions change, or the result of
 * another such factory.
 * @param except the name of a factory that does not count
 */
export function isStatefulFactory(
  sources: Sources,
  factory: FunctionNode,
  except: string,
  seen: ReadonlySet<ts.Node> = new Set(),
): boolean {
  if (factory.body === undefined || seen.has(factory) || nameOf(factory) === except) return false
  const changed = changedByInner(factory)
  let isStateful = false
  const at = factory.getSourceFile().fileName
  visitOwn(factory.body, (node) => {
    if (ts.isVariableDeclaration(node) && changed.has(node.name.getText())) isStateful = true
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const called = functionOf(sources, at, node.expression.text)
      const path = new Set([...seen, factory])
      if (called !== undefined && isStatefulFactory(sources, called, except, path))
        isStateful = true
    }
  })
  return isStateful && returnsFunction(factory)
}

const nameOf = (factory: FunctionNode): string | undefined =>
  ts.isArrowFunction(factory) ? undefined : factory.name?.text

/** A function without an inner function in what it returns keeps nothing. */
function returnsFunction(factory: FunctionNode): boolean {
  const inner = new Set<string>()
  const returned: ts.Node[] = []
  if (factory.body !== undefined && !ts.isBlock(factory.body)) returned.push(factory.body)
  const note = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression)
    if (ts.isFunctionDeclaration(node) && node.name) inner.add(node.name.text)
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined)
      if (isFunctionNode(node.initializer) || ts.isCallExpression(node.initializer))
        inner.add(node.name.getText())
  }
  if (factory.body !== undefined) visitOwn(factory.body, note)
  const holdsFunction = (node: ts.Node): boolean =>
    ts.isFunctionLike(node) ||
    ts.isCallExpression(node) ||
    (ts.isIdentifier(node) && inner.has(node.text)) ||
    ts.forEachChild(node, (child) => holdsFunction(child) || undefined) === true
  return returned.some(holdsFunction)
}
